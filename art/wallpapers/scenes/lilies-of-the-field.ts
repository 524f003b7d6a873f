import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { hex, lch, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { poppies } from '../lib/flowers.ts';
import { G1, dis, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { butterfly, lilyPlant, type LilyTones } from '../lib/lily.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { fbm, noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { halo } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { broadTree } from '../lib/trees.ts';

export const meta = { id: 'lilies-of-the-field', title: 'Lilies of the Field', focusY: 0.64 };

const lemon = lch(0.96, 0.06, 102);
const crimson = tones([0.4, 0.13, 20, 0.5, 0.165, 22, 0.6, 0.185, 26, 0.72, 0.15, 34]);

/** Bright morning in a meadow: white lilies near enough to touch, crimson anemones as far as one sees. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(c, gradient([0, 0.78, 0.06, 196, 0.3, 0.845, 0.05, 182, 0.6, 0.905, 0.046, 150, 0.82, 0.945, 0.05, 112, 1, 0.955, 0.06, 98]), 0, 1560, { x: 1200, bend: 0.15 });
  halo(c, 1230, 520, lemon, [[260, 0.12], [470, 0.1], [760, 0.08], [1080, 0.06]], { y1: 1600, edge: 40 });
  c.glow(1230, 520, 1100, 1000, lch(0.97, 0.07, 100), 0.6, 2);
  clouds(c, { y0: 560, y1: 1240, sx: 700, sy: 130, cover: 0.5, seed: 44, amt: 0.8, edge: 0.1, stipple: 0.6, col: () => lch(0.86, 0.035, 185), lit: lch(0.985, 0.025, 100), lightX: 0.5, lightY: -0.9, env: (x) => 1.1 - 0.34 * (x / 1440) });
  const R = rng(628);
  const h1 = line(3, [0, 1400, 260, 1340, 520, 1370, 800, 1440, 1100, 1420, 1440, 1370], [34, 300, 14, 110, 5, 30]);
  slope(c, { y: h1, to: 1900, depth: 220, ramp: [0, 0.75, 0.05, 182, 1, 0.88, 0.05, 130], lit: [0.87, 0.06, 120], shade: [0.68, 0.05, 190], facet: [150, 150, 7, 0.55, 0.5, 200], lx: 1 });
  mist(c, 1430, 1600, lch(0.94, 0.05, 112), 0.6, 3, { soft: 1.6 });
  const h2 = line(13, [0, 1470, 300, 1500, 620, 1560, 900, 1580, 1200, 1520, 1440, 1480], [28, 320, 12, 120, 4, 30]);
  slope(c, { y: h2, to: 2000, depth: 220, ramp: [0, 0.63, 0.075, 148, 1, 0.79, 0.085, 122], lit: [0.8, 0.095, 116], shade: [0.55, 0.065, 160], facet: [160, 120, 17, 0.55, 0.5, 220], lx: 1, rim: [lemon, 0.7, 9, 1100, 700] });
  const wood = tones([0.4, 0.055, 165, 0.46, 0.065, 152, 0.55, 0.08, 138, 0.68, 0.1, 122, 0.85, 0.11, 110]);
  await c.svg(path(treeLine(R, h2, -10, 560, 46, 15, 5, 0.28) + treeLine(R, h2, 1100, 1450, 44, 14, 8, 0.28), wood[1]!), { box: [0, 1360, 1440, 220], rim: { dx: 3, dy: -4, col: wood[4]!, amt: 0.8 } });
  mist(c, 1560, 1700, lch(0.93, 0.06, 114), 0.5, 5, { soft: 1.6 });
  const h3 = line(23, [0, 1600, 240, 1610, 520, 1660, 820, 1690, 1120, 1650, 1440, 1590], [18, 320, 8, 110, 3, 30]);
  slope(c, { y: h3, to: 2300, depth: 330, ramp: [0, 0.6, 0.1, 132, 1, 0.5, 0.085, 142], lit: [0.76, 0.12, 116], shade: [0.46, 0.075, 152], facet: [170, 90, 27, 0.6, 0.5, 300], lx: 1, rim: [lemon, 0.75, 10, 1050, 760], wash: [lch(0.83, 0.12, 110), 0.5, 1150, 560, 120] });
  const T = broadTree(rng(33), { x: 800, y: 1702, h: 440, lean: 0.04, light: [0.75, -0.65], tones: wood, bark: [lch(0.34, 0.05, 150), lch(0.68, 0.06, 90)], leafL: 12, leafW: 3, spread: 0.62, clumpR: 0.08, trunkW: 0.075, trunkL: 0.15, wig: 0.5, depth: 6, from: 2, up: 0.02, density: 2.1 });
  await c.svg(T.svg, { box: [400, 1180, 800, 550], rim: { dx: 4, dy: -4, col: lemon, amt: 0.4 } });
  drift(c, h3, 24, 420, 3, 1);
  await heads(c, 17, h3, [30, 430], [3, 8], 2200, 150);
  const h4 = line(33, [0, 1960, 260, 1990, 560, 1960, 860, 1920, 1160, 1900, 1440, 1930], [16, 320, 7, 110]);
  const field = { lit: [0.68, 0.125, 118], shade: [0.35, 0.065, 155] } as const;
  slope(c, { y: h4, to: 2880, depth: 500, ramp: [0, 0.52, 0.1, 134, 1, 0.35, 0.07, 150], ...field, facet: [190, 90, 37, 0.5, 0.5, 420], lx: 1, rim: [lch(0.88, 0.13, 108), 0.7, 12, 900, 800], wash: [lch(0.72, 0.13, 114), 0.45, 1100, 560, 110] });
  const blades = tones([0.28, 0.055, 160, 0.34, 0.065, 150, 0.42, 0.085, 138, 0.55, 0.115, 124, 0.76, 0.14, 112]);
  await c.svg(grass(R, { x0: -20, x1: 1460, y: h4, h: [16, 54], n: 1900, w: 2.4, lean: 0.12, tones: blades, jitter: 44, clump: 130 }), { box: [0, 1820, 1440, 260], mask: (x, y) => 1 - 0.85 * sstep(0, 60, y - h4(x)) });
  await heads(c, 27, h4, [16, 520], [7, 15], 1900, 190);
  await near(c, blades);
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.16, vigCol: [0.5, 0.62, 0.5], misreg: 0.7 });
  return c;
}

/** The red haze that far flowers make: clumps of stipple, thicker where the noise gathers them. */
function drift(c: Canvas, y: (x: number) => number, d0: number, d1: number, seed: number, amt: number) {
  const n = noise2(seed);
  const g = G1();
  c.each(1560, 2140, (px, py, o) => {
    const d = py - y(px);
    if (d < d0 * 0.2 || d > d1) return;
    const v = fbm(n, px / 210, d / 46, 3) + 0.12;
    const a = amt * sstep(0, 0.4, v) * sstep(0, 40, d) * 0.62;
    if (a > 0.01) c.blendPx(o, crimson[(g[gi(px + 7, py + 3)]! * 3) | 0]!, dis(a, g[gi(px, py)]!, 0.45));
  });
}

/** Anemones as two-tone cups, larger with depth below y(x), gathered in drifts. */
async function heads(c: Canvas, seed: number, y: (x: number) => number, d: readonly [number, number], r: readonly [number, number], count: number, gather: number) {
  const R = rng(seed);
  const n = noise2(seed + 1);
  const all: { y: number; s: string }[] = [];
  for (let i = 0; i < count; i++) {
    const x = R.r(-10, 1450);
    const t = R.f() ** 0.9;
    const dy = lerp(d[0], d[1], t);
    if (n(x / gather, dy / 60) < R.r(-0.18, 0.22)) continue;
    const k = (lerp(r[0], r[1], t) / 9) * R.r(0.8, 1.2);
    const b = clamp(Math.floor(R.r(0, 2.2)), 0, 2);
    const at = `translate(${x.toFixed(1)} ${(y(x) + dy).toFixed(1)}) rotate(${R.r(-25, 25).toFixed(0)}) scale(${k.toFixed(2)})`;
    all.push({ y: dy, s: `<g transform="${at}"><path d="M-9 -2C-9 6 -4 10 0 10C4 10 9 6 9 -2Z" fill="${hex(crimson[b]!)}"/><path d="M-9.5 -2C-7 -8 -3 -5 0 -8C3 -5 7 -8 9.5 -2C6 2.5 -6 2.5 -9.5 -2Z" fill="${hex(crimson[b + 1]!)}"/></g>` });
  }
  all.sort((a, b) => a.y - b.y);
  await c.svg(all.map((h) => h.s).join(''), { box: [0, 1560, 1440, 1000], rim: { dx: 2, dy: -2, col: lch(0.86, 0.09, 50), amt: 0.5 } });
}

/** What grows at the viewer's feet: grass, tall anemones, and the lilies themselves. */
async function near(c: Canvas, blades: RGB[]) {
  const R = rng(91);
  const n = noise2(505);
  const foot = line(43, [0, 2380, 300, 2440, 620, 2500, 900, 2470, 1200, 2390, 1440, 2360], [16, 260, 7, 90]);
  const dark = tones([0.2, 0.042, 168, 0.25, 0.05, 160, 0.31, 0.062, 150, 0.41, 0.085, 136, 0.6, 0.12, 120]);
  slope(c, { y: foot, depth: 420, ramp: [0, 0.38, 0.08, 140, 1, 0.19, 0.042, 168], lit: [0.5, 0.1, 125], shade: [0.22, 0.046, 165], facet: [190, 90, 47, 0.5, 0.5, 320], lx: 1, rim: [lch(0.8, 0.14, 112), 0.7, 12, 900, 700] });
  await c.svg(grass(R, { x0: -20, x1: 1460, y: foot, h: [50, 170], n: 2000, w: 3.6, lean: 0.1, tones: blades, jitter: 60, clump: 150 }), { box: [0, 2080, 1440, 520] });
  await c.svg(grass(R, { x0: -30, x1: 1470, y: (x) => foot(x) + 60, h: [90, 260], n: 2300, w: 5, persp: 0.6, lean: 0.1, tones: dark, jitter: 460, bias: (x, y) => clamp(1.1 - (y - foot(x)) / 260) * (0.55 + 0.5 * n(x / 120, y / 60)) }), { box: [0, 2080, 1440, 800] });
  const petals = [crimson.slice(0, 3), [crimson[1]!, crimson[2]!, crimson[3]!], [crimson[0]!, crimson[2]!, crimson[3]!]];
  await c.svg(poppies(R, { x0: -10, x1: 1450, y: (x) => foot(x) + 120, n: 120, h: [150, 360], r: [20, 36], stem: dark[2]!, tones: petals, jitter: 400, clump: 200 }), { box: [0, 2000, 1440, 880], rim: { dx: 3, dy: -3, col: lch(0.8, 0.12, 45), amt: 0.5 } });
  const t: LilyTones = { white: tones([0.72, 0.035, 165, 0.83, 0.03, 150, 0.915, 0.024, 120, 0.965, 0.018, 105, 0.99, 0.008, 100]), throat: lch(0.84, 0.13, 116), anther: lch(0.72, 0.155, 66), green: tones([0.27, 0.055, 158, 0.36, 0.075, 145, 0.47, 0.1, 133, 0.66, 0.13, 118]), light: [0.72, -0.69] };
  for (const [seed, x, h, lean, s, k] of [[5, 470, 830, 0.1, 96, 3], [21, 1180, 820, -0.1, 92, 3], [8, 1330, 1080, -0.05, 120, 4], [14, 96, 1060, -0.04, 118, 4], [12, 300, 1400, -0.02, 150, 5]] as const) await c.svg(lilyPlant(rng(seed), x, 2900, h, lean, s, k, t), { box: [0, 1200, 1440, 1680], rim: { dx: 4, dy: -4, col: lch(0.995, 0.02, 100), amt: 0.8, at: (_x, y) => 1 - 0.75 * sstep(2050, 2300, y) } });
  await c.svg(grass(rng(7), { x0: -30, x1: 1470, y: () => 2880, h: [120, 420], n: 620, w: 6.5, lean: 0.1, tones: dark.slice(0, 4), jitter: 30, clump: 200 }), { box: [0, 2400, 1440, 480] });
  await c.svg(butterfly(690, 1560, 54, 18, lch(0.985, 0.03, 100), lch(0.88, 0.08, 92), lch(0.35, 0.05, 120)) + butterfly(1060, 1330, 40, -24, lch(0.985, 0.03, 100), lch(0.88, 0.08, 92), lch(0.4, 0.05, 120)), { box: [600, 1240, 560, 400] });
}
