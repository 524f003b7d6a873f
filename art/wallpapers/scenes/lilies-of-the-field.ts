import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { grass } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { sstep } from '../lib/maths.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { halo } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { broadTree } from '../lib/trees.ts';
import { drift } from './lilies-of-the-field/drift.ts';
import { heads } from './lilies-of-the-field/heads.ts';
import { near } from './lilies-of-the-field/near.ts';
import { lemon } from './lilies-of-the-field/setting.ts';

export const meta = { id: 'lilies-of-the-field', title: 'Lilies of the Field', focusY: 0.64 };

/** Bright morning in a meadow: white lilies near enough to touch, crimson anemones as far as one sees. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    gradient([
      0, 0.78, 0.06, 196, 0.3, 0.845, 0.05, 182, 0.6, 0.905, 0.046, 150, 0.82, 0.945, 0.05, 112, 1, 0.955,
      0.06, 98,
    ]),
    0,
    1560,
    { x: 1200, bend: 0.15 },
  );
  halo(
    c,
    1230,
    520,
    lemon,
    [
      [260, 0.12],
      [470, 0.1],
      [760, 0.08],
      [1080, 0.06],
    ],
    { y1: 1600, edge: 40 },
  );
  c.glow(1230, 520, 1100, 1000, lch(0.97, 0.07, 100), 0.6, 2);
  clouds(c, {
    y0: 560,
    y1: 1240,
    sx: 700,
    sy: 130,
    cover: 0.5,
    seed: 44,
    amt: 0.8,
    edge: 0.1,
    stipple: 0.6,
    col: () => lch(0.86, 0.035, 185),
    lit: lch(0.985, 0.025, 100),
    lightX: 0.5,
    lightY: -0.9,
    env: (x) => 1.1 - 0.34 * (x / 1440),
  });
  const R = rng(628);
  const h1 = line(
    3,
    [0, 1400, 260, 1340, 520, 1370, 800, 1440, 1100, 1420, 1440, 1370],
    [34, 300, 14, 110, 5, 30],
  );
  slope(c, {
    y: h1,
    to: 1900,
    depth: 220,
    ramp: [0, 0.75, 0.05, 182, 1, 0.88, 0.05, 130],
    lit: [0.87, 0.06, 120],
    shade: [0.68, 0.05, 190],
    facet: [150, 150, 7, 0.55, 0.5, 200],
    lx: 1,
  });
  mist(c, 1430, 1600, lch(0.94, 0.05, 112), 0.6, 3, { soft: 1.6 });
  const h2 = line(
    13,
    [0, 1470, 300, 1500, 620, 1560, 900, 1580, 1200, 1520, 1440, 1480],
    [28, 320, 12, 120, 4, 30],
  );
  slope(c, {
    y: h2,
    to: 2000,
    depth: 220,
    ramp: [0, 0.63, 0.075, 148, 1, 0.79, 0.085, 122],
    lit: [0.8, 0.095, 116],
    shade: [0.55, 0.065, 160],
    facet: [160, 120, 17, 0.55, 0.5, 220],
    lx: 1,
    rim: [lemon, 0.7, 9, 1100, 700],
  });
  const wood = tones([0.4, 0.055, 165, 0.46, 0.065, 152, 0.55, 0.08, 138, 0.68, 0.1, 122, 0.85, 0.11, 110]);
  await c.svg(
    path(treeLine(R, h2, -10, 560, 46, 15, 5, 0.28) + treeLine(R, h2, 1100, 1450, 44, 14, 8, 0.28), wood[1]!),
    { box: [0, 1360, 1440, 220], rim: { dx: 3, dy: -4, col: wood[4]!, amt: 0.8 } },
  );
  mist(c, 1560, 1700, lch(0.93, 0.06, 114), 0.5, 5, { soft: 1.6 });
  const h3 = line(
    23,
    [0, 1600, 240, 1610, 520, 1660, 820, 1690, 1120, 1650, 1440, 1590],
    [18, 320, 8, 110, 3, 30],
  );
  slope(c, {
    y: h3,
    to: 2300,
    depth: 330,
    ramp: [0, 0.6, 0.1, 132, 1, 0.5, 0.085, 142],
    lit: [0.76, 0.12, 116],
    shade: [0.46, 0.075, 152],
    facet: [170, 90, 27, 0.6, 0.5, 300],
    lx: 1,
    rim: [lemon, 0.75, 10, 1050, 760],
    wash: [lch(0.83, 0.12, 110), 0.5, 1150, 560, 120],
  });
  const T = broadTree(rng(33), {
    x: 800,
    y: 1702,
    h: 440,
    lean: 0.04,
    light: [0.75, -0.65],
    tones: wood,
    bark: [lch(0.34, 0.05, 150), lch(0.68, 0.06, 90)],
    leafL: 12,
    leafW: 3,
    spread: 0.62,
    clumpR: 0.08,
    trunkW: 0.075,
    trunkL: 0.15,
    wig: 0.5,
    depth: 6,
    from: 2,
    up: 0.02,
    density: 2.1,
  });
  await c.svg(T.svg, { box: [400, 1180, 800, 550], rim: { dx: 4, dy: -4, col: lemon, amt: 0.4 } });
  drift(c, h3, 24, 420, 3, 1);
  await heads(c, 17, h3, [30, 430], [3, 8], 2200, 150);
  const h4 = line(33, [0, 1960, 260, 1990, 560, 1960, 860, 1920, 1160, 1900, 1440, 1930], [16, 320, 7, 110]);
  const field = { lit: [0.68, 0.125, 118], shade: [0.35, 0.065, 155] } as const;
  slope(c, {
    y: h4,
    to: 2880,
    depth: 500,
    ramp: [0, 0.52, 0.1, 134, 1, 0.35, 0.07, 150],
    ...field,
    facet: [190, 90, 37, 0.5, 0.5, 420],
    lx: 1,
    rim: [lch(0.88, 0.13, 108), 0.7, 12, 900, 800],
    wash: [lch(0.72, 0.13, 114), 0.45, 1100, 560, 110],
  });
  const blades = tones([
    0.28, 0.055, 160, 0.34, 0.065, 150, 0.42, 0.085, 138, 0.55, 0.115, 124, 0.76, 0.14, 112,
  ]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: h4,
      h: [16, 54],
      n: 1900,
      w: 2.4,
      lean: 0.12,
      tones: blades,
      jitter: 44,
      clump: 130,
    }),
    { box: [0, 1820, 1440, 260], mask: (x, y) => 1 - 0.85 * sstep(0, 60, y - h4(x)) },
  );
  await heads(c, 27, h4, [16, 520], [7, 15], 1900, 190);
  await near(c, blades);
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.16, vigCol: [0.5, 0.62, 0.5], misreg: 0.7 });
  return c;
}
