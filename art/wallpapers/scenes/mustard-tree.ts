import { mist, shafts } from '../lib/air.ts';
import { flying, perched, type Plumage } from '../lib/birds.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { G1, dis, gi } from '../lib/grain.ts';
import { grass } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { clamp, lerp, sstep } from '../lib/maths.ts';
import { noise2 } from '../lib/noise.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { disc, halo } from '../lib/rings.ts';
import { leaf, path, taper } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { broadTree } from '../lib/trees.ts';

export const meta = { id: 'mustard-tree', title: 'The Mustard Tree', focusY: 0.6 };

const sun = { x: 196, y: 1650 };
const glow = lch(0.95, 0.09, 94);
const yolk = lch(0.89, 0.155, 92);

/** The smallest of seeds, grown: a tree in yellow flower against the low sun, full of birds and nests. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const R = rng(1332);
  sky(c, gradient([0, 0.68, 0.095, 36, 0.22, 0.755, 0.1, 50, 0.45, 0.835, 0.105, 70, 0.7, 0.895, 0.11, 86, 0.88, 0.925, 0.1, 93, 1, 0.9, 0.12, 84]), 0, 1760, { x: sun.x, bend: 0.16 });
  halo(c, sun.x, sun.y, lch(0.97, 0.07, 98), [[230, 0.2], [410, 0.14], [650, 0.1], [980, 0.07]], { y1: 2000 });
  c.glow(sun.x, sun.y, 900, 820, lch(0.97, 0.08, 96), 0.5, 2.2);
  clouds(c, { y0: 120, y1: 900, sx: 820, sy: 78, cover: 0.46, seed: 71, amt: 0.6, edge: 0.1, stipple: 0.7, col: () => lch(0.66, 0.1, 30), lit: lch(0.91, 0.1, 78), lightX: -0.2, lightY: 1 });
  await disc(c, sun.x, sun.y, 92, lch(0.99, 0.035, 102));
  const h1 = line(4, [0, 1700, 260, 1660, 560, 1700, 900, 1716, 1180, 1640, 1440, 1600], [34, 300, 14, 110, 5, 30]);
  slope(c, { y: h1, to: 2200, depth: 220, ramp: [0, 0.71, 0.095, 45, 1, 0.87, 0.1, 80], lit: [0.86, 0.11, 80], shade: [0.63, 0.09, 32], facet: [150, 150, 7, 0.5, 0.5, 190], rim: [glow, 0.8, 8, sun.x, 460] });
  mist(c, 1690, 1850, lch(0.93, 0.11, 90), 0.6, 3, { soft: 1.6 });
  const h2 = line(14, [0, 1760, 300, 1800, 620, 1850, 920, 1840, 1180, 1780, 1440, 1730], [30, 320, 12, 120, 4, 30]);
  slope(c, { y: h2, to: 2400, depth: 260, ramp: [0, 0.6, 0.075, 90, 1, 0.82, 0.115, 88], lit: [0.83, 0.125, 92], shade: [0.5, 0.06, 70], facet: [160, 110, 17, 0.55, 0.5, 230], rim: [glow, 0.85, 10, sun.x + 80, 520], wash: [yolk, 0.55, sun.x + 60, 460, 120], fields: { amt: 0.5, period: 44, col: lch(0.8, 0.14, 92), seed: 5, slope: 0.06, from: 16 } });
  await c.svg(path(treeLine(R, h2, 760, 1440, 34, 12, 5, 0.3), lch(0.49, 0.06, 110)), { box: [700, 1660, 740, 240], rim: { dx: -3, dy: -3, col: glow, amt: 0.8 } });
  mist(c, 1840, 2000, lch(0.92, 0.12, 90), 0.55, 5, { soft: 1.6 });
  const h3 = line(24, [0, 2010, 300, 2000, 600, 2030, 900, 2070, 1200, 2060, 1440, 2010], [22, 320, 9, 110, 3, 30]);
  slope(c, { y: h3, to: 2700, depth: 330, ramp: [0, 0.54, 0.09, 112, 1, 0.42, 0.07, 132], lit: [0.8, 0.135, 98], shade: [0.38, 0.062, 140], facet: [170, 90, 27, 0.6, 0.5, 300], rim: [glow, 0.85, 12, 300, 560], wash: [lch(0.86, 0.14, 90), 0.6, 260, 460, 130] });
  await blooms(c, 31, h3, [20, 300], [2.5, 6], 2600);
  const h4 = line(34, [0, 2330, 300, 2330, 600, 2350, 900, 2370, 1200, 2350, 1440, 2300], [16, 320, 7, 110]);
  const ground = { lit: [0.6, 0.11, 105], shade: [0.22, 0.046, 155] } as const;
  slope(c, { y: h4, depth: 520, ramp: [0, 0.44, 0.08, 115, 0.5, 0.32, 0.06, 140, 1, 0.2, 0.044, 165], ...ground, facet: [190, 90, 37, 0.5, 0.55, 420], rim: [glow, 0.85, 13, 420, 560], wash: [lch(0.74, 0.13, 90), 0.55, 380, 420, 110] });
  shade(c, h4);
  const perches = await tree(c, (x, y) => dis(1 - sstep(h4(x) + 26, h4(x) + 62, y), g[gi(x, y)]!, 0.7));
  shafts(c, sun.x, sun.y, lch(0.93, 0.12, 90), 0.3, 71, { r: 1500, freq: 4.5, clip: (_x, y) => sstep(1500, 1700, y) * (1 - sstep(2200, 2700, y)) });
  c.glow(sun.x, sun.y, 760, 700, lch(0.94, 0.12, 90), 0.3, 2, { stipple: 0.3 });
  await birds(c, perches);
  await foreground(c, h4);
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.5, 0.4, 0.36], misreg: 0.7 });
  return c;
}

/** The tree's own shade on the ground, thrown away from the sun and broken by light through the leaves. */
function shade(c: Canvas, ground: (x: number) => number) {
  const n = noise2(77);
  const g = G1();
  c.each(2280, 2880, (x, y, o) => {
    const u = (x - 930 - (y - 2400) * 0.5) / 560;
    const v = (y - 2480) / 190;
    const a = (1 - sstep(0.55, 1.05, u * u + v * v)) * 0.62 * (1 - 0.7 * sstep(0.12, 0.4, n(x / 74, y / 22))) * sstep(0, 30, y - ground(x));
    if (a > 0.01) c.blendPx(o, lch(0.2, 0.046, 165), dis(a, g[gi(x, y)]!, 0.7));
  });
}

