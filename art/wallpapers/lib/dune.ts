import type { Canvas } from './canvas.ts';
import type { Ramp, RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

export interface Dune {
  /** the outline against what is behind it */
  top: (x: number) => number;
  to?: number;
  /** x of the sharp crest by row: left of it is one flank, right of it the other */
  spine: (y: number) => number;
  seed: number;
  /** colours of the two flanks by the distance under the outline, over `depth` px */
  left: Ramp;
  right: Ramp;
  depth: number;
  /** wind ripples on the lit flank: their colour, spacing at the top (px) and strength */
  ripple?: { col: RGB; gap: number; amt: number; flank: 'left' | 'right' | 'both' };
  rim?: { col: RGB; amt: number; w: number; x: number; spread: number };
  /** bright seam along the spine */
  seam?: RGB;
  seamAmt?: number;
}

/** A sand dune: two flanks that meet in a sharp crest, wind ripples, light along the outline. */
export function dune(c: Canvas, k: Dune): void {
  const n = noise2(k.seed);
  const m = noise2(k.seed + 1);
  const g = G1();
  const top = Float32Array.from({ length: c.w }, (_, x) => k.top(x));
  c.each(Math.min(...top) - 1, k.to ?? c.h, (x, y, o) => {
    const d = y - top[x]!;
    if (d < -1) return;
    const gg = g[gi(x, y)]!;
    const s = x - k.spine(y) + 10 * n(x / 60, y / 60);
    const soft = 3 + d * 0.03;
    const side = dis(sstep(-soft, soft, s), gg, 0.9);
    const wave = 0.1 * fbm(m, x / 420, y / 160, 3);
    const l = k.left(d / k.depth + wave);
    const out: RGB = [l[0], l[1], l[2]];
    const r = k.right(d / k.depth + wave);
    for (let i = 0; i < 3; i++) out[i]! += (r[i]! - out[i]!) * side;
    const blend = (col: RGB, q: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * q;
    };
    if (k.ripple) {
      const on = k.ripple.flank === 'both' ? 1 : k.ripple.flank === 'left' ? 1 - side : side;
      const gap = k.ripple.gap;
      // spacing grows with nearness: the phase is a logarithm of the depth
      const phase =
        Math.log(d + 60) * (260 / gap) +
        x / (gap * 9) +
        1.5 * fbm(m, x / 260 + 30, d / 150, 3) * (26 / gap + 1);
      const v = Math.sin(phase * 6.283);
      const patch = sstep(-0.25, 0.35, n(x / 330 + 9, d / 190 + 4));
      if (v > 0) blend(k.ripple.col, dis(v * k.ripple.amt * on * patch * sstep(10, 80, d), gg, 0.8));
    }
    if (k.seam)
      blend(
        k.seam,
        dis((k.seamAmt ?? 0.6) * Math.exp(-Math.abs(s) / (3 + d * 0.012)) * sstep(0, 30, d), gg, 0.6),
      );
    if (k.rim) {
      const near = Math.exp(-(((x - k.rim.x) / k.rim.spread) ** 2));
      blend(k.rim.col, dis(k.rim.amt * near * Math.exp(-Math.max(0, d) / k.rim.w), gg, 0.5));
    }
    c.blendPx(o, out, clamp(d + 1));
  });
}
