import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB, ramp } from '../../lib/colour.ts';
import { grass, reeds } from '../../lib/grasses.ts';
import { hill, ridgeLine } from '../../lib/hill.ts';
import { clamp, curve } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { bankNoise } from './setting.ts';

/** The near bank and its reeds. */
export async function drawReeds(c: Canvas, R: Rng): Promise<void> {
  const b1 = ridgeLine(
    curve([
      [0, 2560],
      [220, 2600],
      [480, 2700],
      [760, 2822],
      [940, 2900],
      [1440, 3000],
    ]),
    45,
    [
      { amp: 16, len: 260 },
      { amp: 6, len: 80 },
    ],
  );
  hill(c, {
    y: b1,
    H: 330,
    ramp: ramp([
      [0, lch(0.36, 0.055, 165)],
      [1, lch(0.22, 0.04, 190)],
    ]),
    rim: { col: lch(0.74, 0.1, 110), amt: 0.75, w: 14, x: 350, spread: 600 },
    facet: {
      sx: 160,
      sy: 70,
      seed: 47,
      lit: lch(0.5, 0.075, 135),
      shade: lch(0.22, 0.04, 190),
      lamt: 0.5,
      samt: 0.5,
      lx: -1,
      gain: 5,
      fade: 300,
      stipple: 0.7,
    },
  });
  const rt = [
    lch(0.25, 0.042, 190),
    lch(0.32, 0.05, 172),
    lch(0.41, 0.065, 150),
    lch(0.56, 0.085, 125),
    lch(0.77, 0.095, 106),
  ];
  const hc: RGB[] = [lch(0.37, 0.045, 55), lch(0.55, 0.055, 72)];
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1000,
      y: b1,
      h: [24, 90],
      n: 800,
      w: 2.8,
      lean: 0.15,
      tones: rt,
      jitter: 30,
      clump: 200,
    }),
    { box: [0, 2300, 1040, 580] },
  );
  await c.svg(
    reeds(R, {
      x0: -60,
      x1: 470,
      y: (x) => b1(x) + 40,
      h: [420, 900],
      n: 80,
      w: 13,
      xpow: 1.5,
      tones: [lch(0.4, 0.045, 195), lch(0.46, 0.05, 180), lch(0.53, 0.055, 160)],
      lean: 0.04,
      prof: (x) => 1 - 0.5 * clamp((x + 40) / 420),
    }),
    { box: [0, 1500, 900, 1380] },
  );
  await c.svg(
    reeds(R, {
      x0: -60,
      x1: 520,
      y: (x) => b1(x) + 70,
      h: [300, 820],
      n: 110,
      w: 12,
      xpow: 1.4,
      tones: [rt[0]!, rt[1]!, rt[1]!, rt[2]!, rt[3]!, rt[4]!],
      heads: 8,
      headCol: hc,
      lean: 0.09,
      prof: (x) => 1 - 0.62 * clamp(x / 480),
    }),
    { box: [0, 1500, 900, 1380] },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1000,
      y: (x) => b1(x) + 40,
      h: [60, 210],
      n: 2300,
      w: 4.6,
      persp: 0.55,
      lean: 0.12,
      tones: [
        lch(0.22, 0.04, 190),
        lch(0.26, 0.045, 182),
        lch(0.32, 0.052, 168),
        lch(0.4, 0.062, 150),
        lch(0.53, 0.08, 128),
      ],
      jitter: 330,
      bias: (x, y) => clamp(1.1 - (y - b1(x)) / 240) * (0.55 + 0.5 * bankNoise(x / 120, y / 60)),
    }),
    { box: [0, 2300, 1040, 580] },
  );
  await c.svg(
    reeds(R, {
      x0: 1480,
      x1: 1120,
      y: () => 2900,
      h: [260, 700],
      n: 90,
      w: 12,
      xpow: 1.6,
      tones: [rt[0]!, rt[0]!, rt[1]!, rt[2]!, rt[3]!],
      heads: 0,
      lean: -0.1,
      prof: (x) => 0.35 + 0.65 * clamp((x - 1130) / 290),
    }) +
      reeds(R, {
        x0: 1300,
        x1: 1440,
        y: () => 2900,
        h: [420, 640],
        n: 0,
        w: 12,
        tones: rt,
        heads: 4,
        headCol: [lch(0.3, 0.04, 60), lch(0.46, 0.055, 72)],
        lean: -0.1,
      }),
    { box: [800, 2000, 640, 880] },
  );
}
