import { mist } from '../../lib/air.ts';
import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { cypress } from '../../lib/trees.ts';
import { village } from '../../lib/village.ts';
import { dark, edge, front, gold, roof, side, win } from './setting.ts';

/** Roof behind roof up to the hills. */
export async function city(c: Canvas) {
  const sun = { x: 720, spread: 520 };
  rise(
    c,
    'far',
    8,
    [0, 1500, 300, 1470, 620, 1520, 900, 1500, 1180, 1440, 1440, 1480],
    '.55 .1 352, .69 .09 20 | .7 .1 22, .47 .1 340 | .85 .1 50',
    { h: 150, y1: 1900, sun },
  );
  mist(c, 1510, 1660, lch(0.76, 0.085, 34), 0.6, 5);
  const mound = rise(
    c,
    'mid',
    14,
    [0, 1600, 260, 1640, 560, 1690, 880, 1690, 1180, 1620, 1440, 1560],
    '.46 .1 342, .35 .09 332, .22 .07 322 | .6 .1 8, .35 .09 330 | .84 .11 50',
    { h: 760, y1: 2700, sun },
  );
  const air = lch(0.58, 0.1, 2);
  const back = village(rng(83), {
    ground: mound,
    back: [-60, 1480],
    front: [-80, 1500],
    rows: 9,
    drop: 660,
    w: [76, 140],
    h: [58, 108],
    scale: [0.6, 1.3],
    tones: [front, side, roof, edge, dark, win],
    air,
    lightX: 720,
    wins: 0.5,
    dome: 0.3,
  });
  const g = G1();
  await c.svg(back.svg, {
    box: [0, 1440, 1440, 1060],
    rim: {
      dx: 0,
      dy: -4,
      col: lch(0.9, 0.12, 66),
      amt: 0.75,
      at: (x) => 0.25 + 0.75 * Math.exp(-(((x - 720) / 430) ** 2)),
    },
    tint: () => lch(0.2, 0.06, 322),
    tintAmt: (x, y) =>
      dis(0.72 * sstep(1700, 2260, y) * (1 - 0.7 * Math.exp(-(((x - 720) / 400) ** 2))), g[gi(x, y)]!, 1),
  });
  for (const l of back.lights) c.glow(l.x, l.y, l.r * 4.4, l.r * 4.4, gold, 0.36, 2.3);
  const ct = tints('.19 .055 322, .25 .065 328, .62 .11 20');
  await c.svg(
    [
      [90, 1840, 190],
      [330, 1800, 150],
      [1130, 1780, 170],
      [1190, 1812, 130],
      [1370, 1860, 210],
    ]
      .map(([x, y, h]) => cypress(rng(x!), x!, y!, h!, h! * 0.2, ct, x! < 720 ? 1 : -1, 220))
      .join(''),
    { box: [0, 1560, 1440, 330], rim: { dx: 0, dy: -3, col: gold, amt: 0.4 } },
  );
  mist(c, 1640, 1800, lch(0.74, 0.09, 26), 0.4, 9);
}
