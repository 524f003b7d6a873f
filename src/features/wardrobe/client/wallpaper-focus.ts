/** Where each finished picture has its middle, as its record beside it says. */
const focusByFile = import.meta.glob<number>('/art/finished/wallpapers/*.json', {
  eager: true,
  import: 'focusY',
});

/** Share of the picture's height, 0 top to 1 bottom, that belongs in the middle of a wide crop. */
export function wallpaperFocus(wallpaperId: string): number | undefined {
  return focusByFile[`/art/finished/wallpapers/${wallpaperId}.json`];
}
