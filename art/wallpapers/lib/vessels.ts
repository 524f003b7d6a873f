import type { Canvas } from './canvas.ts';
import { mix, type RGB, ramp } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import type { Source } from './light.ts';
import { clamp, curve, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

export type Clay = {
  /** shadow … lit, at least three tones */
  tones: RGB[];
  light: Source;
  seed: number;
  /** colour seen inside the mouth; left out for closed forms */
  mouth?: RGB;
  /** painted bands: share of the height, half thickness, colour */
  bands?: [t: number, half: number, col: RGB][];
};

/**
 * Something turned on a wheel, standing on (x, y), `h` px tall: `profile` gives the radius (in shares of the
 * height) at heights from 0, the mouth, to 1, the foot. Shaded per pixel toward the light, edges dissolved.
 */
export function turned(c: Canvas, x: number, y: number, h: number, profile: [number, number][], k: Clay) {
  const r = curve(profile);
  const tone = ramp(k.tones.map((t, i): [number, RGB] => [i / (k.tones.length - 1), t]));
  const n = noise2(k.seed);
  const g = G1();
  const dx = k.light.x - x;
  const dy = k.light.y - (y - h / 2);
  const len = Math.hypot(dx, dy);
  const squash = 0.2;
  const foot = r(1) * h * squash;
  const lip = r(0) * h;
  c.each(y - h - lip * squash - 3, y + foot + 2, (X, Y, o) => {
    const across = (X - x) / h;
    if (Math.abs(across) > 0.9) return;
    // the body's own curve bends every height down in the middle, as a wheel seen from a little above
    let t = (Y - (y - h)) / h;
    const rim = Math.hypot((X - x) / lip, (Y - (y - h)) / (lip * squash));
    const inside = k.mouth && rim < 1;
    const r0 = r(clamp(t));
    const u0 = clamp(across / Math.max(r0, 0.01), -1, 1);
    t -= squash * r0 * Math.sqrt(1 - u0 * u0) * (t > 0.5 ? (t - 0.5) * 2 : 0);
    if (t < 0 && rim > 1) return;
    if (t > 1) return;
    const rad = r(clamp(t)) * h;
    const u = (X - x) / rad;
    if (Math.abs(u) > 1 && !inside) return;
    const i = gi(X, Y);
    if (inside && rim < 0.88) {
      c.blendPx(o, k.mouth!, 0.96);
      return;
    }
    const slope = ((r(clamp(t + 0.02)) - r(clamp(t - 0.02))) / 0.04) * 0.5;
    const nz = Math.sqrt(Math.max(0, 1 - u * u));
    const facing = (u * dx) / len + ((-slope * dy) / len) * 0.9 + nz * 0.42;
    const v =
      0.34 + 0.5 * facing + 0.07 * fbm(n, X / 46, Y / 13, 3) + (inside ? 0.25 : 0) + (g[i]! - 0.5) * 0.16;
    let col = [...tone(clamp(v))] as RGB;
    for (const [at, half, band] of k.bands ?? []) {
      const q = 0.75 * (1 - sstep(half * 0.6, half, Math.abs(t - at)));
      if (q > 0)
        col = [
          col[0] + (band[0] * (0.4 + v) - col[0]) * q,
          col[1] + (band[1] * (0.4 + v) - col[1]) * q,
          col[2] + (band[2] * (0.4 + v) - col[2]) * q,
        ];
    }
    c.blendPx(o, col, clamp((1 - Math.abs(u)) * rad * 0.8 + (inside ? 1 : 0.15)));
  });
}

/** A round loaf: domed crust shaded per pixel, floured on top, with `cuts` slashed across it. */
export function loaf(
  c: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  k: { crust: RGB[]; flour: RGB; crumb: RGB; light: Source; seed: number; torn?: 1 | -1 },
) {
  const tone = ramp(k.crust.map((t, i): [number, RGB] => [i / (k.crust.length - 1), t]));
  const n = noise2(k.seed);
  const g = G1();
  const lx = Math.sign(k.light.x - x);
  c.each(y - ry * 1.1, y + ry * 0.7, (X, Y, o) => {
    const u = (X - x) / rx + 0.02 * n(Y / 20, 3);
    const below = Y > y;
    const v = (Y - y) / (ry * (below ? 0.5 : 1)) + 0.03 * n(X / 30, 8);
    const q = u * u + v * v;
    if (q > 1) return;
    const z = Math.sqrt(1 - q);
    const i = gi(X, Y);
    if (k.torn && u * k.torn > 0.42 + 0.1 * n(Y / 16, 2)) {
      const open = clamp(0.5 + 0.75 * fbm(n, X / 11, Y / 9, 3) - (below ? 0.2 : 0) + (g[i]! - 0.5) * 0.3);
      c.blendPx(o, mix(k.crust[2]!, k.crumb, open), 1);
      return;
    }
    const lit =
      0.3 + 0.42 * u * lx - 0.36 * v + 0.28 * z + 0.1 * fbm(n, X / 40, Y / 24, 3) + (g[i]! - 0.5) * 0.14;
    c.blendPx(o, tone(clamp(lit)), clamp((1 - q) * rx * 0.35));
    const flour = sstep(0.05, 0.4, fbm(n, X / 22 + 5, Y / 12, 3)) * sstep(0.3, 0.9, z) * 0.7;
    c.blendPx(o, k.flour, dis(flour * clamp(lit + 0.2), g[i]!, 0.8));
    for (const s of [-0.36, 0, 0.36]) {
      const d = Math.abs(u - s - 0.22 * v) - 0.055 * (1 - Math.abs(v * 1.25 + 0.25));
      if (v < 0.25 && v > -0.78 && d < 0) c.blendPx(o, k.crumb, dis(0.85 * (0.55 + 0.5 * lit), g[i]!, 0.7));
      else if (v < 0.25 && v > -0.78 && d < 0.025) c.blendPx(o, k.crust[0]!, 0.5);
    }
  });
}
