import { cn } from '#ui/class-names.ts';
import { styleByScript } from '#ui/style-by-script.ts';
import type { Wallpaper } from '../../wardrobe.contract.ts';
import { thumbOf } from '../wallpaper-copies.ts';

/** A wallpaper at the size of a preview, 1 : 2; a colour shows itself. Its name stands beside it. */
export function WallpaperPicture({
  wallpaper,
  dimmed = false,
  eager = false,
  sizes = '45vw',
  className,
}: {
  wallpaper: Wallpaper;
  /** For a locked wallpaper: it can be seen, but it is pale. */
  dimmed?: boolean;
  /** For a picture that is seen at once. The others are loaded when they come near the visible part of the page. */
  eager?: boolean;
  /** How wide it is shown, as an image's `sizes`: the browser chooses the smallest copy that is sharp. */
  sizes?: string;
  className?: string;
}) {
  return (
    <span
      className={cn('block aspect-1/2 overflow-hidden forced-color-adjust-none', className)}
      ref={styleByScript('background-color', wallpaper.colorValue)}
    >
      {wallpaper.previewUrl !== null && (
        <img
          src={wallpaper.previewUrl}
          srcSet={`${thumbOf(wallpaper.previewUrl)} 96w, ${wallpaper.previewUrl} 360w`}
          sizes={sizes}
          alt=""
          width={360}
          height={720}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className={cn('size-full object-cover', dimmed && 'opacity-70 saturate-50')}
        />
      )}
    </span>
  );
}
