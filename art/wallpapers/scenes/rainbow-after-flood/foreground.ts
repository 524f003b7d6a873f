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

export async function drawForeground(c: Canvas): Promise<void> {
  const near = ridge(c, light, {
    line: '0 2560, 260 2590, 560 2660, 860 2690, 1140 2640, 1440 2540',
    seed: 53,
    rough: [16, 12, 4],
    depth: 340,
    tones: tints('0.44 0.105 138, 0.3 0.075 155, 0.22 0.055 170'),
    lit: lch(0.7, 0.13, 118),
    shade: lch(0.24, 0.06, 170),
    facet: [160, 60],
  });
  const T = broadTree(rng(46), {
    x: 1400,
    y: near(1400) + 20,
    h: 600,
    lean: -0.1,
    light: [-0.9, -0.5],
    tones: tints('0.27 0.06 170, 0.36 0.075 158, 0.47 0.095 142, 0.64 0.12 124, 0.88 0.12 108'),
    bark: tints('0.26 0.04 200, 0.68 0.07 90'),
    leafL: 17,
    leafW: 4,
    spread: 0.6,
    clumpR: 0.062,
    trunkW: 0.075,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 0.7,
  });
  await c.svg(T.svg, { box: [700, 1900, 740, 760] });
  const R = rng(70);
  const blades = tints('0.22 0.055 170, 0.29 0.07 158, 0.38 0.09 145, 0.52 0.115 130, 0.82 0.13 110');
  const n = noise2(505);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [30, 96],
      n: 1300,
      w: 2.8,
      lean: 0.25,
      tones: blades,
      jitter: 34,
      clump: 190,
    }) +
      grass(R, {
        x0: -30,
        x1: 1470,
        y: (x) => near(x) + 36,
        h: [60, 190],
        n: 2100,
        w: 4.6,
        persp: 0.5,
        lean: 0.22,
        tones: blades,
        jitter: 360,
        bias: (x, y) => clamp(1.05 - (y - near(x)) / 240) * (0.55 + 0.5 * n(x / 120, y / 60)),
      }),
    { box: [0, 2340, 1440, 540] },
  );
  const petals = [
    tints('0.5 0.14 20, 0.66 0.15 28, 0.84 0.1 50'),
    tints('0.58 0.09 330, 0.74 0.09 340, 0.9 0.05 350'),
    tints('0.74 0.13 85, 0.86 0.13 95, 0.96 0.08 100'),
  ];
  await c.svg(
    poppies(R, {
      x0: -10,
      x1: 1450,
      y: (x) => near(x) + 30,
      n: 150,
      h: [60, 190],
      r: [10, 19],
      stem: lch(0.3, 0.07, 155),
      tones: petals,
      jitter: 280,
      clump: 150,
    }),
    { box: [0, 2340, 1440, 540] },
  );
}
