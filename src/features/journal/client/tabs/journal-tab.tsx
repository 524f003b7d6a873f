import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { useCurrentUser } from '#features/people/client/for-other-features.ts';
import { PlaceIntro } from '#ui/place-intro.tsx';
import { LatestEntry } from '../components/latest-entry.tsx';
import { TodaysPrompt } from '../components/todays-prompt.tsx';

/** The journal tab: the question of the day, what was written last, and what the journal is for. */
export function JournalTab() {
  const { user } = useCurrentUser();
  if (user === null) return null;
  return (
    <div className="@container">
      <div className="grid items-start gap-3 @3xl:grid-cols-2 @3xl:grid-rows-[auto_1fr] @3xl:gap-4">
        <div className="@3xl:col-start-2">
          <TodaysPrompt userId={user.id} />
        </div>
        <div className="@3xl:col-start-1 @3xl:row-span-2 @3xl:row-start-1">
          <PlaceIntro
            icon={NotePencilIcon}
            title="Write in your journal"
            verse="I will also meditate on all your work, and consider your doings."
            reference="Psalm 77:12"
            href="/journal"
            link="Start Journaling"
          >
            A prompt if you want one, a mood if it helps, and as few words as you like. Only you can read it
            {user.isSecret ? '.' : ', and entries earn XP.'}
          </PlaceIntro>
        </div>
        <LatestEntry />
      </div>
    </div>
  );
}
