import { blades, rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { poppies } from '../../lib/flowers.ts';
import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { boulders } from '../../lib/rocks.ts';
import { path, taper } from '../../lib/shapes.ts';
import { broadTree } from '../../lib/trees.ts';
import { walker } from '../../lib/walkers.ts';
import { pearl } from './setting.ts';

/** The high mountain from which it is seen, and the one who sees it. */
export async function ledge(c: Canvas) {
  const R = rng(77);
  const n = noise2(3);
  const rim = { dx: 4, dy: -5, col: lch(0.985, 0.045, 92), amt: 1 };
  const top = rise(
    c,
    'near',
    37,
    [0, 2360, 170, 2374, 330, 2416, 470, 2500, 600, 2640, 720, 2760, 860, 2960, 1440, 3600],
    '.36 .085 272, .27 .075 278, .18 .055 284 | .6 .09 250, .19 .06 285 | .96 .06 90 | .8 .07 60',
    {
      h: 420,
      sun: { x: 560, spread: 460 },
      rim: 0.95,
      rimW: 13,
      dir: 0.8,
      wash: [0.45, 80],
      size: [120, 90],
    },
  );
  const stone = tints('.2 .06 282, .29 .075 277, .4 .085 270, .6 .08 260, .9 .045 90');
  await c.svg(
    boulders(
      R,
      [
        [452, 2516, 110],
        [560, 2640, 150],
        [380, 2470, 60],
        [690, 2790, 170],
        [90, 2404, 90],
      ],
      stone,
      1,
    ),
    { box: [0, 2260, 860, 620], rim },
  );
  const greens = tints('.19 .06 265, .26 .075 245, .35 .085 210, .52 .1 165, .88 .085 110');
  const T = broadTree(rng(45), {
    x: 64,
    y: 2440,
    h: 640,
    lean: 0.02,
    light: [0.75, -0.6],
    tones: greens,
    bark: tints('.2 .05 290, .78 .07 75'),
    leafL: 15,
    leafW: 3.6,
    spread: 0.55,
    clumpR: 0.068,
    trunkW: 0.09,
    trunkL: 0.26,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 0.95,
  });
  await c.svg(T.svg, { box: [0, 1640, 640, 830], rim: { ...rim, amt: 0.45 } });
  const y = top(306) + 20;
  await c.svg(
    walker(
      306,
      y,
      236,
      {
        robe: lch(0.42, 0.09, 285),
        mantle: lch(0.31, 0.085, 280),
        cloth: lch(0.62, 0.06, 280),
        fold: lch(0.74, 0.07, 300),
      },
      { staff: 1, turn: 0.3 },
    ),
    { box: [200, y - 260, 220, 280], rim },
  );
  await blades(c, R, [-20, 640], top, [20, 70], 800, greens, { jitter: 40, clump: 110, lean: 0.16 });
  await blades(c, R, [-30, 760], (x) => Math.min(2880, top(x) + 60), [50, 170], 1900, greens.slice(0, 4), {
    w: 4.4,
    jitter: 460,
    persp: 0.5,
    lean: 0.14,
    bias: (x, Y) => clamp(1.1 - (Y - top(x)) / 260) * (0.5 + 0.5 * n(x / 110, Y / 60)),
  });
  await c.svg(
    poppies(R, {
      x0: 0,
      x1: 520,
      y: (x) => top(x) + 110,
      n: 36,
      h: [60, 120],
      r: [13, 22],
      stem: greens[3]!,
      tones: [tints('.6 .1 25, .78 .1 45, .94 .06 80'), tints('.72 .07 300, .86 .05 320, .97 .025 90')],
      jitter: 300,
    }),
    { box: [0, 2240, 640, 640], rim: { ...rim, amt: 0.6 } },
  );
  await c.svg(
    path(
      [
        bird(1010, 1960, 30, 0.12),
        bird(1098, 1916, 22, -0.1),
        bird(930, 1914, 17, 0.1),
        bird(1160, 1990, 15, 0.05),
      ],
      lch(0.42, 0.1, 268),
    ) +
      path(
        taper([
          [0, 0, 0],
          [1, 1, 0],
        ]),
        pearl,
      ),
    { box: [880, 1860, 340, 170] },
  );
}
