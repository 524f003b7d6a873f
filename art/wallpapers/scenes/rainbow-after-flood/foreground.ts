import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { poppies } from '../../lib/flowers.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { ridge } from '../../lib/ridge.ts';
import { broadTree } from '../../lib/trees.ts';
import { light } from './setting.ts';

/** The hill on which the altar stands; returns its line. */
export async function drawHill(c: Canvas): Promise<(x: number) => number> {
  const top = ridge(c, light, {
    line: '0 2250, 240 2222, 520 2206, 800 2214, 1080 2258, 1440 2330',
    seed: 43,
    rough: [12, 8, 3],
    depth: 420,
    tones: tints('0.64 0.084 102, 0.52 0.07 118, 0.35 0.046 180'),
    lit: lch(0.84, 0.1, 90),
    shade: lch(0.4, 0.06, 180),
    facet: [260, 70],
    facetAmt: 0.5,
    wash: 0.75,
    washDepth: 210,
  });
  const blades = tints('0.33 0.055 175, 0.41 0.065 140, 0.52 0.078 116, 0.68 0.095 98, 0.87 0.1 88');
  await c.svg(
    grass(rng(60), {
      x0: -20,
      x1: 1460,
      y: top,
      h: [10, 36],
      n: 1300,
      w: 2,
      lean: 0.2,
      tones: blades,
      jitter: 60,
      clump: 160,
      bias: (x) => clamp(1 - x / 2200),
    }),
    { box: [0, 2140, 1440, 340] },
  );
  return top;
}

/** The near slope, already in the shade of evening, and an olive that has put out leaves again. */
export async function drawForeground(c: Canvas): Promise<void> {
  const near = ridge(c, light, {
    line: '0 2590, 260 2600, 560 2650, 860 2680, 1140 2640, 1440 2540',
    seed: 53,
    rough: [14, 10, 4],
    depth: 300,
    tones: tints('0.37 0.06 160, 0.27 0.05 190, 0.2 0.042 225'),
    lit: lch(0.6, 0.085, 100),
    shade: lch(0.21, 0.045, 220),
    facet: [200, 70],
    wash: 0.3,
    washDepth: 70,
  });
  const T = broadTree(rng(46), {
    x: 1436,
    y: near(1436) + 20,
    h: 640,
    lean: -0.12,
    light: [-0.9, -0.5],
    tones: tints('0.24 0.04 215, 0.31 0.048 185, 0.4 0.055 150, 0.58 0.08 108, 0.85 0.1 88'),
    bark: tints('0.23 0.035 270, 0.66 0.08 66'),
    leafL: 16,
    leafW: 4,
    spread: 0.6,
    clumpR: 0.062,
    trunkW: 0.075,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 0.8,
  });
  await c.svg(T.svg, { box: [700, 1900, 740, 760] });
  const R = rng(70);
  const blades = tints('0.19 0.04 225, 0.25 0.045 200, 0.33 0.055 170, 0.47 0.075 120, 0.8 0.1 90');
  const n = noise2(505);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [24, 84],
      n: 1100,
      w: 2.6,
      lean: 0.25,
      tones: blades,
      jitter: 34,
      clump: 190,
    }) +
      grass(R, {
        x0: -30,
        x1: 1470,
        y: (x) => near(x) + 36,
        h: [60, 180],
        n: 1700,
        w: 4.6,
        persp: 0.5,
        lean: 0.22,
        tones: blades,
        jitter: 360,
        bias: (x, y) => clamp(0.95 - (y - near(x)) / 220) * (0.5 + 0.5 * n(x / 120, y / 60)),
      }),
    { box: [0, 2340, 1440, 540] },
  );
  const petals = [
    tints('0.5 0.13 24, 0.66 0.14 34, 0.84 0.1 58'),
    tints('0.72 0.05 330, 0.86 0.04 350, 0.95 0.03 60'),
  ];
  await c.svg(
    poppies(R, {
      x0: -10,
      x1: 1450,
      y: (x) => near(x) + 50,
      n: 84,
      h: [60, 170],
      r: [9, 16],
      stem: lch(0.28, 0.05, 180),
      tones: petals,
      jitter: 240,
      clump: 70,
    }),
    { box: [0, 2340, 1440, 540] },
  );
}
