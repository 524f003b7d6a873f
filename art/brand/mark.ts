// The brand mark: an oil lamp on its stand (Matthew 5:15), in one 64-unit square. Five shapes, so that it still reads at 16 px.
const BODY =
  'M5.7 31.3c3.6-1.3 8.4-1.1 12 .3 4.2-2 9.2-2.8 14.8-2.8 8.6 0 15.6 2 18 5.2.4 5-7 8.6-16.4 8.6h-5.4c-7.6 0-12.6-3-15-5.6-3.6-.6-6.8-2.2-8.4-4-.7-.8-.5-1.4.4-1.7z';
const HANDLE = 'M48.8 33c4-4.4 9.6-2.4 8.8 2.2-.6 3.4-4.8 5.2-9.6 5.2';
const STAND =
  'M18 44.4h27c0 2.6-4.8 3.9-9.6 4.1l.5 3.7c.3 2 1.6 2.8 3.6 3.3 2 .5 3.3 1.5 3.3 3.5H20.2c0-2 1.3-3 3.3-3.5s3.3-1.3 3.6-3.3l.5-3.7c-4.8-.2-9.6-1.5-9.6-4.1z';
const FLAME =
  'M12.8 29.2C7.8 29.2 5 25.9 5 21.9 5 16 10.8 12.9 13.3 4c4.2 5.3 7.7 10.9 7.7 16.8 0 5.1-3.3 8.4-8.2 8.4z';
const HEART = 'M12.9 26.6c-2.4 0-4-1.6-4-3.9 0-3 2.7-4.6 4.1-8.4 2.3 2.8 4.1 5.4 4.1 8.3 0 2.4-1.7 4-4.2 4z';

export type MarkColours = { lamp: string; flame: string; heart: string };

/** The five shapes as an SVG fragment in a 64 × 64 box. */
export function mark(c: MarkColours): string {
  return `<path d="${HANDLE}" fill="none" stroke="${c.lamp}" stroke-width="4.2"/><path d="${BODY}" fill="${c.lamp}"/><path d="${STAND}" fill="${c.lamp}"/><path d="${FLAME}" fill="${c.flame}"/><path d="${HEART}" fill="${c.heart}"/>`;
}

const ON_NIGHT: MarkColours = { lamp: '#fbf6ec', flame: '#e0a63b', heart: '#ffe9b0' };

/**
 * The mark on a tile of night. `size` is the tile's side in its own units, `share` the part of it that the mark spans
 * (a maskable icon may be cut to a circle of 80 %), `round` the corner radius as a share of the side.
 */
export function tile(size: number, share: number, round: number): string {
  const k = (size * share) / 64;
  const at = (size - 64 * k) / 2;
  const glow = `<radialGradient id="g" cx=".3" cy=".34" r=".72"><stop stop-color="#4d4585"/><stop offset=".5" stop-color="#2f2b5c"/><stop offset="1" stop-color="#1c1c3f"/></radialGradient>`;
  const n = (v: number) => Math.round(v * 100) / 100;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs>${glow}</defs><rect width="${size}" height="${size}" rx="${n(size * round)}" fill="url(#g)"/><g transform="translate(${n(at)} ${n(at)}) scale(${n(k * 100) / 100})">${mark(ON_NIGHT)}</g></svg>`;
}

/** The mark alone, in tones that stand on parchment and on night alike. */
export function bareMark(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark({ lamp: '#b0653f', flame: '#e0a63b', heart: '#fff0c4' })}</svg>`;
}
