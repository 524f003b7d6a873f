import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB, ramp } from '../../lib/colour.ts';
import { sheep } from '../../lib/creatures.ts';
import { shepherd } from '../../lib/figures.ts';
import { grass } from '../../lib/grasses.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { clamp, curve, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { type Rng, rng } from '../../lib/random.ts';
import { path, ribbon } from '../../lib/shapes.ts';
import { broadTree } from '../../lib/trees.ts';
import { cloudNoise, stableAt } from './setting.ts';

/** The road, the shepherd with his flock, the olive tree that frames them. */
export async function drawFields(c: Canvas, R: Rng): Promise<void> {
  const h3 = ridgeLine(
    curve([
      [0, 2240],
      [260, 2290],
      [560, 2360],
      [860, 2390],
      [1160, 2350],
      [1440, 2270],
    ]),
    34,
    [
      { amp: 22, len: 380 },
      { amp: 8, len: 120 },
    ],
  );
  hill(c, {
    y: h3,
    H: 480,
    ramp: ramp([
      [0, lch(0.285, 0.046, 258)],
      [1, lch(0.215, 0.042, 268)],
    ]),
    rim: { col: lch(0.6, 0.055, 215), amt: 0.6, w: 12, x: stableAt.x, spread: 560 },
    wash: { col: lch(0.52, 0.07, 80), x: stableAt.x + 30, spread: 230, amt: 0.5, depth: 90 },
    facet: {
      sx: 220,
      sy: 120,
      seed: 43,
      lit: lch(0.38, 0.046, 235),
      shade: lch(0.21, 0.042, 268),
      lamt: 0.5,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 340,
      stipple: 0.7,
    },
  });
  const rd = ribbon(
    [
      [600, h3(600) - 2, 5],
      [640, 2420, 10],
      [770, 2480, 17],
      [850, 2545, 26],
      [760, 2640, 42],
      [600, 2740, 66],
      [560, 2900, 110],
    ],
    (t) => 0.16 * noise2(3)(t * 0.9, 1),
  );
  await c.svg(path(rd, lch(0.47, 0.048, 225)), {
    box: [300, 2300, 800, 580],
    stipple: 0.6,
    mask: (_x, y) => 0.85 - 0.7 * sstep(2380, 2740, y),
  });
  // foreground hill left with shepherd and flock
  const h4 = ridgeLine(
    curve([
      [0, 2470],
      [220, 2500],
      [460, 2600],
      [720, 2740],
      [1000, 2820],
      [1440, 2790],
    ]),
    44,
    [
      { amp: 16, len: 300 },
      { amp: 6, len: 90 },
    ],
  );
  hill(c, {
    y: h4,
    H: 420,
    ramp: ramp([
      [0, lch(0.235, 0.044, 266)],
      [1, lch(0.165, 0.038, 278)],
    ]),
    rim: { col: lch(0.56, 0.055, 210), amt: 0.7, w: 10, x: 480, spread: 560 },
    facet: {
      sx: 180,
      sy: 80,
      seed: 53,
      lit: lch(0.28, 0.045, 250),
      shade: lch(0.15, 0.036, 275),
      lamt: 0.4,
      samt: 0.5,
      lx: 1,
      gain: 5,
      fade: 300,
      stipple: 0.7,
    },
  });
  const rim = { dx: 4, dy: -5, col: lch(0.84, 0.06, 110), amt: 0.95 },
    wool: RGB[] = [lch(0.33, 0.04, 262), lch(0.42, 0.042, 250), lch(0.5, 0.042, 240)];
  for (const [x, s, d, gz] of [
    [372, 92, 1, false],
    [470, 84, 1, true],
    [566, 88, -1, false],
    [300, 78, 1, true],
  ] as [number, number, number, boolean][]) {
    const y = h4(x) + 18;
    await c.svg(sheep(R, x, y, s, wool, lch(0.17, 0.035, 275), d, gz), {
      box: [x - 90, y - 120, 180, 130],
      rim,
    });
  }
  await c.svg(
    shepherd(196, h4(196) + 16, 250, lch(0.27, 0.042, 268), lch(0.18, 0.038, 275), lch(0.34, 0.045, 262), 1),
    { box: [60, h4(196) - 290, 280, 320], rim },
  );
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: h4,
      h: [20, 76],
      n: 1300,
      w: 2.4,
      lean: 0.1,
      tones: [lch(0.15, 0.035, 275), lch(0.18, 0.038, 270), lch(0.23, 0.042, 262), lch(0.42, 0.05, 222)],
      jitter: 40,
      clump: 180,
    }),
    { box: [0, 2340, 1440, 540], mask: (x, y) => 1 - 0.9 * sstep(-14, 30, y - h4(x)) },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => h4(x) + 40,
      h: [50, 170],
      n: 1900,
      w: 4.2,
      persp: 0.5,
      lean: 0.1,
      tones: [
        lch(0.165, 0.037, 276),
        lch(0.19, 0.04, 272),
        lch(0.22, 0.043, 266),
        lch(0.265, 0.046, 258),
        lch(0.345, 0.048, 245),
      ],
      jitter: 380,
      bias: (x, y) => clamp(1.05 - (y - h4(x)) / 260) * (0.55 + 0.5 * cloudNoise(x / 120, y / 60)),
    }),
    { box: [0, 2340, 1440, 540] },
  );
  // olive at right edge as frame
  const T = broadTree(rng(77), {
    x: 1390,
    y: 2880,
    h: 760,
    lean: -0.22,
    light: [-0.7, -0.6],
    tones: [
      lch(0.15, 0.036, 272),
      lch(0.19, 0.04, 264),
      lch(0.245, 0.044, 255),
      lch(0.36, 0.048, 235),
      lch(0.6, 0.05, 205),
    ],
    bark: [lch(0.145, 0.035, 276), lch(0.4, 0.045, 225)],
    leafL: 18,
    leafW: 4.2,
    spread: 0.55,
    clumpR: 0.06,
    trunkW: 0.085,
    trunkL: 0.22,
    wig: 0.6,
    depth: 6,
    from: 3,
    shrink: 0.98,
    up: 0.1,
    density: 0.95,
  });
  await c.svg(T.svg, { box: [600, 1700, 840, 1180] });
}
