/** Where each finished picture has its middle, as its record beside it says. */
const focusByFile = import.meta.glob<number>('/art/finished/wallpapers/*.json', {
  eager: true,
  import: 'focusY',
});

/** Share of the picture's height, 0 top to 1 bottom, that belongs in the middle of a wide crop. */
export function wallpaperFocus(wallpaperId: string): number | undefined {
  return focusByFile[`/art/finished/wallpapers/${wallpaperId}.json`];
}

/** Mean relative luminance of each finished picture's upper third. */
const luminanceAboveByFile = import.meta.glob<number>('/art/finished/wallpapers/*.json', {
  eager: true,
  import: 'luminanceAbove',
});
/** On what is darker than this, light letters are read more easily than dark ones: they have the same contrast there. */
const DARK = 0.18;

/** Whether the upper third of a picture is dark. */
export function isWallpaperDarkAbove(wallpaperId: string): boolean {
  return (luminanceAboveByFile[`/art/finished/wallpapers/${wallpaperId}.json`] ?? 1) < DARK;
}
