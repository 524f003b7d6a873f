import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { broadTree } from '../../lib/trees.ts';
import { honey } from './setting.ts';

/** Dark olive and grass on the near slope, which frame the city. */
export async function foreground(c: Canvas) {
  const R = rng(70);
  const gn = noise2(505);
  const g = G1();
  const s2 = line(
    47,
    [0, 2500, 240, 2560, 480, 2660, 700, 2770, 860, 2880, 1100, 2900, 1440, 2700],
    [14, 280, 6, 90],
  );
  slope(c, {
    y: s2,
    depth: 360,
    ramp: [0, 0.36, 0.055, 70, 1, 0.2, 0.04, 10],
    lit: [0.54, 0.085, 82],
    shade: [0.22, 0.042, 20],
    facet: [180, 90, 57, 0.5, 0.55, 300],
    lx: 1,
    rim: [lch(0.82, 0.11, 74), 0.85, 13, 620, 560],
    wash: [lch(0.6, 0.1, 62), 0.5, 560, 360, 80],
  });
  const blades = tones([0.2, 0.04, 20, 0.25, 0.046, 60, 0.33, 0.058, 92, 0.48, 0.08, 98, 0.78, 0.105, 86]);
  const T = broadTree(rng(52), {
    x: 140,
    y: 2600,
    h: 900,
    lean: 0.08,
    light: [0.85, -0.45],
    tones: tones([0.21, 0.038, 60, 0.27, 0.046, 110, 0.36, 0.058, 120, 0.52, 0.08, 112, 0.8, 0.1, 96]),
    bark: [lch(0.2, 0.04, 345), lch(0.66, 0.1, 62)],
    leafL: 18,
    leafW: 4.3,
    spread: 0.56,
    clumpR: 0.066,
    trunkW: 0.095,
    trunkL: 0.2,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 1,
  });
  await c.svg(T.svg, {
    box: [0, 1500, 1000, 1120],
    rim: { dx: 4, dy: -3, col: honey, amt: 0.35 },
    mask: (x, y) => dis(1 - sstep(s2(x) + 10, s2(x) + 50, y), g[gi(x, y)]!, 0.7),
  });
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: s2,
      h: [22, 84],
      n: 1300,
      w: 2.5,
      lean: -0.15,
      tones: blades,
      jitter: 34,
      clump: 170,
    }),
    { box: [0, 2300, 1440, 580], mask: (x, y) => 1 - 0.9 * sstep(-16, 26, y - s2(x)) },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => s2(x) + 36,
      h: [56, 180],
      n: 1700,
      w: 4.4,
      persp: 0.5,
      lean: -0.15,
      tones: blades,
      jitter: 380,
      bias: (x, y) => clamp(1.1 - (y - s2(x)) / 240) * (0.5 + 0.5 * gn(x / 120, y / 60)),
    }),
    { box: [0, 2300, 1440, 580] },
  );
}
