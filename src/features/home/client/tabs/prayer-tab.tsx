import { HandsPrayingIcon } from '@phosphor-icons/react/dist/ssr/HandsPraying';
import { PlaceIntro } from '#ui/place-intro.tsx';

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
