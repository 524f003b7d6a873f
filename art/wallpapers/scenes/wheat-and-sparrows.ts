import { mist } from '../lib/air.ts';
import { flying, perched, type Plumage } from '../lib/birds.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, mix } from '../lib/colour.ts';
import { cumulus } from '../lib/cumulus.ts';
import { finish } from '../lib/finish.ts';
import { grass } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { lerp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { leaf, path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { stalk, stook, type Bins, type WheatTones } from '../lib/wheat.ts';

export const meta = { id: 'wheat-and-sparrows', title: 'Wheat and Sparrows', focusY: 0.66 };

const cream = lch(0.965, 0.035, 92);
const straw = lch(0.93, 0.09, 92);
const gold = tones([0.46, 0.085, 58, 0.56, 0.105, 66, 0.66, 0.122, 74, 0.76, 0.13, 81, 0.855, 0.12, 88, 0.935, 0.085, 94]);
const ripe: WheatTones = { gold, lx: -1 };

/** High summer: heaped clouds over ripe wheat, and sparrows, not one of them forgotten. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(c, gradient([0, 0.475, 0.07, 256, 0.3, 0.57, 0.07, 250, 0.6, 0.7, 0.056, 242, 0.85, 0.83, 0.04, 228, 1, 0.905, 0.035, 120]), 0, 1640, { x: 100, bend: 0.12 });
  c.glow(-80, 700, 1300, 1000, cream, 0.3, 1.8);
  const heap = tones([0.66, 0.045, 262, 0.79, 0.03, 262, 0.935, 0.025, 80, 0.985, 0.02, 95]);
  const light = [-0.72, -0.69] as const;
  clouds(c, { y0: 60, y1: 620, sx: 760, sy: 70, cover: 0.43, seed: 12, amt: 0.5, edge: 0.1, stipple: 0.8, col: () => lch(0.7, 0.05, 245), lit: lch(0.86, 0.03, 230), lightX: -0.5, lightY: -0.7 });
  cumulus(c, { x: 300, y: 1490, w: 900, h: 330, seed: 14, set: heap.map((t) => mix(t, lch(0.84, 0.04, 232), 0.45)), light });
  cumulus(c, { x: 1130, y: 1440, w: 1000, h: 560, seed: 29, set: heap, light });
  cumulus(c, { x: 120, y: 1080, w: 560, h: 200, seed: 8, set: heap.map((t) => mix(t, lch(0.66, 0.075, 242), 0.2)), light });
  const h1 = line(4, [0, 1540, 280, 1500, 560, 1520, 840, 1560, 1120, 1540, 1440, 1500], [22, 300, 10, 110, 4, 30]);
  slope(c, { y: h1, to: 1900, depth: 160, ramp: [0, 0.62, 0.055, 228, 1, 0.8, 0.05, 190], lit: [0.76, 0.055, 180], shade: [0.56, 0.055, 240], facet: [140, 130, 7, 0.5, 0.5, 150] });
  mist(c, 1540, 1660, lch(0.9, 0.045, 150), 0.55, 3, { soft: 1.6 });
  const R = rng(1029);
  const h2 = line(14, [0, 1600, 260, 1620, 560, 1650, 860, 1640, 1140, 1600, 1440, 1570], [14, 320, 6, 110, 3, 30]);
  slope(c, { y: h2, to: 2100, depth: 220, ramp: [0, 0.6, 0.075, 125, 1, 0.7, 0.1, 104], lit: [0.76, 0.1, 106], shade: [0.5, 0.065, 145], facet: [150, 80, 17, 0.5, 0.5, 180], rim: [straw, 0.7, 8, 300, 700] });
  const wood = lch(0.42, 0.05, 165);
  await c.svg(path(treeLine(R, h2, -10, 640, 44, 14, 5, 0.2) + treeLine(R, h2, 980, 1450, 52, 15, 8, 0.25), wood), { box: [0, 1460, 1440, 220], rim: { dx: -4, dy: -4, col: lch(0.76, 0.1, 112), amt: 0.85 } });
  // stubble with stooks
  const h3 = line(24, [0, 1690, 300, 1700, 620, 1730, 900, 1740, 1180, 1710, 1440, 1680], [10, 320, 5, 110, 2, 30]);
  slope(c, { y: h3, to: 2300, depth: 260, ramp: [0, 0.83, 0.1, 88, 1, 0.74, 0.115, 80], lit: [0.92, 0.085, 93], shade: [0.66, 0.105, 70], facet: [170, 50, 27, 0.6, 0.5, 240], rim: [cream, 0.7, 9, 300, 700], fields: { amt: 0.5, period: 34, col: lch(0.68, 0.11, 72), seed: 4, slope: -0.12, from: 10 } });
  let stooks = '';
  const shade: string[] = [];
  const piles = [[140, 40, 74], [330, 24, 60], [520, 58, 84], [700, 22, 58], [840, 46, 76], [1010, 20, 58], [1150, 60, 90], [1330, 34, 70], [420, 108, 112], [960, 112, 116], [1280, 128, 124], [210, 136, 124], [690, 132, 122]] as const;
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

/** The uncut field, from its far edge forward: each band of ears larger, with darkness between the stems. */
async function standing(c: Canvas) {
  const R = rng(77);
  const n = noise2(12);
  const edge = line(34, [0, 1880, 260, 1920, 560, 1960, 860, 1970, 1160, 1930, 1440, 1870], [14, 300, 6, 90]);
  slope(c, { y: edge, depth: 620, ramp: [0, 0.72, 0.125, 78, 0.4, 0.55, 0.105, 66, 1, 0.33, 0.065, 45], lit: [0.8, 0.12, 84], shade: [0.42, 0.08, 55], facet: [120, 60, 37, 0.5, 0.5, 500], rim: [straw, 0.8, 12, 500, 900] });
  const stems = tones([0.33, 0.06, 48, 0.43, 0.08, 58, 0.54, 0.1, 66, 0.66, 0.118, 76, 0.8, 0.12, 86]);
  for (let k = 0; k < 9; k++) {
    const t = k / 8;
    const y = (x: number) => edge(x) + lerp(14, 760, t ** 1.35);
    const l = lerp(26, 92, t);
    const count = Math.round(lerp(420, 92, t ** 0.7));
    const bins: Bins = gold.map(() => []);
    const tuft = grass(R, { x0: -20, x1: 1460, y: (x) => y(x) + l * 1.2, h: [l * 1.4, l * 3], n: Math.round(lerp(900, 420, t)), w: 1.4 + l * 0.035, lean: 0.12, tones: stems.slice(0, 4), jitter: l * 1.6 });
    await c.svg(tuft, { box: [0, 1700, 1440, 1180], mask: (_x, py) => 1 - 0.25 * sstep(2300, 2880, py) });
    for (let i = 0; i < count; i++) {
      const x = R.r(-20, 1460);
      const lean = 0.18 + 0.2 * n(x / 300, t * 3) + R.r(-0.14, 0.14);
      stalk(R, x, y(x) + l * R.r(1.2, 2.2), l * R.r(1.5, 2.4), lean, l, R.r(0.1, 0.7), ripe, bins, l > 30);
    }
    const veil = 0.34 * (1 - t);
    await c.svg(bins.map((b, i) => path(b, mix(gold[i]!, lch(0.8, 0.12, 84), veil))).join(''), { box: [0, 1700, 1440, 1180], tint: () => lch(0.3, 0.06, 42), tintAmt: (_x, py) => (0.14 + 0.5 * t) * sstep(1950, 2700, py) });
  }
}

/** The stalks one could pick, and the birds on them. */
async function near(c: Canvas) {
  const R = rng(6);
  const bins: Bins = gold.map(() => []);
  const box: [number, number, number, number] = [0, 1200, 1440, 1680];
  const rim = { dx: -4, dy: -3, col: cream, amt: 0.55 };
  for (let i = 0; i < 62; i++) {
    const left = R.f() < 0.52;
    const u = R.f();
    const x = left ? lerp(-40, 500, u ** 1.3) : lerp(1480, 1010, u ** 1.3);
    const h = lerp(1000, 380, u) * R.r(0.62, 1.04) * (left ? 1 : 0.88);
    stalk(R, x, 2930, h, R.r(-0.02, 0.2), R.r(120, 165), R.r(0.2, 0.9), ripe, bins);
  }
  await c.svg(bins.map((b, i) => path(b, gold[i]!)).join(''), { box, rim });
  const cock: Plumage = { back: lch(0.5, 0.085, 52), belly: lch(0.87, 0.03, 80), wing: lch(0.38, 0.07, 45), dark: lch(0.24, 0.04, 40) };
  const hen: Plumage = { back: lch(0.58, 0.06, 66), belly: lch(0.88, 0.035, 84), wing: lch(0.46, 0.06, 58), dark: lch(0.32, 0.045, 50) };
  let birds = '';
  const seat = (x: number, h: number, lean: number, s: number, dir: number, plumage: Plumage) => {
    const b: Bins = gold.map(() => []);
    const [ex, ey] = stalk(R, x, 2930, h, lean, 160, 1.25, ripe, b);
    birds += b.map((d, i) => path(d, gold[i]!)).join('') + perched(ex + 8, ey + 6, s, dir, plumage, dir > 0 ? 0.12 : -0.06);
  };
  seat(150, 1190, 0.1, 186, 1, cock);
  seat(366, 960, 0.06, 166, -1, hen);
  seat(1110, 1010, 0.05, 176, -1, cock);
  birds += flying(800, 1520, 170, -1, 1, cock, 0.16) + flying(930, 1330, 120, -1, 0.9, hen, -0.06) + flying(610, 1400, 104, 1, -0.8, hen, 0.12) + flying(1010, 1450, 84, -1, 0.85, cock, 0.2);
  await c.svg(birds, { box, rim: { ...rim, amt: 0.8 } });
}
