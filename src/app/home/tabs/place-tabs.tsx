import { BookOpenTextIcon } from '@phosphor-icons/react/dist/ssr/BookOpenText';
import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/ssr/UsersThree';
import { PlaceIntro } from './place-intro.tsx';

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

export function CommunityTab() {
  return (
    <PlaceIntro
      icon={UsersThreeIcon}
      title="Walk together"
      verse="For where two or three are gathered together in my name, there I am in the middle of them."
      reference="Matthew 18:20"
      href="/community"
      link="Join Community"
    >
      Study groups, events and conversations with others who are growing too. Come as you are.
    </PlaceIntro>
  );
}

export function PrayerTab() {
  return (
    <PlaceIntro
      icon={HandsPrayingIcon}
      title="Pray for one another"
      verse="In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God."
      reference="Philippians 4:6"
      href="/prayers"
      link="Open Prayer Center"
    >
      Share what weighs on you, and hold what others carry before God.
    </PlaceIntro>
  );
}

export function CollectionsTab() {
  return (
    <PlaceIntro
      icon={ImagesIcon}
      title="Wallpaper collections"
      verse="The heavens declare the glory of God. The expanse shows his handiwork."
      reference="Psalm 19:1"
      href="/wallpapers"
      link="Browse Collections"
    >
      Scenes from the Bible’s places, gathered in sets that open as your XP grows. They are yours to download.
    </PlaceIntro>
  );
}
