import type { Canvas } from './canvas.ts';
import type { Ramp, RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2, ridged } from './noise.ts';

const TABLE = 256;

/** Cell noise: for a point its cell's own random numbers and the distance to the nearest border. */
function cells(seed: number): (u: number, v: number) => [a: number, b: number, border: number] {
  const n = noise2(seed);
  const hash = (i: number, j: number, k: number) => {
    const s =
      Math.sin(((i & (TABLE - 1)) * 127.1 + (j & (TABLE - 1)) * 311.7 + k * 74.7 + seed) * 0.731) *
      43758.5453;
    return s - Math.floor(s);
  };
  return (u0, v0) => {
    const u = u0 + 0.32 * n(u0 * 1.3, v0 * 1.3);
    const v = v0 + 0.32 * n(u0 * 1.3 + 40, v0 * 1.3);
    const iu = Math.floor(u);
    const iv = Math.floor(v);
    let near = 9;
    let next = 9;
    let bi = 0;
    let bj = 0;
    for (let j = iv - 1; j <= iv + 1; j++) {
      for (let i = iu - 1; i <= iu + 1; i++) {
        const d = Math.hypot(i + hash(i, j, 1) - u, j + hash(i, j, 2) - v);
        if (d < near) {
          next = near;
          near = d;
          bi = i;
          bj = j;
        } else if (d < next) next = d;
      }
    }
    return [hash(bi, bj, 3), hash(bi, bj, 4), next - near];
  };
}

export interface Crag {
  /** upper edge; a pixel belongs to the rock when it is below and `inside` allows it */
  top: (x: number) => number;
  inside?: (x: number, y: number) => number;
  to?: number;
  seed: number;
  /** size of the large planes in px, about twice as tall as wide for cliffs */
  cell: [number, number];
  /** base colour by the distance under the edge over `depth` px */
  ramp: Ramp;
  depth: number;
  lit: RGB;
  shade: RGB;
  /** direction toward the light and its strength at a pixel */
  light: (x: number, y: number) => [lx: number, ly: number, amt: number];
  shadeAmt?: number;
  /** darkness of the cracks between planes, and how much long gullies run down the face, 0..1 */
  crack?: number;
  gully?: number;
  rim?: { col: RGB; amt: number; w: number };
}

/** Rock broken into planes: each plane catches or misses the light as a whole, borders crack, grain dissolves. */
export function crag(c: Canvas, k: Crag): void {
  const big = cells(k.seed);
  const small = cells(k.seed + 5);
  const n = noise2(k.seed + 9);
  const g = G1();
  const top = Float32Array.from({ length: c.w }, (_, x) => k.top(x));
  const [w, h] = k.cell;
  c.each(Math.min(...top) - 1, k.to ?? c.h, (x, y, o) => {
    const d = y - top[x]!;
    if (d < -1) return;
    const cover = clamp(d + 1) * (k.inside ? k.inside(x, y) : 1);
    if (cover <= 0) return;
    const gg = g[gi(x, y)]!;
    const [lx, ly, amt] = k.light(x, y);
    const m = Math.hypot(lx, ly) || 1;
    const [a, b, crack] = big(x / w, y / h);
    const [e, f, crack2] = small((x / w) * 2.7, (y / h) * 2.7);
    const face = ((a - 0.5) * lx + (b - 0.5) * ly) / m;
    const face2 = ((e - 0.5) * lx + (f - 0.5) * ly) / m;
    const gully = k.gully ? k.gully * (ridged(n, x / (w * 1.3) + 0.3 * a, y / (h * 4), 3) - 0.58) * 2.4 : 0;
    const t = face * 1.5 + face2 * 0.75 + 0.5 * fbm(n, x / (w * 0.5), y / (h * 0.5), 3) + gully;
    const [r0, g0, b0] = k.ramp(d / k.depth);
    const out: RGB = [r0, g0, b0];
    const blend = (col: RGB, q: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * q;
    };
    if (t > 0) blend(k.lit, dis(clamp(t * 1.25) * amt, gg, 0.6));
    else blend(k.shade, dis(clamp(-t * 1.25) * (k.shadeAmt ?? 0.7), gg, 0.6));
    const line = Math.max(1 - sstep(0, 0.05, crack), 0.6 * (1 - sstep(0, 0.07, crack2)));
    blend(k.shade, dis(line * (k.crack ?? 0.55), gg, 0.8));
    if (k.rim) blend(k.rim.col, dis(k.rim.amt * amt * Math.exp(-d / k.rim.w), gg, 0.5));
    c.blendPx(o, out, cover);
  });
}

