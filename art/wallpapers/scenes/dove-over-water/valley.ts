import { mist } from '../../lib/air.ts';
import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { treeLine } from '../../lib/groves.ts';
import { sstep } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { gap, river } from './setting.ts';

const gold = lch(0.9, 0.085, 92);

/** The hills that close the valley of the Jordan, one behind another into the light. */
export async function valley(c: Canvas) {
  const R = rng(18);
  const sun = { x: gap.x, spread: 560 };
  rise(
    c,
    'far',
    4,
    [0, 1440, 200, 1390, 420, 1500, 700, 1560, 980, 1496, 1210, 1400, 1440, 1450],
    '.66 .045 145, .84 .055 108 | .86 .06 102, .58 .045 165 | .95 .06 98',
    { h: 180, y1: river, sun },
  );
  mist(c, 1470, 1660, lch(0.94, 0.05, 98), 0.65, 9);
  const left = rise(
    c,
    'mid',
    14,
    [0, 1490, 250, 1540, 470, 1640, 640, 1740, 900, 1800, 1440, 1800],
    '.5 .055 155, .68 .065 122 | .76 .085 108, .42 .05 170 | .95 .08 98 | .86 .08 100',
    { h: 190, y1: river, sun, dir: 0.6, wash: [0.45, 90] },
  );
  const right = rise(
    c,
    'mid',
    24,
    [0, 1800, 620, 1790, 860, 1710, 1060, 1620, 1260, 1540, 1440, 1500],
    '.46 .052 158, .63 .062 126 | .72 .085 108, .38 .048 172 | .95 .08 98 | .84 .08 100',
    { h: 190, y1: river, sun, lx: -1, dir: -0.6, wash: [0.45, 90] },
  );
  await c.svg(
    path(
      treeLine(R, left, 0, 470, 42, 14, 5, 0.15) + treeLine(R, right, 1010, 1440, 44, 14, 9, 0.15),
      lch(0.38, 0.05, 168),
    ),
    { box: [0, 1380, 1440, 350], rim: { dx: 3, dy: -4, col: gold, amt: 0.5 } },
  );
  mist(c, 1620, 1760, lch(0.93, 0.055, 98), 0.5, 15, {
    env: (x) => 1 - 0.6 * sstep(300, 650, Math.abs(x - gap.x)),
  });
}
