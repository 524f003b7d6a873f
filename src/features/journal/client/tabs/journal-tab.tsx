import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PlaceIntro } from '#ui/place-intro.tsx';

export function JournalTab() {
  return (
    <PlaceIntro
      icon={NotePencilIcon}
      title="Write in your journal"
      verse="I will also meditate on all your work, and consider your doings."
      reference="Psalm 77:12"
      href="/journal"
      link="Start Journaling"
    >
      A prompt if you want one, a mood if it helps, and as few words as you like. Only you can read it, and
      entries earn XP.
    </PlaceIntro>
  );
}
