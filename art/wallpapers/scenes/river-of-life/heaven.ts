import { heavens, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { lightRings } from '../../lib/light.ts';
import { path } from '../../lib/shapes.ts';
import { gold, pearl, sun } from './setting.ts';

/** A clear sky opening toward the light that the river comes from. */
export async function heaven(c: Canvas) {
  heavens(
    c,
    '0 .66 .085 188, .24 .76 .075 182, .5 .87 .06 165, .74 .945 .055 125, 1 .975 .045 105',
    1560,
    sun,
    0.22,
  );
  lightRings(
    c,
    sun,
    pearl,
    [
      [150, 0.22],
      [290, 0.16],
      [500, 0.12],
      [780, 0.08],
      [1120, 0.05],
    ],
    1600,
  );
  c.glow(sun.x, sun.y, 980, 980, gold, 0.55, 2.2);
  streaks(c, 118, 140, 860, '.8 .06 178, .965 .03 120', {
    sx: 700,
    sy: 120,
    cover: 0.49,
    amt: 0.75,
    lx: 0.1,
  });
  streaks(c, 27, 880, 1330, '.86 .055 150, .985 .03 110', { sx: 900, sy: 50, cover: 0.48, amt: 0.7 });
  await c.svg(
    path(
      [
        bird(1010, 1010, 26, 0.12),
        bird(1092, 968, 19, -0.1),
        bird(938, 962, 15, 0.1),
        bird(1150, 1040, 13, 0.05),
      ],
      lch(0.995, 0.01, 110),
    ),
    { box: [880, 900, 320, 190] },
  );
}
