import { ImagesIcon } from '@phosphor-icons/react/dist/ssr/Images';
import { PlaceIntro } from '#ui/place-intro.tsx';

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
      Scenes from the Bible’s places, gathered in sets that open as you go. They are yours to download.
    </PlaceIntro>
  );
}
