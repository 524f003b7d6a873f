import { sparesData } from '#platform/client/spares-data.ts';
import type { Background } from '#ui/app-background.tsx';
import { screenSources, thumbOf } from './wallpaper-copies.ts';
import { isSkyDark, wallpaperFocus } from './wallpaper-focus.ts';

/** How a wallpaper is shown behind a screen. */
export function backgroundOf(wallpaper: {
  id: string;
  imageUrl: string | null;
  previewUrl: string | null;
  colorValue?: string | null;
}): Background {
  const { id, imageUrl, previewUrl, colorValue } = wallpaper;
  return {
    imageUrl,
    colorValue,
    focusY: wallpaperFocus(id),
    isDark: isSkyDark(id, imageUrl === null ? colorValue : null),
    ...(imageUrl !== null &&
      previewUrl !== null && {
        previewUrl: thumbOf(previewUrl),
        // A fifth of the bytes, behind everything and softer.
        ...(sparesData() ? { imageUrl: previewUrl } : { sources: screenSources({ imageUrl, previewUrl }) }),
      }),
  };
}
