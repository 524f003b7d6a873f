import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB, ramp } from '../../lib/colour.ts';
import { sheep } from '../../lib/creatures.ts';
import { grass } from '../../lib/grasses.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { curve } from '../../lib/maths.ts';
import { type Rng, rng } from '../../lib/random.ts';
import { broadTree, cypress } from '../../lib/trees.ts';
import { waterline } from './setting.ts';

/** The right bank with trees and sheep. */
export async function drawFarBank(c: Canvas, R: Rng): Promise<void> {
  // near far-bank with trees, right
  const a4 = ridgeLine(
    curve([
      [0, 1712],
      [500, 1712],
      [760, 1700],
      [960, 1668],
      [1180, 1634],
      [1440, 1606],
    ]),
    35,
    [
      { amp: 8, len: 260 },
      { amp: 3, len: 60 },
    ],
  );
  hill(c, {
    y: a4,
    y1: waterline + 2,
    H: 110,
    ramp: ramp([
      [0, lch(0.56, 0.075, 135)],
      [1, lch(0.43, 0.06, 155)],
    ]),
    rim: { col: lch(0.9, 0.1, 108), amt: 0.8, w: 14, x: 800, spread: 600 },
    facet: {
      sx: 120,
      sy: 50,
      seed: 43,
      lit: lch(0.74, 0.095, 115),
      shade: lch(0.42, 0.06, 160),
      lamt: 0.6,
      samt: 0.5,
      lx: -1,
      gain: 5,
      stipple: 0.7,
    },
  });
  const tn = [
    lch(0.34, 0.045, 175),
    lch(0.42, 0.055, 160),
    lch(0.52, 0.07, 140),
    lch(0.66, 0.09, 118),
    lch(0.84, 0.095, 104),
  ];
  const bk = [lch(0.32, 0.04, 180), lch(0.66, 0.06, 95)];
  const T1 = broadTree(rng(31), {
    x: 1195,
    y: 1650,
    h: 560,
    lean: -0.06,
    light: [-0.8, -0.5],
    tones: tn,
    bark: bk,
    leafL: 13,
    leafW: 3.1,
    spread: 0.62,
    clumpR: 0.078,
    trunkW: 0.075,
    trunkL: 0.14,
    wig: 0.5,
    depth: 6,
    from: 2,
    up: 0.02,
    density: 2.1,
    shrink: 1.0,
  });
  const T2 = broadTree(rng(44), {
    x: 1400,
    y: 1630,
    h: 430,
    lean: 0.02,
    light: [-0.8, -0.5],
    tones: tn.map((t) => mix(t, lch(0.6, 0.05, 170), 0.18)),
    bark: bk,
    leafL: 12,
    leafW: 3,
    spread: 0.62,
    clumpR: 0.085,
    trunkW: 0.07,
    trunkL: 0.14,
    wig: 0.5,
    depth: 6,
    from: 2,
    up: 0.02,
    density: 2.1,
  });
  const ct = [lch(0.36, 0.045, 178), lch(0.44, 0.055, 165), lch(0.6, 0.08, 125)];
  await c.svg(
    cypress(R, 1058, 1662, 250, 50, ct, -1, 300) +
      cypress(R, 1008, 1672, 190, 42, ct, -1, 240) +
      T2.svg +
      T1.svg,
    { box: [820, 960, 620, 740], rim: { dx: -5, dy: -4, col: lch(0.93, 0.09, 100), amt: 0.5 } },
  );
  const wool: RGB[] = [lch(0.7, 0.03, 150), lch(0.84, 0.03, 110), lch(0.95, 0.035, 95)],
    rim = { dx: -4, dy: -4, col: lch(0.985, 0.035, 95), amt: 1 };
  for (const [x, yy, s, d, gz] of [
    [742, -8, 58, -1, true],
    [824, -3, 66, 1, true],
    [938, -14, 54, -1, false],
    [1102, -12, 60, -1, true],
    [884, -26, 44, 1, false],
  ] as [number, number, number, number, boolean][]) {
    const y = waterline + yy;
    await c.svg(sheep(R, x, y, s, wool, lch(0.34, 0.04, 190), d, gz), {
      box: [x - 70, y - 90, 140, 100],
      rim,
    });
  }
  await c.svg(
    grass(R, {
      x0: 700,
      x1: 1460,
      y: (x) => Math.max(a4(x) + 12, waterline - 8),
      h: [8, 30],
      n: 420,
      w: 1.8,
      lean: -0.1,
      tones: [lch(0.4, 0.055, 160), lch(0.46, 0.06, 150), lch(0.54, 0.075, 130), lch(0.7, 0.09, 112)],
      jitter: 10,
      clump: 70,
    }),
    { box: [640, 1600, 800, 110] },
  );
}