/** Draws the tree; gives back the clumps of its crown, where birds may sit. */
async function tree(c: Canvas, mask: (x: number, y: number) => number) {
  const T = broadTree(rng(105), { x: 790, y: 2420, h: 1390, lean: 0, light: [-0.85, -0.2], tones: tones([0.23, 0.046, 165, 0.31, 0.06, 148, 0.43, 0.085, 128, 0.61, 0.115, 112, 0.81, 0.14, 101]), bark: tones([0.23, 0.042, 70, 0.7, 0.12, 78, 0.7, 0.1, 80]).slice(0, 2), leafL: 18, leafW: 4.4, spread: 0.6, clumpR: 0.06, trunkW: 0.085, trunkL: 0.2, wig: 0.5, depth: 6, from: 3, split: 4, shrink: 1.02, up: 0.08, density: 1.15 });
  const box: [number, number, number, number] = [0, 820, 1440, 1660];
  await c.svg(T.svg, { box, mask, rim: { dx: -4, dy: -2, col: glow, amt: 0.55, at: (x, y) => clamp(1.5 - Math.hypot(x - sun.x, y - sun.y) / 700) } });
  const R = rng(16);
  const n = noise2(17);
  const bins: string[][] = [[], [], []];
  for (const t of T.tips) for (let i = 0; i < 46; i++) {
    const a = R.r(0, 6.283);
    const q = Math.sqrt(R.f()) * 1.08;
    const x = t.x + Math.cos(a) * q * t.r;
    const y = t.y + Math.sin(a) * q * t.r * 0.8;
    const li = -Math.cos(a) * q * 0.62 - Math.sin(a) * q * 0.62 + ((T.cx - x) / T.rad) * 0.4 + R.r(-0.3, 0.3);
    if (li < 0.12 || n(x / 46, y / 40) < -0.12) continue;
    const b = clamp(Math.floor((li - 0.12) * 3.4), 0, 2);
    for (let k = 0; k < 3; k++) bins[b]!.push(leaf(x + R.n() * 5, y + R.n() * 4, R.r(0, 6.3), R.r(6, 10), 4.2));
  }
  await c.svg(path(bins[0]!, lch(0.7, 0.135, 90)) + path(bins[1]!, lch(0.83, 0.155, 93)) + path(bins[2]!, lch(0.93, 0.14, 99)), { box });
  return T.tips;
}

