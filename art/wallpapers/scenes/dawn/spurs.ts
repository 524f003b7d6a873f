import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { grove, treeLine } from '../../lib/groves.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { curve, sstep } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { cypress } from '../../lib/trees.ts';
import { gold, peach, sun } from './setting.ts';

/** Spurs that reach into the valley from both sides, mist between them. */
export async function drawSpurs(c: Canvas, R: Rng): Promise<void> {
  const s3 = ridgeLine(
    curve([
      [0, 1520],
      [260, 1556],
      [560, 1640],
      [840, 1716],
      [1100, 1716],
      [1440, 1690],
    ]),
    47,
    [
      { amp: 40, len: 330 },
      { amp: 16, len: 120 },
      { amp: 4, len: 30 },
    ],
  );
  hill(c, {
    y: s3,
    y1: 2000,
    H: 260,
    ramp: ramp([
      [0, lch(0.68, 0.055, 325)],
      [1, lch(0.835, 0.06, 45)],
    ]),
    rim: { col: gold, amt: 0.8, w: 9, x: sun.x, spread: 520, dir: 1 },
    wash: { col: peach, x: sun.x, spread: 420, amt: 0.55, depth: 120 },
    facet: {
      sx: 170,
      sy: 150,
      seed: 12,
      lit: lch(0.81, 0.075, 45),
      shade: lch(0.605, 0.055, 310),
      lamt: 0.6,
      samt: 0.5,
      gain: 5,
      fade: 220,
      stipple: 0.7,
    },
  });
  await c.svg(path(treeLine(R, s3, 0, 660, 24, 9, 3), lch(0.615, 0.055, 315)), { box: [0, 1440, 720, 320] });
  mist(c, 1660, 1850, lch(0.925, 0.055, 74), 0.72, 7);
  const s4 = ridgeLine(
    curve([
      [0, 1900],
      [300, 1856],
      [620, 1806],
      [900, 1728],
      [1160, 1648],
      [1440, 1586],
    ]),
    53,
    [
      { amp: 44, len: 380 },
      { amp: 14, len: 140 },
      { amp: 4, len: 34 },
    ],
  );
  hill(c, {
    y: s4,
    y1: 2300,
    H: 300,
    ramp: ramp([
      [0, lch(0.575, 0.052, 300)],
      [0.5, lch(0.64, 0.05, 325)],
      [1, lch(0.8, 0.06, 35)],
    ]),
    rim: { col: gold, amt: 0.85, w: 11, x: sun.x - 60, spread: 480, dir: -0.6 },
    wash: { col: lch(0.8, 0.085, 50), x: sun.x - 60, spread: 460, amt: 0.6, depth: 140 },
    facet: {
      sx: 200,
      sy: 150,
      seed: 16,
      lit: lch(0.76, 0.075, 40),
      shade: lch(0.51, 0.05, 290),
      lamt: 0.6,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 260,
      stipple: 0.7,
    },
  });
  await c.svg(
    grove(R, {
      y: s4,
      x0: 700,
      x1: 1440,
      d0: 30,
      d1: 230,
      rows: 8,
      size: [19, 40],
      gap: 1.25,
      tones: [lch(0.5, 0.05, 290), lch(0.5, 0.05, 285), lch(0.655, 0.065, 20)],
      lx: -1,
      keep: (x, d) => 0.96 * sstep(800, 960, x - d * 0.9),
    }),
    { box: [640, 1500, 800, 560], mask: (x, y) => 1 - sstep(90, 230, y - s4(x)) },
  );
  await c.svg(
    cypress(
      R,
      1318,
      1628,
      150,
      34,
      [lch(0.45, 0.05, 290), lch(0.5, 0.05, 295), lch(0.72, 0.08, 45)],
      -1,
      120,
    ) +
      cypress(
        R,
        1362,
        1622,
        116,
        28,
        [lch(0.45, 0.05, 290), lch(0.5, 0.05, 295), lch(0.72, 0.08, 45)],
        -1,
        100,
      ) +
      cypress(
        R,
        1270,
        1644,
        98,
        25,
        [lch(0.45, 0.05, 290), lch(0.5, 0.05, 295), lch(0.72, 0.08, 45)],
        -1,
        100,
      ),
    { box: [1200, 1440, 240, 230] },
  );
  mist(c, 1860, 2080, lch(0.905, 0.06, 66), 0.62, 11);
  const s5 = ridgeLine(
    curve([
      [0, 1800],
      [280, 1862],
      [560, 2000],
      [860, 2120],
      [1140, 2176],
      [1440, 2180],
    ]),
    59,
    [
      { amp: 38, len: 420 },
      { amp: 12, len: 150 },
      { amp: 3, len: 30 },
    ],
  );
  hill(c, {
    y: s5,
    y1: 2700,
    H: 380,
    ramp: ramp([
      [0, lch(0.47, 0.05, 275)],
      [0.5, lch(0.53, 0.048, 295)],
      [1, lch(0.7, 0.06, 20)],
    ]),
    rim: { col: lch(0.89, 0.09, 72), amt: 0.9, w: 13, x: sun.x - 120, spread: 620, dir: 0.9 },
    wash: { col: lch(0.76, 0.09, 48), x: 720, spread: 400, amt: 0.6, depth: 150 },
    facet: {
      sx: 240,
      sy: 160,
      seed: 20,
      lit: lch(0.68, 0.075, 35),
      shade: lch(0.4, 0.048, 268),
      lamt: 0.6,
      samt: 0.55,
      gain: 5,
      fade: 330,
      stipple: 0.7,
    },
  });
  // a stream winding out of the valley
  mist(c, 2150, 2360, lch(0.86, 0.065, 58), 0.5, 15);
}
