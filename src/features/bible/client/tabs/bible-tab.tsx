import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { useIsSecret } from '#features/people/client/for-other-features.ts';
import { Card } from '#ui/card.tsx';
import { PlaceIntro } from '#ui/place-intro.tsx';
import { BookmarkCard } from '../components/bookmark-card.tsx';
import { PlansRow } from '../components/plans-row.tsx';
import { VerseOfTheDayCard } from '../components/verse-of-the-day-card.tsx';

/** Where reading goes on and the day's verse, beside what the Bible Reader is for. */
export function BibleTab() {
  const isSecret = useIsSecret();
  return (
    <div className="@container">
      <div className="grid items-start gap-3 sm:gap-4 @3xl:grid-cols-2">
        <div className="grid gap-3 sm:gap-4">
          <BookmarkCard />
          <Card padded={false} className="px-5 sm:px-6">
            <PlansRow />
          </Card>
          <VerseOfTheDayCard />
        </div>
        <PlaceIntro
          icon={BookOpenTextIcon}
          title="Read the Bible"
          verse="Your word is a lamp to my feet, and a light for my path."
          reference="Psalm 119:105"
          href="/bible"
          link="Open Bible Reader"
        >
          Take one chapter slowly, or search for the words you half remember.{' '}
          {!isSecret && 'Time spent reading, and chapters that you finish, earn XP.'}
        </PlaceIntro>
      </div>
    </div>
  );
}
