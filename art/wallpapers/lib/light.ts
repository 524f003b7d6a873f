import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

/** A source of light, in canvas pixels. */
export type Source = { x: number; y: number };

/** Rings of light stepping outward from a source, their edges jittered so that none reads as a drawn circle. */
export function lightRings(
  c: Canvas,
  s: Source,
  col: RGB,
  rings: readonly (readonly [radius: number, amount: number])[],
  y1: number,
  mode: 'normal' | 'screen' = 'normal',
) {
  const g = G1();
  const far = Math.max(...rings.map((r) => r[0])) + 60;
  c.each(s.y - far, Math.min(y1, s.y + far), (x, y, o) => {
    const r = Math.hypot(x - s.x, (y - s.y) * 1.04);
    if (r > far) return;
    let a = 0;
    for (const [rr, am] of rings) a += am * (1 - sstep(rr - 30, rr + 30, r + (g[gi(x, y)]! - 0.5) * 50));
    if (a > 0) c.blendPx(o, col, a, mode);
  });
}

/** A shaft of light between two points, widening from `w0` to `w1`, dying out through stipple. */
export function shaft(
  c: Canvas,
  from: Source,
  to: Source,
  k: { w0: number; w1: number; col: RGB; amt: number; fade?: (t: number) => number; seed?: number },
) {
  const g = G1();
  const n = noise2(k.seed ?? 8);
  c.each(from.y, to.y, (x, y, o) => {
    const t = (y - from.y) / (to.y - from.y);
    const w = k.w0 + (k.w1 - k.w0) * t;
    const u = (x - from.x - (to.x - from.x) * t) / w;
    if (Math.abs(u) > 2.4) return;
    const streak = 0.72 + 0.5 * fbm(n, u * 2.6 + 7, t * 0.5, 3);
    const a = k.amt * Math.exp(-u * u) * streak * (k.fade ? k.fade(t) : 1);
    if (a > 0.006) c.blendPx(o, k.col, Math.min(0.95, a * (0.75 + 0.5 * g[gi(x, y)]!)), 'screen');
  });
}

/** Dissolved pool of light lying on the ground, an ellipse with a stippled edge. */
export function pool(c: Canvas, x: number, y: number, rx: number, ry: number, col: RGB, amt: number) {
  const g = G1();
  c.each(y - ry, y + ry, (X, Y, o) => {
    const r = Math.hypot((X - x) / rx, (Y - y) / ry);
    if (r < 1) c.blendPx(o, col, dis(amt * (1 - r) ** 1.4, g[gi(X, Y)]!, 0.7));
  });
}