export interface Boulder {
  x: number;
  /** foot */
  y: number;
  w: number;
  h: number;
  seed: number;
  /** shade 0 to light 1 */
  tones: Ramp;
  /** toward the light */
  light: [lx: number, ly: number];
  rim?: RGB;
}

/** A weathered boulder: a rounded block of a few planes, lit as a whole, its foot sunk in the ground. */
export function boulder(c: Canvas, k: Boulder): void {
  const cell = cells(k.seed);
  const n = noise2(k.seed + 3);
  const g = G1();
  const cy = k.y - k.h * 0.42;
  const [lx, ly] = k.light;
  const m = Math.hypot(lx, ly) || 1;
  const inside = (x: number, y: number) => {
    const dx = (x - k.x) / (k.w * 0.5);
    const dy = (y - cy) / (k.h * 0.58);
    const a = Math.atan2(dy, dx);
    const r =
      1 + 0.15 * n(Math.cos(a) * 1.1 + 5, Math.sin(a) * 1.1) + 0.05 * n(Math.cos(a) * 4, Math.sin(a) * 4 + 9);
    return (Math.abs(dx) ** 2.6 + Math.abs(dy) ** 2.4) ** 0.4 / r;
  };
  const x0 = Math.max(0, Math.floor(k.x - k.w * 0.7));
  const x1 = Math.min(c.w, k.x + k.w * 0.7);
  for (let y = Math.max(0, Math.floor(k.y - k.h * 1.3)); y < Math.min(c.h, k.y + k.h * 0.1); y++) {
    for (let x = x0; x < x1; x++) {
      const q = inside(x, y);
      if (q > 1.02) continue;
      const gg = g[gi(x, y)]!;
      const dx = (x - k.x) / (k.w * 0.5);
      const dy = (y - cy) / (k.h * 0.58);
      const [a, b, crack] = cell(dx * 0.85 + 3.3, dy * 0.75 + 7.1);
      const [e, f] = cell(dx * 3.1, dy * 2.7 + 20);
      // the ball's own slope, broken into planes
      const nx = dx * 0.62 + (a - 0.5) * 1.1 + (e - 0.5) * 0.32;
      const ny = dy * 0.62 + (b - 0.5) * 1.1 + (f - 0.5) * 0.32;
      let t = 0.42 + (0.5 * (nx * lx + ny * ly)) / m + 0.1 * fbm(n, x / 40, y / 30, 3);
      t -= 0.13 * (1 - sstep(0, 0.05, crack));
      t -= 0.35 * sstep(0.3, 1, (y - k.y + k.h * 0.5) / (k.h * 0.5));
      const tone = k.tones(clamp(t + (gg - 0.5) * 0.3));
      const out: RGB = [tone[0], tone[1], tone[2]];
      if (k.rim) {
        const open = sstep(0.99, 1.05, inside(x + (lx / m) * 5, y + (ly / m) * 5));
        const on = dis(open * 0.9, gg, 0.6);
        for (let i = 0; i < 3; i++) out[i]! += (k.rim[i]! - out[i]!) * on;
      }
      const sunk = dis(sstep(k.y - k.h * 0.14, k.y + k.h * 0.02, y + 10 * n(x / 24, 3)), gg, 0.7);
      c.blendPx((y * c.w + x) * 3, out, (1 - sstep(0.985, 1.015, q)) * (1 - sunk));
    }
  }
}
