import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { treeLine } from '../../lib/groves.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { curve } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { gold, sun, waterline } from './setting.ts';

/** Mountains and the left shore in their mist. */
export async function drawDistance(c: Canvas, R: Rng): Promise<void> {
  // distance
  const a1 = ridgeLine(
    curve([
      [0, 1420],
      [240, 1400],
      [520, 1440],
      [820, 1372],
      [1060, 1296],
      [1280, 1330],
      [1440, 1300],
    ]),
    5,
    [
      { amp: 26, len: 260, sharp: true },
      { amp: 26, len: 120 },
      { amp: 9, len: 44 },
      { amp: 4, len: 18 },
    ],
  );
  hill(c, {
    y: a1,
    y1: waterline,
    H: 260,
    ramp: ramp([
      [0, lch(0.79, 0.035, 205)],
      [1, lch(0.9, 0.04, 110)],
    ]),
    facet: {
      sx: 80,
      sy: 190,
      seed: 3,
      kind: 'ridged',
      lit: lch(0.9, 0.04, 95),
      shade: lch(0.73, 0.038, 215),
      lamt: 0.6,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 170,
      stipple: 0.7,
    },
  });
  const a2 = ridgeLine(
    curve([
      [0, 1396],
      [180, 1420],
      [420, 1512],
      [700, 1530],
      [960, 1474],
      [1200, 1440],
      [1440, 1466],
    ]),
    15,
    [
      { amp: 40, len: 300 },
      { amp: 18, len: 110 },
      { amp: 5, len: 30 },
    ],
  );
  hill(c, {
    y: a2,
    y1: waterline,
    H: 240,
    ramp: ramp([
      [0, lch(0.7, 0.04, 195)],
      [1, lch(0.86, 0.045, 125)],
    ]),
    rim: { col: gold, amt: 0.7, w: 8, x: sun.x, spread: 600 },
    facet: {
      sx: 150,
      sy: 170,
      seed: 13,
      lit: lch(0.85, 0.055, 100),
      shade: lch(0.64, 0.042, 205),
      lamt: 0.6,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 190,
      stipple: 0.7,
    },
  });
  mist(c, 1490, 1700, lch(0.935, 0.04, 90), 0.7, 31, { soft: 1.6 });
  const a3 = ridgeLine(
    curve([
      [0, 1560],
      [240, 1600],
      [520, 1655],
      [800, 1664],
      [1060, 1596],
      [1280, 1530],
      [1440, 1500],
    ]),
    25,
    [
      { amp: 24, len: 320 },
      { amp: 10, len: 120 },
      { amp: 3, len: 30 },
    ],
  );
  hill(c, {
    y: a3,
    y1: waterline,
    H: 200,
    ramp: ramp([
      [0, lch(0.6, 0.055, 160)],
      [1, lch(0.74, 0.065, 125)],
    ]),
    rim: { col: lch(0.92, 0.08, 100), amt: 0.85, w: 10, x: sun.x + 300, spread: 700 },
    wash: { col: lch(0.8, 0.08, 112), x: 640, spread: 600, amt: 0.35, depth: 60 },
    facet: {
      sx: 150,
      sy: 90,
      seed: 23,
      lit: lch(0.77, 0.085, 115),
      shade: lch(0.53, 0.055, 170),
      lamt: 0.5,
      samt: 0.55,
      lx: -1,
      gain: 5,
      fade: 220,
      stipple: 0.7,
    },
  });
  await c.svg(path(treeLine(R, a3, 0, 420, 40, 13, 5, 0.35), lch(0.53, 0.05, 175)), {
    box: [0, 1440, 560, 260],
  });
  mist(c, 1610, 1715, lch(0.935, 0.045, 92), 0.55, 37, { soft: 1.6 });
}
