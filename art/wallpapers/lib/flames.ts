import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { P, path } from './shapes.ts';

/** Outline of one flame, its foot at (x, y), leaning by `sway` (shares of the height). */
export function flameShape(x: number, y: number, h: number, w: number, sway: number) {
  const p = (a: number, b: number) => P(x + a * w + sway * h * b * b, y - b * h);
  return `M${p(0, 0)}C${p(-0.34, 0.01)} ${p(-0.56, 0.16)} ${p(-0.5, 0.34)}C${p(-0.44, 0.54)} ${p(-0.16, 0.66)} ${p(-0.02, 1)}C${p(0.04, 0.72)} ${p(0.42, 0.58)} ${p(0.5, 0.34)}C${p(0.56, 0.16)} ${p(0.34, 0.01)} ${p(0, 0)}Z`;
}

export type FireTones = { outer: RGB; mid: RGB; inner: RGB; core: RGB };

/** A lamp's flame in four layers, the glow not included. */
export function flame(x: number, y: number, h: number, t: FireTones, sway = 0.04) {
  const w = h * 0.42;
  return (
    path(flameShape(x, y, h, w, sway), t.outer) +
    path(flameShape(x, y - h * 0.03, h * 0.8, w * 0.76, sway), t.mid) +
    path(flameShape(x, y - h * 0.06, h * 0.58, w * 0.54, sway), t.inner) +
    path(flameShape(x, y - h * 0.08, h * 0.36, w * 0.34, sway), t.core)
  );
}

/** Light of a flame of height `h` at its heart: a wide warm glow and a tight bright one. */
export function fireGlow(c: Canvas, x: number, y: number, h: number, t: FireTones, amt = 1) {
  c.glow(x, y, h * 4.2, h * 4.2, t.outer, 0.42 * amt, 2.5, { stipple: 0.35 });
  c.glow(x, y, h * 1.5, h * 1.5, t.inner, 0.5 * amt, 2);
}
