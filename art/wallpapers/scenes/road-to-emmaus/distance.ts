import { mist } from '../../lib/air.ts';
import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grove, treeLine } from '../../lib/groves.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { cypress } from '../../lib/trees.ts';
import { village } from '../../lib/village.ts';
import { amber, sun } from './setting.ts';

/** Hills in the haze, olive groves, and Emmaus on its height. */
export async function distance(c: Canvas) {
  const R = rng(20);
  rise(
    c,
    'far',
    51,
    [0, 1400, 240, 1376, 500, 1420, 800, 1446, 1100, 1402, 1300, 1356, 1440, 1380],
    '.71 .12 52, .84 .11 74 | .87 .11 72, .64 .11 42 | .96 .09 86',
    { h: 150, y1: 1800, sun },
  );
  mist(c, 1420, 1570, lch(0.92, 0.09, 82), 0.65, 5);
  const a = rise(
    c,
    'mid',
    57,
    [0, 1480, 250, 1500, 560, 1570, 860, 1600, 1140, 1560, 1440, 1500],
    '.58 .105 42, .77 .11 64 | .78 .12 62, .5 .09 32 | .95 .1 84 | .86 .12 70',
    { h: 210, y1: 2000, sun, rim: 0.85, wash: [0.55, 110] },
  );
  await c.svg(path(treeLine(R, a, 0, 560, 26, 10, 3), lch(0.5, 0.09, 34)), { box: [0, 1400, 640, 200] });
  mist(c, 1580, 1740, lch(0.9, 0.1, 78), 0.6, 9);
  // Emmaus on its hill, its windows taking over from the sun
  const hillTop = rise(
    c,
    'mid',
    63,
    [0, 1760, 380, 1730, 720, 1716, 980, 1650, 1180, 1566, 1320, 1540, 1440, 1552],
    '.43 .08 34, .6 .1 52 | .68 .125 58, .37 .07 24 | .94 .11 80 | .8 .13 62',
    { h: 280, y1: 2200, sun: { x: sun.x - 40, spread: 520 }, rim: 0.9, wash: [0.55, 120], lx: -1 },
  );
  const town = village(rng(71), {
    ground: hillTop,
    back: [1090, 1360],
    front: [1010, 1460],
    rows: 4,
    drop: 100,
    w: [58, 104],
    h: [52, 92],
    scale: [0.72, 1.0],
    tones: tints('.4 .075 34, .29 .055 20, .62 .11 58, .7 .12 64, .22 .04 15, .92 .11 86'),
    air: lch(0.6, 0.1, 52),
    lightX: sun.x,
  });
  await c.svg(town.svg, {
    box: [960, 1380, 480, 340],
    rim: { dx: -4, dy: -4, col: lch(0.94, 0.1, 82), amt: 0.75 },
  });
  for (const l of town.lights) c.glow(l.x, l.y, l.r * 4, l.r * 4, amber, 0.4, 2.3);
  await c.svg(
    grove(rng(23), {
      y: hillTop,
      x0: 60,
      x1: 940,
      d0: 40,
      d1: 190,
      rows: 6,
      size: [20, 38],
      gap: 1.35,
      tones: [lch(0.34, 0.06, 22), lch(0.36, 0.06, 30), lch(0.6, 0.11, 54)],
      lx: 1,
      keep: (x, d) => 0.9 * sstep(20, 200, x - d) * (1 - sstep(700, 860, x)),
    }),
    { box: [0, 1680, 1000, 330] },
  );
  await c.svg(
    [
      [1000, 150],
      [1044, 120],
      [1420, 170],
    ]
      .map(([x, h]) =>
        cypress(
          rng(x!),
          x!,
          hillTop(x!) + 60,
          h!,
          h! * 0.2,
          tints('.25 .045 20, .31 .055 28, .7 .12 62'),
          -1,
          170,
        ),
      )
      .join(''),
    { box: [940, 1420, 500, 260], rim: { dx: -3, dy: -3, col: amber, amt: 0.5 } },
  );
  mist(c, 1830, 1990, lch(0.82, 0.115, 66), 0.5, 15);
}
