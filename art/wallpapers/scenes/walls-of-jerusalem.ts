import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { grove } from '../lib/groves.ts';
import { sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { path, ribbon } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { dryWall } from '../lib/stones.ts';
import { city } from './walls-of-jerusalem/city.ts';
import { foreground } from './walls-of-jerusalem/foreground.ts';
import { pilgrims } from './walls-of-jerusalem/pilgrims.ts';
import { amber, honey } from './walls-of-jerusalem/setting.ts';
import { walls } from './walls-of-jerusalem/walls.ts';

export const meta = { id: 'walls-of-jerusalem', title: 'Walls of Jerusalem', focusY: 0.57 };

/** Evening on Jerusalem: the last sun, from the right, on honey-coloured stone; pilgrims come up to the gate. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const R = rng(122);
  sky(
    c,
    gradient([
      0, 0.42, 0.07, 232, 0.3, 0.54, 0.068, 220, 0.55, 0.68, 0.054, 204, 0.73, 0.8, 0.05, 120, 0.87, 0.865,
      0.088, 80, 1, 0.84, 0.11, 62,
    ]),
    0,
    1560,
    { x: 1300, bend: 0.16 },
  );
  c.glow(1700, 1400, 1500, 900, amber, 0.5, 1.8);
  clouds(c, {
    y0: 380,
    y1: 1080,
    sx: 860,
    sy: 92,
    cover: 0.46,
    seed: 14,
    amt: 0.72,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.6, 0.05, 225),
    lit: lch(0.88, 0.095, 66),
    lightX: 0.5,
    lightY: 0.9,
    env: (x) => 0.82 + 0.25 * (x / 1440),
  });
  clouds(c, {
    y0: 1040,
    y1: 1420,
    sx: 900,
    sy: 46,
    cover: 0.48,
    seed: 5,
    amt: 0.7,
    edge: 0.07,
    stipple: 0.7,
    col: () => lch(0.7, 0.075, 30),
    lit: lch(0.93, 0.085, 80),
    lightX: 0.4,
    lightY: 1,
  });
  const far = line(
    8,
    [0, 1440, 260, 1400, 560, 1430, 860, 1410, 1160, 1360, 1440, 1390],
    [34, 300, 14, 110, 5, 30],
  );
  slope(c, {
    y: far,
    to: 1900,
    depth: 220,
    ramp: [0, 0.64, 0.055, 30, 1, 0.8, 0.07, 62],
    lit: [0.8, 0.08, 66],
    shade: [0.56, 0.055, 10],
    facet: [140, 170, 5, 0.6, 0.5, 180],
    lx: 1,
  });
  mist(c, 1440, 1600, lch(0.86, 0.08, 72), 0.6, 3, { soft: 1.6 });
  await city(c);
  await walls(c);
  // the slope of Kidron under the walls
  const s1 = line(31, [0, 2240, 300, 2262, 460, 2286, 760, 2250, 1080, 2212, 1440, 2180], [10, 220, 5, 70]);
  slope(c, {
    y: s1,
    to: 2880,
    depth: 560,
    ramp: [0, 0.62, 0.098, 80, 0.5, 0.52, 0.08, 78, 1, 0.4, 0.06, 62],
    lit: [0.74, 0.105, 84],
    shade: [0.4, 0.06, 40],
    facet: [170, 90, 12, 0.6, 0.6, 520],
    lx: 1,
    rim: [honey, 0.6, 12, 1200, 700],
    wash: [lch(0.76, 0.1, 76), 0.5, 1250, 520, 120],
  });
  c.each(2160, 2420, (x, y, o) => {
    // the walls' own shadow: to the left of the corner the ground has lost the sun
    const a =
      0.62 *
      (1 - sstep(330, 520, x + (y - 2280) * 0.9)) *
      sstep(0, 10, y - s1(x)) *
      (1 - sstep(2300, 2420, y));
    if (a > 0.01) c.blendPx(o, lch(0.3, 0.05, 345), dis(a, g[gi(x, y)]!, 0.9));
  });
  const leafDark = lch(0.39, 0.05, 105);
  await c.svg(
    grove(R, {
      y: s1,
      x0: -10,
      x1: 1460,
      d0: 50,
      d1: 280,
      rows: 7,
      size: [34, 62],
      gap: 1.25,
      tones: [lch(0.36, 0.06, 10), leafDark, lch(0.7, 0.085, 100)],
      lx: 1,
      keep: (x, d) => 0.9 * sstep(120, 230, Math.abs(x - (1030 - d * 1.1))),
    }),
    { box: [0, 2180, 1440, 460] },
  );
  const ledge = rng(8);
  for (const [x0, x1, d, h] of [
    [1080, 1460, 150, 26],
    [1010, 1460, 262, 32],
    [-20, 560, 196, 28],
    [960, 1460, 400, 40],
  ] as const)
    await c.svg(
      dryWall(
        ledge,
        (x) => s1(x) + d + 12 * Math.sin(x / 170),
        x0,
        x1,
        h,
        tones([0.36, 0.06, 25, 0.5, 0.085, 50, 0.64, 0.1, 66, 0.76, 0.105, 76]),
        (x, v) => 0.4 + 0.2 * v + 0.2 * (x / 1440),
        { stone: h / 2, joint: 1.2 },
      ),
      { box: [0, 2240, 1440, 520], rim: { dx: 2, dy: -3, col: honey, amt: 0.5 } },
    );
  const tufts = tones([0.36, 0.055, 70, 0.44, 0.065, 85, 0.56, 0.085, 92, 0.76, 0.1, 86]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (x) => s1(x) + 30,
      h: [8, 34],
      n: 1500,
      w: 2.4,
      lean: -0.2,
      tones: tufts,
      jitter: 560,
      clump: 110,
      persp: 0.4,
    }),
    { box: [0, 2200, 1440, 680] },
  );
  const road = ribbon(
    [
      [1036, 2214, 20],
      [1010, 2262, 24],
      [920, 2320, 30],
      [800, 2376, 38],
      [742, 2440, 48],
      [800, 2520, 62],
      [890, 2610, 84],
      [880, 2740, 120],
      [760, 2900, 180],
    ],
    (t) => 0.1 * noise2(3)(t * 0.9, 1),
  );
  await c.svg(path(road, lch(0.8, 0.09, 78)), {
    box: [400, 2190, 800, 690],
    stipple: 1.3,
    mask: (_x, y) => 0.95 - 0.1 * sstep(2300, 2800, y),
  });
  await pilgrims(c);
  await foreground(c);
  c.glow(1700, 1500, 1500, 1300, lch(0.88, 0.1, 76), 0.26, 1.8, { stipple: 0.3 });
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.22, vigCol: [0.42, 0.34, 0.4], misreg: 0.7 });
  return c;
}
