import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch, ramp } from '../../lib/colour.ts';
import { umbels } from '../../lib/flowers.ts';
import { dis, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { clamp, curve, lerp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { type Rng, rng } from '../../lib/random.ts';
import { broadTree } from '../../lib/trees.ts';
import { grain } from './setting.ts';

/** The near slope: the old tree, grass, anemones and wild carrot. */
export async function drawForeground(c: Canvas, R: Rng): Promise<void> {
  // foreground
  const s7 = ridgeLine(
    curve([
      [0, 2330],
      [240, 2362],
      [520, 2470],
      [820, 2610],
      [1120, 2710],
      [1440, 2730],
    ]),
    67,
    [
      { amp: 20, len: 420 },
      { amp: 8, len: 120 },
    ],
  );
  hill(c, {
    y: s7,
    H: 560,
    ramp: ramp([
      [0, lch(0.285, 0.042, 245)],
      [1, lch(0.185, 0.038, 265)],
    ]),
    rim: { col: lch(0.76, 0.095, 58), amt: 0.8, w: 14, x: 560, spread: 520, dir: 0.8 },
    wash: { col: lch(0.5, 0.075, 35), x: 560, spread: 380, amt: 0.4, depth: 90 },
    facet: {
      sx: 220,
      sy: 110,
      seed: 37,
      lit: lch(0.42, 0.055, 20),
      shade: lch(0.2, 0.038, 260),
      lamt: 0.4,
      samt: 0.6,
      gain: 5,
      fade: 420,
      stipple: 0.7,
    },
  });
  const T = broadTree(rng(29), {
    x: 240,
    y: 2400,
    h: 890,
    lean: 0.16,
    light: [0.8, -0.5],
    tones: [
      lch(0.215, 0.038, 255),
      lch(0.285, 0.042, 250),
      lch(0.375, 0.048, 265),
      lch(0.54, 0.06, 20),
      lch(0.79, 0.085, 62),
    ],
    bark: [lch(0.2, 0.038, 262), lch(0.56, 0.075, 45)],
    leafL: 19,
    leafW: 4.4,
    spread: 0.55,
    clumpR: 0.066,
    trunkW: 0.1,
    trunkL: 0.2,
    wig: 0.6,
    depth: 6,
    from: 3,
    shrink: 1.02,
    up: 0.12,
    density: 0.95,
  });
  await c.svg(T.svg, {
    box: [0, 1200, 1440, 1260],
    tint: () => lch(0.265, 0.042, 246),
    tintAmt: (x, y) => dis(sstep(2330, 2398, y), grain[gi(x, y)]!, 0.7),
  });
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: s7,
      h: [22, 90],
      n: 1500,
      w: 2.4,
      lean: 0.3,
      tones: [
        lch(0.25, 0.04, 245),
        lch(0.28, 0.042, 250),
        lch(0.34, 0.046, 270),
        lch(0.46, 0.06, 350),
        lch(0.72, 0.09, 58),
      ],
      jitter: 34,
      clump: 190,
    }),
    { box: [0, 2180, 1440, 700], mask: (x, y) => 1 - 0.9 * sstep(-18, 26, y - s7(x)) },
  );
  const gn = noise2(505);
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => s7(x) + 36,
      h: [60, 190],
      n: 2400,
      w: 4.4,
      persp: 0.45,
      lean: 0.25,
      tones: [
        lch(0.175, 0.036, 265),
        lch(0.205, 0.038, 260),
        lch(0.25, 0.042, 252),
        lch(0.315, 0.046, 270),
        lch(0.43, 0.058, 340),
      ],
      jitter: 470,
      bias: (x, y) => clamp(1.1 - (y - s7(x)) / 260) * (0.55 + 0.5 * gn(x / 120, y / 60)),
    }),
    { box: [0, 2180, 1440, 700] },
  );
  // a drift of small anemones: three-dab heads, brightest near the ridge where the light reaches
  let fl = '';
  const fc = [
    [lch(0.33, 0.065, 0), lch(0.45, 0.085, 15)],
    [lch(0.41, 0.08, 12), lch(0.58, 0.095, 28)],
    [lch(0.52, 0.09, 25), lch(0.8, 0.085, 58)],
  ];
  for (let i = 0; i < 170; i++) {
    const x = R.r(-10, 920),
      dd = R.f() ** 0.8 * 430 + 56,
      y = s7(x) + dd;
    if (gn(x / 170 + 9, dd / 110) < 0.0) continue;
    const k = lerp(0.55, 1.25, dd / 480) * R.r(0.75, 1.15),
      t = clamp(Math.floor((1.2 - dd / 380 + R.r(-0.15, 0.25)) * 3), 0, 2),
      rot = R.r(-25, 30);
    fl += `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${rot.toFixed(0)}) scale(${k.toFixed(2)})"><path d="M-9 -2C-9 6 -4 10 0 10C4 10 9 6 9 -2Z" fill="${hex(fc[t]![0]!)}"/><path d="M-9.5 -2C-7 -8 -3 -5 0 -8C3 -5 7 -8 9.5 -2C6 2.5 -6 2.5 -9.5 -2Z" fill="${hex(fc[t]![1]!)}"/></g>`;
  }
  await c.svg(fl, { box: [0, 2180, 1440, 700] });
  await c.svg(
    umbels(R, {
      x0: 1120,
      x1: 1420,
      y: () => 2890,
      n: 7,
      h: [260, 620],
      r: [36, 66],
      stem: lch(0.2, 0.038, 262),
      tones: [lch(0.22, 0.04, 262), lch(0.36, 0.05, 300), lch(0.7, 0.085, 55), lch(0.86, 0.08, 75)],
      lean: -0.06,
    }),
    { box: [900, 2100, 540, 780] },
  );
}
