import type { Wallpaper } from '../../wardrobe.contract.ts';
import { ApplyButton } from './apply-button.tsx';
import { WallpaperPicture } from './wallpaper-picture.tsx';

/** A wallpaper that is mine: tap the picture to see it large, or apply it at once. */
export function OwnWallpaper({
  wallpaper,
  onShow,
}: {
  wallpaper: Wallpaper;
  onShow: (wallpaper: Wallpaper) => void;
}) {
  return (
    <li className="card-surface flex flex-col overflow-hidden">
      {wallpaper.type === 'image' ? (
        <button type="button" aria-label={`Look at ${wallpaper.name}`} onClick={() => onShow(wallpaper)}>
          <WallpaperPicture wallpaper={wallpaper} />
        </button>
      ) : (
        <span className="h-24" style={{ backgroundColor: wallpaper.colorValue }} />
      )}
      <div className="flex flex-1 flex-col gap-2.5 p-3">
        <h3 className="flex-1 text-base leading-snug">{wallpaper.name}</h3>
        <ApplyButton wallpaper={wallpaper} />
      </div>
    </li>
  );
}
