import type { Canvas } from '../../lib/canvas.ts';
import { cedar } from '../../lib/cedar.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { line, slope } from '../../lib/slope.ts';
import { boulders } from '../../lib/stones.ts';
import { cream } from './setting.ts';

/** The near slope with the great cedar, limestone and grass. */
export async function greatCedar(c: Canvas) {
  const g = G1();
  const R = rng(62);
  const s5 = line(
    55,
    [0, 2560, 300, 2560, 620, 2510, 920, 2440, 1180, 2400, 1440, 2410],
    [18, 340, 8, 110, 3, 26],
  );
  slope(c, {
    y: s5,
    depth: 460,
    ramp: [0, 0.3, 0.046, 180, 1, 0.17, 0.035, 215],
    lit: [0.46, 0.07, 120],
    shade: [0.18, 0.036, 212],
    facet: [200, 100, 56, 0.5, 0.6, 360],
    rim: [lch(0.8, 0.1, 88), 0.85, 14, 420, 560],
    wash: [lch(0.58, 0.085, 100), 0.5, 380, 460, 110],
  });
  const nt: RGB[] = tones([
    0.165, 0.034, 212, 0.21, 0.04, 203, 0.27, 0.046, 190, 0.38, 0.06, 160, 0.56, 0.08, 122, 0.78, 0.09, 90,
  ]);
  const ground = (x: number) => s5(x) + 44;
  await c.svg(
    cedar(rng(9), {
      x: 1010,
      y: ground(1010),
      h: 1290,
      w: 520,
      tiers: 9,
      tones: nt,
      bark: [lch(0.2, 0.035, 235), lch(0.66, 0.085, 52)],
      leafL: 17,
      leafW: 3.8,
      from: 0.24,
      lean: -0.03,
      trunkW: 0.1,
    }),
    {
      box: [300, 1020, 1140, 1480],
      rim: { dx: -5, dy: -4, col: cream, amt: 0.4 },
      mask: (x, y) => dis(1 - sstep(ground(x) - 46, ground(x) - 4, y), g[gi(x, y)] ?? 0.5, 0.7),
    },
  );
  // limestone and grass
  const stone = tones([0.23, 0.03, 240, 0.36, 0.03, 222, 0.64, 0.045, 75]);
  const RS = rng(88);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: s5,
      h: [16, 60],
      n: 1500,
      w: 2.3,
      lean: 0.18,
      tones: tones([0.22, 0.04, 195, 0.28, 0.046, 180, 0.38, 0.06, 150, 0.55, 0.08, 115, 0.76, 0.1, 92]),
      jitter: 34,
      clump: 160,
    }),
    { box: [0, 2300, 1440, 580], mask: (x, y) => 1 - 0.9 * sstep(-14, 28, y - s5(x)) },
  );
  const gn = noise2(505);
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => s5(x) + 46,
      h: [44, 140],
      n: 2300,
      w: 4,
      persp: 0.45,
      lean: 0.18,
      tones: tones([
        0.155, 0.034, 214, 0.19, 0.038, 205, 0.235, 0.044, 192, 0.31, 0.054, 165, 0.47, 0.072, 120,
      ]),
      jitter: 420,
      clump: 240,
      bias: (x, y) => clamp(1.1 - (y - s5(x)) / 260) * (0.55 + 0.5 * gn(x / 120, y / 60)),
    }),
    { box: [0, 2300, 1440, 580] },
  );
  const rocks = (
    [
      [120, 76, 170],
      [222, 92, 84],
      [436, 128, 110],
      [552, 66, 60],
      [650, 262, 240],
      [800, 290, 110],
      [285, 318, 150],
      [872, 122, 76],
      [1262, 140, 150],
    ] as const
  ).map(([x, d, w]) => [x, s5(x) + d, w] as const);
  await crocuses(c, s5);
  await boulders(c, RS, rocks, stone, {
    rim: cream,
    blades: tones([0.15, 0.034, 214, 0.19, 0.04, 200, 0.25, 0.046, 190, 0.4, 0.065, 135]),
  });
}

/** Crocuses that have come up where the snow has gone: two-tone cups in drifts, brightest where the sun reaches. */
async function crocuses(c: Canvas, y: (x: number) => number) {
  const R = rng(404);
  const n = noise2(405);
  const cups = tones([0.42, 0.05, 300, 0.56, 0.06, 320, 0.72, 0.065, 350, 0.88, 0.055, 40]);
  const bins: string[][] = cups.map(() => []);
  const stems: string[] = [];
  for (let i = 0; i < 420; i++) {
    const x = R.r(-10, 1450);
    const d = 54 + 380 * R.f() ** 0.8;
    if (n(x / 130, d / 70) < 0.06) continue;
    const k = (0.6 + d / 520) * R.r(0.8, 1.2);
    const sun = 1.15 - x / 1500 - d / 800 + R.r(-0.2, 0.2);
    const t = clamp(Math.floor(sun * 3), 0, 2);
    const at = y(x) + d;
    stems.push(leaf(x, at + 15 * k, -Math.PI / 2 + R.r(-0.1, 0.1), 16 * k, 2.4));
    for (const a of [-0.5, 0.5, 0])
      bins[a < 0 ? t + 1 : t]!.push(leaf(x, at, -Math.PI / 2 + a, 15 * k, 5.4 * k));
  }
  const box: [number, number, number, number] = [0, 2380, 1440, 500];
  await c.svg(path(stems, lch(0.4, 0.06, 140)) + bins.map((b, i) => path(b, cups[i]!)).join(''), { box });
}
