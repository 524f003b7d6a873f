import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB, ramp } from '../../lib/colour.ts';
import { sheep } from '../../lib/creatures.ts';
import { shepherd } from '../../lib/figures.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { curve, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import type { Rng } from '../../lib/random.ts';
import { path, ribbon } from '../../lib/shapes.ts';
import { sun } from './setting.ts';

/** The right slope with the footpath, the shepherd and his flock. */
export async function drawFlock(c: Canvas, R: Rng): Promise<void> {
  const s6 = ridgeLine(
    curve([
      [0, 2460],
      [300, 2430],
      [620, 2350],
      [900, 2244],
      [1180, 2140],
      [1440, 2078],
    ]),
    61,
    [
      { amp: 30, len: 460 },
      { amp: 10, len: 170 },
      { amp: 3, len: 30 },
    ],
  );
  hill(c, {
    y: s6,
    y1: 2880,
    H: 520,
    ramp: ramp([
      [0, lch(0.375, 0.045, 255)],
      [1, lch(0.31, 0.042, 250)],
    ]),
    rim: { col: lch(0.84, 0.095, 64), amt: 0.85, w: 14, x: sun.x - 60, spread: 520, dir: -0.8 },
    wash: { col: lch(0.64, 0.09, 42), x: 880, spread: 420, amt: 0.55, depth: 150 },
    facet: {
      sx: 280,
      sy: 150,
      seed: 27,
      lit: lch(0.54, 0.065, 30),
      shade: lch(0.29, 0.042, 250),
      lamt: 0.5,
      samt: 0.55,
      lx: -1,
      gain: 5,
      fade: 420,
      stipple: 0.7,
    },
    fields: { amt: 0.35, period: 80, col: lch(0.29, 0.04, 250), seed: 14, slope: -0.2, from: 60 },
  });
  // footpath winding down from the shepherd
  const pd = ribbon(
    [
      [1085, s6(1085) - 2, 4],
      [1118, 2228, 6],
      [1215, 2282, 10],
      [1262, 2340, 15],
      [1190, 2412, 22],
      [1040, 2480, 31],
      [965, 2560, 42],
      [1010, 2680, 64],
      [1120, 2800, 100],
    ],
    (t) => 0.16 * noise2(3)(t * 0.9, 1),
  );
  await c.svg(path(pd, lch(0.66, 0.075, 46)), {
    box: [780, 2100, 660, 760],
    stipple: 0.6,
    mask: (_x, y) => 0.9 - 0.66 * sstep(2180, 2620, y),
  });
  // shepherd and flock on the right slope, against the light
  const wool: RGB[] = [lch(0.44, 0.045, 285), lch(0.56, 0.045, 310), lch(0.66, 0.05, 350)],
    rim = { dx: -5, dy: -4, col: lch(0.94, 0.07, 82), amt: 1 };
  const fx: [number, number, number, boolean][] = [
    [905, 66, 1, false],
    [828, 78, -1, true],
    [742, 74, 1, false],
    [664, 70, 1, true],
    [790, 52, 1, true],
  ];
  for (const [x, s, dir, gz] of fx) {
    const y = s6(x) + 14 + (s < 60 ? 46 : 0);
    await c.svg(sheep(R, x, y, s, wool, lch(0.25, 0.04, 270), dir, gz), {
      box: [x - 70, y - 100, 140, 112],
      rim: { ...rim, dx: -4, dy: -4 },
    });
  }
  await c.svg(
    shepherd(1030, s6(1030) + 12, 170, lch(0.4, 0.05, 290), lch(0.265, 0.042, 275), lch(0.5, 0.055, 320), -1),
    { box: [930, s6(1030) - 200, 200, 230], rim },
  );
}
