/** Where each finished picture has its middle, as its record beside it says. */
const focusByFile = import.meta.glob<number>('/art/finished/wallpapers/*.json', {
  eager: true,
  import: 'focusY',
});

/** Share of the picture's height, 0 top to 1 bottom, that belongs in the middle of a wide crop. */
export function wallpaperFocus(wallpaperId: string): number | undefined {
  return focusByFile[`/art/finished/wallpapers/${wallpaperId}.json`];
}

/** How light the lightest part of each finished picture is on which a title may stand. */
const luminanceOfSkyByFile = import.meta.glob<number>('/art/finished/wallpapers/*.json', {
  eager: true,
  import: 'luminanceOfSky',
});
/** Under the wash, letters of parchment look better than letters of ink on what is darker than this. Found by eye. */
const DARK = 0.24;

/** Whether titles on a picture, or on a plain colour ('#20264A'), are light. */
export function isSkyDark(wallpaperId: string, colorValue: string | null | undefined): boolean {
  const ofPicture = luminanceOfSkyByFile[`/art/finished/wallpapers/${wallpaperId}.json`];
  return (ofPicture ?? (colorValue ? luminanceOf(colorValue) : 1)) < DARK;
}

/** Relative luminance (WCAG) of '#rrggbb'. */
function luminanceOf(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