/** Nests in the forks, birds on the outer twigs, and others coming home. */
async function birds(c: Canvas, tips: readonly { x: number; y: number; r: number }[]) {
  const R = rng(1319);
  const brown: Plumage = { back: lch(0.34, 0.05, 60), belly: lch(0.78, 0.09, 82), wing: lch(0.26, 0.042, 55), dark: lch(0.2, 0.036, 60) };
  const rim = { dx: -3, dy: -3, col: glow, amt: 0.9 };
  const nest = (x: number, y: number, s: number) => {
    let d = '';
    for (let i = 0; i < 90; i++) d += leaf(x + R.n() * s * 0.5, y - s * 0.1 + R.f() * s * 0.34 * (1 - Math.abs(R.n()) * 0.3), R.r(-0.5, 0.5) + Math.PI * R.i(0, 1), s * R.r(0.2, 0.42), s * 0.045);
    return path(leaf(x - s * 0.62, y, 0, s * 1.24, s * 0.5), lch(0.22, 0.038, 58)) + path(d, lch(0.48, 0.075, 70));
  };
  let out = '';
  for (const [x, y, s, dir] of [[500, 1900, 92, 1], [1040, 1770, 96, -1], [774, 1706, 84, 1]] as const) out += perched(x - dir * 6, y - 14, s * 0.74, dir, brown) + nest(x, y, s);
  const top = [...tips].sort((a, b) => a.y - a.r - (b.y - b.r));
  const seats = [top[0]!, top[5]!, top[11]!, ...[...tips].sort((a, b) => a.x - b.x).slice(2, 16).filter((_, i) => i % 5 === 0), ...[...tips].sort((a, b) => b.x - a.x).slice(1, 16).filter((_, i) => i % 6 === 0)];
  seats.forEach((t, i) => {
    out += perched(t.x, t.y - t.r * 0.74, R.r(50, 66), i % 2 ? -1 : 1, brown);
  });
  for (const [x, y, s, dir, lift, tilt] of [[214, 1250, 84, 1, 1, -0.16], [330, 1120, 62, 1, -0.7, -0.1], [120, 1080, 48, 1, 0.8, 0.05], [1250, 1010, 60, -1, 0.9, -0.1], [1340, 1130, 80, -1, -0.6, 0.08], [470, 1010, 44, 1, 0.9, 0.1], [1130, 890, 42, -1, 0.7, 0.1], [180, 1990, 58, 1, 0.8, -0.3]] as const) out += flying(x, y, s, dir, lift, brown, tilt);
  await c.svg(out, { box: [0, 780, 1440, 1300], rim });
}

