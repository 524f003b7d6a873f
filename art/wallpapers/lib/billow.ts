import type { Canvas } from './canvas.ts';
import type { Ramp } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

/** One ball of cloud: centre and radius in px. */
export type Puff = [x: number, y: number, r: number];

export interface Billow {
  /** painted in this order, so the far ones first */
  puffs: Puff[];
  seed: number;
  /** shade 0 to light 1 */
  tones: Ramp;
  /** direction toward the light at a pixel; need not be of length 1 */
  light: (x: number, y: number) => [number, number];
  amt?: number;
  /** how far down its own radius a puff stays solid, 0..1; below it dissolves */
  solid?: number;
  /** 0 smooth to 1: how strongly the edge is broken up */
  rough?: number;
}

/** Heaped cloud: balls with noisy rims, lit as spheres and stippled. */
export function billow(c: Canvas, k: Billow): void {
  const n = noise2(k.seed);
  const g1 = G1();
  const g2 = G2();
  const rough = k.rough ?? 0.5;
  const solid = k.solid ?? 0.25;
  for (const [i, [cx, cy, r]] of k.puffs.entries()) {
    const reach = r * 1.4;
    const x0 = Math.max(0, Math.floor(cx - reach));
    const x1 = Math.min(c.w, Math.ceil(cx + reach));
    const y0 = Math.max(0, Math.floor(cy - reach));
    const y1 = Math.min(c.h, Math.ceil(cy + reach));
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const bump = fbm(n, x / (r * 0.75) + i * 7.1, y / (r * 0.6), 3);
        const rr = r * (1 + rough * 0.62 * bump);
        const dx = (x - cx) / rr;
        const dy = (y - cy) / rr;
        const q = Math.hypot(dx, dy);
        if (q >= 1) continue;
        const foot = 1 - sstep(solid, 1, dy);
        const edge = dis(sstep(1, 0.9, q) * foot * (k.amt ?? 1), g2[gi(x, y)]!, 0.8);
        if (edge <= 0) continue;
        const [lx, ly] = k.light(x, y);
        const m = Math.hypot(lx, ly) || 1;
        const facing = ((dx * lx + dy * ly) / m) * 0.62 + bump * 0.5;
        const t = clamp(0.42 + facing * 0.6 + (g1[gi(x, y)]! - 0.5) * 0.34);
        c.blendPx((y * c.w + x) * 3, k.tones(t), edge);
      }
    }
  }
}
