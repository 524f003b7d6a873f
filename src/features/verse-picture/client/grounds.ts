import { thumbOf, wallpaperFocus } from '#features/wardrobe/client/for-other-features.ts';
import type { Wallpaper } from '#features/wardrobe/wardrobe.contract.ts';
import { PAPERS } from '../formats.rules.ts';

/** What words may stand on: a picture with its copies, or one colour. */
export interface Ground {
  id: string;
  name: string;
  /** The colour itself, or what shows until the picture has come. */
  color: string;
  picture: { thumb: string; preview: string; full: string; focusY: number | undefined } | null;
}

/** The wallpapers that somebody has unlocked, the one they look at first, and papers. */
export function groundsOf(wallpapers: readonly Wallpaper[], currentId: string | undefined): Ground[] {
  const own = wallpapers.filter(({ isUnlocked }) => isUnlocked).map(groundOf);
  const [pictures, colors] = [own.filter(({ picture }) => picture), own.filter(({ picture }) => !picture)];
  const papers = PAPERS.map((paper) => ({ ...paper, picture: null }));
  const all = [...pictures, ...papers, ...colors];
  return [...all.filter(({ id }) => id === currentId), ...all.filter(({ id }) => id !== currentId)];
}

function groundOf({ id, name, colorValue, imageUrl, previewUrl }: Wallpaper): Ground {
  const hasPicture = imageUrl !== null && previewUrl !== null;
  return {
    id,
    name,
    color: colorValue,
    picture: hasPicture
      ? { thumb: thumbOf(previewUrl), preview: previewUrl, full: imageUrl, focusY: wallpaperFocus(id) }
      : null,
  };
}
