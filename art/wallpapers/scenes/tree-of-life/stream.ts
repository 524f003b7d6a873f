import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { pool } from '../../lib/light.ts';
import { curve } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { river } from '../../lib/river.ts';
import { boulders } from '../../lib/rocks.ts';
import { cream, rim } from './setting.ts';

/** The river that rises between its roots. */
export async function stream(c: Canvas) {
  const R = rng(33);
  const x = curve([
    [2350, 716],
    [2450, 660],
    [2560, 760],
    [2700, 830],
    [2880, 700],
  ]);
  const w = curve([
    [2350, 34],
    [2450, 74],
    [2560, 128],
    [2700, 214],
    [2880, 330],
  ]);
  river(c, {
    y0: 2352,
    y1: 2880,
    x,
    w,
    falls: [],
    deep: lch(0.26, 0.06, 205),
    shallow: lch(0.47, 0.085, 175),
    light: lch(0.95, 0.1, 94),
    foam: cream,
    bank: lch(0.14, 0.04, 240),
    sun: { x: 725, spread: 190 },
    seed: 51,
  });
  pool(c, 716, 2372, 150, 40, cream, 0.8);
  const stone = tints('.14 .035 195, .21 .042 188, .31 .055 172, .48 .08 135, .8 .12 98');
  await c.svg(
    boulders(
      R,
      [
        [560, 2450, 60],
        [800, 2440, 46],
        [590, 2560, 90],
        [930, 2600, 110],
        [560, 2700, 150],
        [1080, 2740, 120],
        [340, 2860, 170],
        [1110, 2870, 190],
      ],
      stone,
      1,
    ),
    { box: [0, 2300, 1440, 580], rim },
  );
}
