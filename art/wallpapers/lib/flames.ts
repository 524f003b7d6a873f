import type { Box, Canvas } from './canvas.ts';
import { mix, type RGB } from './colour.ts';
import type { Rng } from './random.ts';
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

/**
 * A tongue of fire come down: a tall lick with one beside it, its edges burning out into the air, its heart
 * nearly white. Drawn in three passes, the outermost of them light rather than paint.
 */
export async function tongue(c: Canvas, R: Rng, x: number, y: number, h: number, t: FireTones) {
  const side = R.f() < 0.5 ? -1 : 1;
  const sway = -side * R.r(0.06, 0.13);
  const shapes = (k: number, lift: number) =>
    flameShape(x, y - h * lift, h * k * R.r(0.97, 1.03), h * 0.36 * k, sway) +
    flameShape(x + side * h * 0.1 * k, y - h * lift, h * 0.62 * k, h * 0.25 * k, side * 0.22);
  const box: Box = [x - h, y - h * 1.5, h * 2, h * 1.7];
  await c.svg(path(shapes(1.06, -0.02), t.outer), {
    box,
    blur: h * 0.05,
    mode: 'screen',
    opacity: 0.9,
    stipple: 1.4,
  });
  await c.svg(path(shapes(0.92, 0.02), t.mid), { box, blur: h * 0.022, opacity: 0.92, stipple: 1.1 });
  await c.svg(path(shapes(0.66, 0.05), t.inner), { box, blur: h * 0.03 });
  await c.svg(path(flameShape(x, y - h * 0.08, h * 0.44, h * 0.17, sway), t.core), { box, blur: h * 0.025 });
  let sparks = '';
  for (let i = 0; i < 6; i++) {
    const a = R.r(-0.3, 0.3);
    sparks += flameShape(
      x + a * h,
      y - R.r(0.8, 1.4) * h,
      h * R.r(0.04, 0.09),
      h * R.r(0.02, 0.03),
      R.r(-0.3, 0.3),
    );
  }
  await c.svg(path(sparks, mix(t.mid, t.inner, 0.5)), { box, opacity: 0.8 });
}

/** Light of a flame of height `h` at its heart: a wide warm glow and a tight bright one. */
export function fireGlow(c: Canvas, x: number, y: number, h: number, t: FireTones, amt = 1) {
  c.glow(x, y, h * 4.2, h * 4.2, t.outer, 0.42 * amt, 2.5, { stipple: 0.35 });
  c.glow(x, y, h * 1.5, h * 1.5, t.inner, 0.5 * amt, 2);
}
