import { shafts } from '../../lib/air.ts';
import { heavens, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { lightRings } from '../../lib/light.ts';
import { sstep } from '../../lib/maths.ts';
import { stars } from '../../lib/stars.ts';
import { glory, gold, pearl } from './setting.ts';

/** The sky over the city, with the glory rising out of it. */
export async function heaven(c: Canvas) {
  heavens(
    c,
    '0 .36 .12 262, .18 .46 .125 257, .37 .6 .115 248, .55 .75 .085 236, .71 .88 .05 215, .81 .95 .03 140, .9 .97 .045 92, 1 .95 .05 80',
    1780,
    glory,
    0.16,
  );
  await stars(c, {
    seed: 14,
    n: 260,
    y1: 800,
    col: lch(0.96, 0.02, 250),
    keep: (x, y) => (Math.hypot(x - glory.x, y - glory.y) < 500 ? 0 : 1 - sstep(360, 800, y)),
  });
  lightRings(
    c,
    glory,
    pearl,
    [
      [180, 0.2],
      [330, 0.15],
      [540, 0.11],
      [820, 0.08],
      [1150, 0.05],
    ],
    1700,
  );
  c.glow(glory.x, glory.y, 900, 1000, gold, 0.6, 2.2);
  streaks(c, 88, 300, 980, '.62 .1 248, .93 .035 110', { sx: 760, sy: 96, cover: 0.47, amt: 0.7 });
  streaks(c, 19, 900, 1380, '.8 .06 228, .985 .03 95', { sx: 900, sy: 48, cover: 0.48, amt: 0.72 });
  shafts(c, glory.x, glory.y, pearl, 0.42, 33, {
    r: 1250,
    freq: 3.6,
    clip: (_x, y) => 1 - sstep(1180, 1360, y),
  });
}
