import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { poppies } from '../../lib/flowers.ts';
import { grass } from '../../lib/grasses.ts';
import { butterfly, type LilyTones, lilyPlant } from '../../lib/lily.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { crimson } from './setting.ts';

/** What grows at the viewer's feet: grass, tall anemones, and the lilies themselves. */
export async function near(c: Canvas, blades: RGB[]) {
  const R = rng(91);
  const n = noise2(505);
  const foot = line(43, [0, 2380, 300, 2440, 620, 2500, 900, 2470, 1200, 2390, 1440, 2360], [16, 260, 7, 90]);
  const dark = tones([0.2, 0.042, 168, 0.25, 0.05, 160, 0.31, 0.062, 150, 0.41, 0.085, 136, 0.6, 0.12, 120]);
  slope(c, {
    y: foot,
    depth: 420,
    ramp: [0, 0.38, 0.08, 140, 1, 0.19, 0.042, 168],
    lit: [0.5, 0.1, 125],
    shade: [0.22, 0.046, 165],
    facet: [190, 90, 47, 0.5, 0.5, 320],
    lx: 1,
    rim: [lch(0.8, 0.14, 112), 0.7, 12, 900, 700],
  });
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: foot,
      h: [50, 170],
      n: 2000,
      w: 3.6,
      lean: 0.1,
      tones: blades,
      jitter: 60,
      clump: 150,
    }),
    { box: [0, 2080, 1440, 520] },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => foot(x) + 60,
      h: [90, 260],
      n: 2300,
      w: 5,
      persp: 0.6,
      lean: 0.1,
      tones: dark,
      jitter: 460,
      bias: (x, y) => clamp(1.1 - (y - foot(x)) / 260) * (0.55 + 0.5 * n(x / 120, y / 60)),
    }),
    { box: [0, 2080, 1440, 800] },
  );
  const petals = [
    crimson.slice(0, 3),
    [crimson[1]!, crimson[2]!, crimson[3]!],
    [crimson[0]!, crimson[2]!, crimson[3]!],
  ];
  await c.svg(
    poppies(R, {
      x0: -10,
      x1: 1450,
      y: (x) => foot(x) + 120,
      n: 120,
      h: [150, 360],
      r: [20, 36],
      stem: dark[2]!,
      tones: petals,
      jitter: 400,
      clump: 200,
    }),
    { box: [0, 2000, 1440, 880], rim: { dx: 3, dy: -3, col: lch(0.8, 0.12, 45), amt: 0.5 } },
  );
  const t: LilyTones = {
    white: tones([0.72, 0.035, 165, 0.83, 0.03, 150, 0.915, 0.024, 120, 0.965, 0.018, 105, 0.99, 0.008, 100]),
    throat: lch(0.84, 0.13, 116),
    anther: lch(0.72, 0.155, 66),
    green: tones([0.27, 0.055, 158, 0.36, 0.075, 145, 0.47, 0.1, 133, 0.66, 0.13, 118]),
    light: [0.72, -0.69],
  };
  for (const [seed, x, h, lean, s, k] of [
    [5, 470, 830, 0.1, 96, 3],
    [21, 1180, 820, -0.1, 92, 3],
    [8, 1330, 1080, -0.05, 120, 4],
    [14, 96, 1060, -0.04, 118, 4],
    [12, 300, 1400, -0.02, 150, 5],
  ] as const)
    await c.svg(lilyPlant(rng(seed), x, 2900, h, lean, s, k, t), {
      box: [0, 1200, 1440, 1680],
      rim: {
        dx: 4,
        dy: -4,
        col: lch(0.995, 0.02, 100),
        amt: 0.8,
        at: (_x, y) => 1 - 0.75 * sstep(2050, 2300, y),
      },
    });
  await c.svg(
    grass(rng(7), {
      x0: -30,
      x1: 1470,
      y: () => 2880,
      h: [120, 420],
      n: 620,
      w: 6.5,
      lean: 0.1,
      tones: dark.slice(0, 4),
      jitter: 30,
      clump: 200,
    }),
    { box: [0, 2400, 1440, 480] },
  );
  await c.svg(
    butterfly(640, 1830, 56, 18, lch(0.9, 0.12, 84), lch(0.74, 0.14, 62), lch(0.35, 0.05, 120)) +
      butterfly(1090, 1700, 42, -24, lch(0.9, 0.12, 84), lch(0.74, 0.14, 62), lch(0.4, 0.05, 120)),
    { box: [560, 1600, 620, 320] },
  );
}