/** Mustard in flower over the field: dabs that grow with depth below y(x). */
async function blooms(c: Canvas, seed: number, y: (x: number) => number, d: readonly [number, number], r: readonly [number, number], count: number) {
  const R = rng(seed);
  const n = noise2(seed + 1);
  const bins: string[][] = [[], [], []];
  for (let i = 0; i < count; i++) {
    const x = R.r(-10, 1450);
    const t = R.f();
    const dy = lerp(d[0], d[1], t);
    if (n(x / 160, dy / 50) < R.r(-0.2, 0.2)) continue;
    const s = lerp(r[0], r[1], t) * R.r(0.7, 1.3);
    const k = clamp(Math.floor((1.1 - Math.abs(x - sun.x) / 900 + R.r(-0.3, 0.2)) * 3), 0, 2);
    for (let q = 0; q < 3; q++) bins[k]!.push(leaf(x + R.r(-s, s), y(x) + dy + R.r(-s, s), R.r(0, 6), s * 1.6, s * 0.8));
  }
  await c.svg(path(bins[0]!, lch(0.72, 0.13, 90)) + path(bins[1]!, lch(0.83, 0.155, 93)) + path(bins[2]!, lch(0.93, 0.13, 99)), { box: [0, 1900, 1440, 980] });
}

/** The same plant while it is small: flowering mustard and grass at the viewer's feet. */
async function foreground(c: Canvas, ground: (x: number) => number) {
  const R = rng(70);
  const gn = noise2(505);
  const blades = tones([0.18, 0.04, 170, 0.24, 0.05, 158, 0.32, 0.065, 140, 0.49, 0.095, 116, 0.8, 0.135, 98]);
  await c.svg(grass(R, { x0: -20, x1: 1460, y: ground, h: [18, 74], n: 1500, w: 2.5, lean: 0.15, tones: blades, jitter: 40, clump: 150, bias: (x) => clamp(1.25 - Math.abs(x - 400) / 760) }), { box: [0, 2180, 1440, 700], mask: (x, y) => 1 - 0.9 * sstep(0, 44, y - ground(x)) });
  await c.svg(grass(R, { x0: -30, x1: 1470, y: (x) => ground(x) + 60, h: [60, 190], n: 3400, w: 4.6, persp: 0.45, lean: 0.15, tones: blades, jitter: 470, bias: (x, y) => clamp(1.05 - (y - ground(x)) / 300) * (0.5 + 0.5 * gn(x / 120, y / 60)) * clamp(1.3 - Math.abs(x - 380) / 900) }), { box: [0, 2180, 1440, 700] });
  const stems: string[] = [];
  const leaves: string[] = [];
  const heads: string[][] = [[], [], []];
  for (let i = 0; i < 26; i++) {
    const left = R.f() < 0.6;
    const x = left ? R.r(-10, 420) : R.r(1090, 1450);
    const h = R.r(220, 560) * (left ? 1 - x / 800 : 0.45 + (x - 1090) / 640);
    const le = R.r(-0.12, 0.2);
    const at = (u: number) => [x + le * h * u * u, 2890 - h * u] as const;
    stems.push(taper(Array.from({ length: 9 }, (_, k) => [...at(k / 8), 6.5 - k * 0.6])));
    for (let k = 0; k < 7; k++) leaves.push(leaf(...at(R.r(0.15, 0.75)), -Math.PI / 2 + R.pick([-1, 1])! * R.r(0.5, 1.2), R.r(24, 54), R.r(7, 14)));
    for (let k = 0; k < 5; k++) {
      const u = 1 - k * 0.07;
      const [sx, sy] = at(u);
      const ex = sx + (k ? (k % 2 ? 1 : -1) * R.r(10, 34) : 0);
      const ey = sy - R.r(6, 26);
      if (k) stems.push(taper([[sx, sy, 3.4], [ex, ey, 2]]));
      for (let q = 0; q < 8; q++) heads[clamp(Math.floor(R.f() * 3), 0, 2)]!.push([0, 1, 2, 3].map((m) => leaf(ex + R.n() * 11, ey + R.n() * 9, m * 1.571 + q, R.r(7, 11), 4.6)).join(''));
    }
  }
  await c.svg(path(stems, lch(0.33, 0.065, 138)) + path(leaves, lch(0.37, 0.075, 135)) + path(heads[0]!, lch(0.74, 0.14, 88)) + path(heads[1]!, lch(0.86, 0.16, 94)) + path(heads[2]!, lch(0.94, 0.13, 100)), { box: [0, 2200, 1440, 680], rim: { dx: -3, dy: -3, col: glow, amt: 0.6 } });
}
