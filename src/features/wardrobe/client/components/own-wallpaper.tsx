import { cn } from '#ui/class-names.ts';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { ApplyButton } from './apply-button.tsx';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** An unlocked wallpaper: a tap on the picture shows it large, and the button applies it. */
export function OwnWallpaper({
  wallpaper,
  onShow,
}: {
  wallpaper: Wallpaper;
  onShow: (wallpaper: Wallpaper) => void;
}) {
  return (
    <li
      className={cn(
        'card-surface flex flex-col overflow-hidden',
        // On a phone two colours together are as high as one picture, so that they fill the space beside it.
        wallpaper.type === 'image' ? 'row-span-2' : 'row-span-1 @xl:row-span-2',
      )}
    >
      {wallpaper.type === 'image' ? (
        <button type="button" aria-label={`Look at ${wallpaper.name}`} onClick={() => onShow(wallpaper)}>
          <WallpaperPicture wallpaper={wallpaper} />
        </button>
      ) : (
        <span
          className="min-h-24 flex-1 forced-color-adjust-none"
          style={{ backgroundColor: wallpaper.colorValue }}
        />
      )}
      <div className={cn('flex flex-col gap-2.5 p-3', wallpaper.type === 'image' && 'flex-1')}>
        <h3 className="flex-1 text-base leading-snug">{wallpaper.name}</h3>
        <ApplyButton wallpaper={wallpaper} variant="soft" />
      </div>
    </li>
  );
}
