import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { PlaceIntro } from '#ui/place-intro.tsx';

export function BibleTab() {
  return (
    <PlaceIntro
      icon={BookOpenTextIcon}
      title="Read the Bible"
      verse="Your word is a lamp to my feet, and a light for my path."
      reference="Psalm 119:105"
      href="/bible"
      link="Open Bible Reader"
    >
      Take one chapter slowly, or search for the words you half remember. Time spent reading, and chapters
      that you finish, earn XP.
    </PlaceIntro>
  );
}
