import { heavens, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { lightRings } from '../../lib/light.ts';
import { sstep } from '../../lib/maths.ts';
import { stars } from '../../lib/stars.ts';
import { light } from './setting.ts';

/** Night around the light of the tree. */
export async function dusk(c: Canvas) {
  heavens(
    c,
    '0 .155 .045 205, .25 .2 .052 190, .5 .28 .06 172, .72 .41 .075 150, .9 .57 .095 126, 1 .7 .11 110',
    2150,
    light,
    0.1,
  );
  await stars(c, {
    seed: 8,
    n: 480,
    big: 2.5,
    y1: 1050,
    col: lch(0.95, 0.04, 105),
    keep: (x, y) => (Math.hypot(x - light.x, y - light.y) < 620 ? 0 : 1 - sstep(472, 1050, y)),
  });
  streaks(c, 61, 150, 800, '.23 .05 185, .4 .06 165', { sx: 760, sy: 110, cover: 0.46, amt: 0.5 });
  lightRings(
    c,
    light,
    lch(0.74, 0.11, 100),
    [
      [330, 0.16],
      [520, 0.12],
      [740, 0.09],
      [1000, 0.06],
    ],
    2300,
    'screen',
  );
  c.glow(light.x, light.y, 1050, 1050, lch(0.84, 0.12, 92), 0.55, 2.1);
}
