import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { curve } from '../../lib/maths.ts';
import { gold, sun } from './setting.ts';

/** Far mountains under the sun. */
export function drawMountains(c: Canvas): void {
  const m1 = ridgeLine(
    curve([
      [0, 1372],
      [260, 1336],
      [520, 1430],
      [760, 1452],
      [1000, 1434],
      [1230, 1340],
      [1440, 1392],
    ]),
    41,
    [
      { amp: 26, len: 260, sharp: true },
      { amp: 26, len: 110 },
      { amp: 10, len: 44 },
      { amp: 4, len: 18 },
    ],
  );
  hill(c, {
    y: m1,
    y1: 1760,
    H: 170,
    ramp: ramp([
      [0, lch(0.815, 0.05, 20)],
      [1, lch(0.9, 0.055, 70)],
    ]),
    facet: {
      sx: 60,
      sy: 150,
      seed: 5,
      kind: 'ridged',
      lit: lch(0.915, 0.06, 70),
      shade: lch(0.755, 0.055, 340),
      lamt: 0.6,
      samt: 0.55,
      lx: 1,
      gain: 5,
      fade: 130,
      stipple: 0.7,
    },
  });
  const m2 = ridgeLine(
    curve([
      [0, 1470],
      [200, 1446],
      [430, 1408],
      [640, 1480],
      [860, 1512],
      [1080, 1486],
      [1300, 1424],
      [1440, 1440],
    ]),
    43,
    [
      { amp: 22, len: 280, sharp: true },
      { amp: 28, len: 130 },
      { amp: 9, len: 50 },
      { amp: 4, len: 18 },
    ],
  );
  hill(c, {
    y: m2,
    y1: 1800,
    H: 220,
    ramp: ramp([
      [0, lch(0.745, 0.055, 350)],
      [1, lch(0.875, 0.06, 58)],
    ]),
    rim: { col: gold, amt: 0.6, w: 7, x: sun.x, spread: 420 },
    facet: {
      sx: 85,
      sy: 190,
      seed: 8,
      kind: 'ridged',
      lit: lch(0.87, 0.065, 55),
      shade: lch(0.675, 0.06, 325),
      lamt: 0.6,
      samt: 0.6,
      gain: 5,
      fade: 170,
      stipple: 0.7,
    },
  });
  mist(c, 1490, 1720, lch(0.935, 0.05, 80), 0.75, 3);
}
