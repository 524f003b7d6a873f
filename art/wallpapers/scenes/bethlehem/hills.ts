import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { gi } from '../../lib/grain.ts';
import { grove, treeLine } from '../../lib/groves.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { curve, lerp, sstep } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { cream, grain, mound, stableAt, starAt } from './setting.ts';

/** Far hills, the mound of the town, the beam that falls on it. */
export async function drawHills(c: Canvas, R: Rng): Promise<void> {
  const h1 = ridgeLine(
    curve([
      [0, 1560],
      [300, 1610],
      [620, 1650],
      [900, 1604],
      [1180, 1530],
      [1440, 1560],
    ]),
    4,
    [
      { amp: 36, len: 330 },
      { amp: 16, len: 120 },
      { amp: 5, len: 30 },
    ],
  );
  hill(c, {
    y: h1,
    y1: 2200,
    H: 260,
    ramp: ramp([
      [0, lch(0.44, 0.052, 242)],
      [1, lch(0.56, 0.045, 215)],
    ]),
    rim: { col: lch(0.76, 0.05, 190), amt: 0.5, w: 8, x: starAt.x, spread: 600 },
    facet: {
      sx: 150,
      sy: 190,
      seed: 13,
      lit: lch(0.56, 0.048, 215),
      shade: lch(0.38, 0.055, 255),
      lamt: 0.5,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 220,
      stipple: 0.7,
    },
  });
  mist(c, 1640, 1840, lch(0.64, 0.045, 205), 0.55, 3);
  const h2 = ridgeLine(
    curve([
      [0, 1720],
      [240, 1790],
      [520, 1850],
      [800, 1850],
      [1100, 1770],
      [1440, 1640],
    ]),
    14,
    [
      { amp: 36, len: 360 },
      { amp: 14, len: 130 },
      { amp: 4, len: 30 },
    ],
  );
  hill(c, {
    y: h2,
    y1: 2400,
    H: 280,
    ramp: ramp([
      [0, lch(0.355, 0.052, 250)],
      [1, lch(0.48, 0.046, 225)],
    ]),
    rim: { col: lch(0.66, 0.05, 200), amt: 0.6, w: 10, x: starAt.x + 200, spread: 700 },
    facet: {
      sx: 170,
      sy: 160,
      seed: 23,
      lit: lch(0.48, 0.05, 222),
      shade: lch(0.3, 0.052, 260),
      lamt: 0.5,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 240,
      stipple: 0.7,
    },
  });
  await c.svg(
    path(
      treeLine(R, h2, 0, 560, 30, 11, 5, 0.4) + treeLine(R, h2, 1060, 1440, 34, 12, 9, 0.4),
      lch(0.315, 0.052, 258),
    ),
    { box: [0, 1560, 1440, 330] },
  );
  mist(c, 1800, 2000, lch(0.56, 0.045, 212), 0.5, 7);
  hill(c, {
    y: mound,
    y1: 2700,
    H: 420,
    ramp: ramp([
      [0, lch(0.335, 0.048, 252)],
      [1, lch(0.255, 0.046, 262)],
    ]),
    rim: { col: lch(0.74, 0.06, 95), amt: 0.6, w: 12, x: stableAt.x, spread: 330 },
    facet: {
      sx: 200,
      sy: 110,
      seed: 33,
      lit: lch(0.46, 0.048, 225),
      shade: lch(0.26, 0.046, 262),
      lamt: 0.5,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 320,
      stipple: 0.7,
    },
    fields: { amt: 0.5, period: 74, col: lch(0.245, 0.046, 264), seed: 4, slope: 0.1, from: 60 },
  });
  await c.svg(
    grove(R, {
      y: mound,
      x0: -20,
      x1: 400,
      d0: 26,
      d1: 120,
      rows: 4,
      size: [24, 42],
      gap: 1.35,
      tones: [lch(0.25, 0.045, 264), lch(0.255, 0.046, 258), lch(0.37, 0.046, 232)],
      lx: 1,
      keep: (x, d) => 0.9 * (1 - sstep(250, 400, x + d)),
    }) +
      grove(R, {
        y: h2,
        x0: 1000,
        x1: 1460,
        d0: 30,
        d1: 150,
        rows: 5,
        size: [20, 34],
        gap: 1.5,
        tones: [lch(0.315, 0.05, 255), lch(0.305, 0.05, 252), lch(0.4, 0.048, 230)],
        lx: -1,
        keep: (x, _d) => 0.85 * sstep(1050, 1200, x),
      }),
    { box: [0, 1560, 1440, 760] },
  );
  // beam from the star to the stable (behind the town): narrow, three unequal shafts, dying out toward the ground
  c.each(starAt.y, stableAt.y + 30, (x, y, o) => {
    const t = (y - starAt.y) / (stableAt.y - starAt.y);
    let b = 0;
    for (const [dx, w0, w1, k] of [
      [0, 5, 40, 1],
      [-30, 4, 20, 0.35],
      [40, 4, 24, 0.4],
    ] as const) {
      const cx = lerp(starAt.x, stableAt.x + dx, t),
        u = (x - cx) / lerp(w0, w1 * 0.8, t);
      b += k * Math.exp(-u * u);
    }
    b *= (0.46 * (1 - t) ** 1.7 + 0.03) * sstep(0, 0.05, t);
    if (b > 0.008) c.blendPx(o, cream, Math.min(0.8, b) * (0.7 + 0.6 * grain[gi(x, y)]!), 'screen');
  });
}
