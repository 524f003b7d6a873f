import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';
import { rng } from './random.ts';

export interface Cumulus {
  x: number;
  /** the flat base of the cloud */
  y: number;
  w: number;
  h: number;
  seed: number;
  /** shade, body, lit, edge of light */
  set: readonly RGB[];
  /** unit vector toward the light */
  light: readonly [number, number];
  amt?: number;
}

/** A heaped cloud: balls of vapour on a level base, each lit as a ball, broken up by noise and stipple. */
export function cumulus(c: Canvas, k: Cumulus) {
  const R = rng(k.seed);
  const n = noise2(k.seed + 1);
  const g = G1();
  const puffs: { x: number; y: number; r: number }[] = [];
  const count = Math.round(22 + k.w / 26);
  for (let i = 0; i < count; i++) {
    const u = R.r(-1, 1);
    const dome = Math.sqrt(1 - u * u) * (0.62 + 0.38 * Math.sin(u * 4.1 + k.seed));
    const v = R.f() ** 0.75 * Math.max(0.12, dome);
    const r = k.h * (0.13 + 0.17 * R.f()) * (1.15 - 0.5 * v);
    puffs.push({ x: k.x + u * k.w * 0.46, y: k.y - v * (k.h - r) - r * 0.3, r });
  }
  const x0 = Math.max(0, Math.floor(k.x - k.w * 0.75));
  const x1 = Math.min(c.w, Math.ceil(k.x + k.w * 0.75));
  for (let y = Math.max(0, Math.floor(k.y - k.h * 1.25)); y < Math.min(c.h, k.y + 30); y++)
    for (let x = x0; x < x1; x++) {
      const wx = x + 30 * fbm(n, x / 70, y / 60, 4);
      const wy = y + 26 * fbm(n, x / 70 + 40, y / 60, 4);
      let sum = 0;
      let nx = 0;
      let ny = 0;
      let cover = 0;
      for (const p of puffs) {
        const dx = (wx - p.x) / p.r;
        const dy = (wy - p.y) / p.r;
        const d = dx * dx + dy * dy;
        if (d >= 1) continue;
        const z = Math.sqrt(1 - d) * p.r - (p.y - k.y) * 0.16;
        cover = Math.max(cover, 1 - d);
        // nearer balls count for more, so that the seams between them stay soft
        const weight = Math.exp(z / 16);
        sum += weight;
        nx += dx * weight;
        ny += dy * weight;
      }
      if (cover <= 0) continue;
      nx /= sum;
      ny /= sum;
      const base = 1 - sstep(k.y - 26, k.y + 6, wy);
      const a = dis(sstep(0, 0.2, cover) * base * (k.amt ?? 1), g[gi(x + 31, y + 17)]!, 0.5);
      if (a <= 0) continue;
      const high = (k.y - y) / k.h;
      const li =
        (nx * k.light[0] + ny * k.light[1]) * 0.62 + high * 0.62 - 0.14 + 0.2 * fbm(n, x / 34, y / 30, 3);
      const s = k.set;
      const e = g[gi(x, y)]!;
      const q1 = dis(clamp(li * 1.5 + 0.55), e, 0.8);
      const q2 = dis(clamp(li * 1.7 - 0.02), e, 0.6);
      const q3 = dis(clamp(li * 2.2 - 0.92), e, 0.6);
      const col = [0, 1, 2].map((i) => {
        let v = s[0]![i]!;
        v += (s[1]![i]! - v) * q1;
        v += (s[2]![i]! - v) * q2;
        return v + (s[3]![i]! - v) * q3;
      }) as RGB;
      c.blendPx((y * c.w + x) * 3, col, a);
    }
}
