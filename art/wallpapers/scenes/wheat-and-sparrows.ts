import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { cumulus } from '../lib/cumulus.ts';
import { finish } from '../lib/finish.ts';
import { treeLine } from '../lib/groves.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { leaf, path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { stook } from '../lib/wheat.ts';
import { near } from './wheat-and-sparrows/near.ts';
import { cream, ripe, straw } from './wheat-and-sparrows/setting.ts';
import { standing } from './wheat-and-sparrows/standing.ts';

export const meta = { id: 'wheat-and-sparrows', title: 'Wheat and Sparrows', focusY: 0.58 };

/** High summer: heaped clouds over ripe wheat, and sparrows, not one of them forgotten. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    gradient([
      0, 0.475, 0.07, 256, 0.3, 0.57, 0.07, 250, 0.6, 0.7, 0.056, 242, 0.85, 0.83, 0.04, 228, 1, 0.905, 0.035,
      120,
    ]),
    0,
    1640,
    { x: 100, bend: 0.12 },
  );
  c.glow(-80, 700, 1300, 1000, cream, 0.3, 1.8);
  const heap = tones([0.66, 0.045, 262, 0.79, 0.03, 262, 0.935, 0.025, 80, 0.985, 0.02, 95]);
  const light = [-0.72, -0.69] as const;
  clouds(c, {
    y0: 60,
    y1: 620,
    sx: 760,
    sy: 70,
    cover: 0.43,
    seed: 12,
    amt: 0.5,
    edge: 0.1,
    stipple: 0.8,
    col: () => lch(0.7, 0.05, 245),
    lit: lch(0.86, 0.03, 230),
    lightX: -0.5,
    lightY: -0.7,
  });
  cumulus(c, {
    x: 300,
    y: 1490,
    w: 900,
    h: 330,
    seed: 14,
    set: heap.map((t) => mix(t, lch(0.84, 0.04, 232), 0.45)),
    light,
  });
  cumulus(c, { x: 1130, y: 1440, w: 1000, h: 560, seed: 29, set: heap, light });
  cumulus(c, {
    x: 120,
    y: 1080,
    w: 560,
    h: 200,
    seed: 8,
    set: heap.map((t) => mix(t, lch(0.66, 0.075, 242), 0.2)),
    light,
  });
  const h1 = line(
    4,
    [0, 1540, 280, 1500, 560, 1520, 840, 1560, 1120, 1540, 1440, 1500],
    [22, 300, 10, 110, 4, 30],
  );
  slope(c, {
    y: h1,
    to: 1900,
    depth: 160,
    ramp: [0, 0.62, 0.055, 228, 1, 0.8, 0.05, 190],
    lit: [0.76, 0.055, 180],
    shade: [0.56, 0.055, 240],
    facet: [140, 130, 7, 0.5, 0.5, 150],
  });
  mist(c, 1540, 1660, lch(0.9, 0.045, 150), 0.55, 3, { soft: 1.6 });
  const R = rng(1029);
  const h2 = line(
    14,
    [0, 1600, 260, 1620, 560, 1650, 860, 1640, 1140, 1600, 1440, 1570],
    [14, 320, 6, 110, 3, 30],
  );
  slope(c, {
    y: h2,
    to: 2100,
    depth: 220,
    ramp: [0, 0.6, 0.075, 125, 1, 0.7, 0.1, 104],
    lit: [0.76, 0.1, 106],
    shade: [0.5, 0.065, 145],
    facet: [150, 80, 17, 0.5, 0.5, 180],
    rim: [straw, 0.7, 8, 300, 700],
  });
  const wood = lch(0.42, 0.05, 165);
  await c.svg(
    path(treeLine(R, h2, -10, 640, 44, 14, 5, 0.2) + treeLine(R, h2, 980, 1450, 52, 15, 8, 0.25), wood),
    { box: [0, 1460, 1440, 220], rim: { dx: -4, dy: -4, col: lch(0.76, 0.1, 112), amt: 0.85 } },
  );
  // stubble with stooks
  const h3 = line(
    24,
    [0, 1690, 300, 1700, 620, 1730, 900, 1740, 1180, 1710, 1440, 1680],
    [10, 320, 5, 110, 2, 30],
  );
  slope(c, {
    y: h3,
    to: 2300,
    depth: 260,
    ramp: [0, 0.83, 0.1, 88, 1, 0.74, 0.115, 80],
    lit: [0.92, 0.085, 93],
    shade: [0.66, 0.105, 70],
    facet: [170, 50, 27, 0.6, 0.5, 240],
    rim: [cream, 0.7, 9, 300, 700],
    fields: { amt: 0.5, period: 34, col: lch(0.68, 0.11, 72), seed: 4, slope: -0.12, from: 10 },
  });
  let stooks = '';
  const shade: string[] = [];
  const piles = [
    [140, 40, 74],
    [330, 24, 60],
    [520, 58, 84],
    [700, 22, 58],
    [840, 46, 76],
    [1010, 20, 58],
    [1150, 60, 90],
    [1330, 34, 70],
    [420, 108, 112],
    [960, 112, 116],
    [1280, 128, 124],
    [210, 136, 124],
    [690, 132, 122],
  ] as const;
  for (const [x, d, h] of [...piles].sort((a, b) => a[1] - b[1])) {
    shade.push(leaf(x - h * 0.2, h3(x) + d, 0.06, h * 1.5, h * 0.2));
    stooks += stook(R, x, h3(x) + d, h, ripe);
  }
  await c.svg(path(shade, lch(0.55, 0.09, 55), 0.55), { box: [0, 1640, 1440, 300], stipple: 0.9 });
  await c.svg(stooks, { box: [0, 1560, 1440, 380], rim: { dx: -3, dy: -3, col: cream, amt: 0.6 } });
  await standing(c);
  await near(c);
  c.glow(-100, 900, 1500, 1400, lch(0.95, 0.07, 92), 0.2, 1.8, { stipple: 0.3 });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.18, vigCol: [0.4, 0.42, 0.5], misreg: 0.7 });
  return c;
}
