import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

export type River = {
  y0: number;
  y1: number;
  /** middle of the stream and half its width, by y */
  x: (y: number) => number;
  w: (y: number) => number;
  /** cascades: the edge over which it falls, by x, and the height of the fall */
  falls: { edge: (x: number) => number; h: number }[];
  /** deep water, shallow water by the banks, reflected light, foam */
  deep: RGB;
  shallow: RGB;
  light: RGB;
  foam: RGB;
  bank: RGB;
  /** x of the light and how wide its path lies on the water */
  sun: { x: number; spread: number };
  seed: number;
};

/** A river coming toward the viewer: flat reaches with long facets of light, threads of white where it falls. */
export function river(c: Canvas, k: River) {
  const n = noise2(k.seed);
  const m = noise2(k.seed + 1);
  const g = G1();
  const wob = (y: number, s: number) => 1 + 0.09 * n(y / 70, s * 9) + 0.05 * m(y / 24, s * 5);
  c.each(k.y0, k.y1, (x, y, o) => {
    const u0 = x - k.x(y);
    const u = u0 / (k.w(y) * wob(y, u0 < 0 ? -1 : 1));
    const a = Math.abs(u);
    if (a > 1.04) return;
    const i = gi(x, y);
    const gg = g[i]!;
    const t = (y - k.y0) / (k.y1 - k.y0);
    const cover = 1 - sstep(0.985, 1.03, a);
    let fall = 0;
    let foot = 0;
    for (const f of k.falls) {
      const q = (y - f.edge(x)) / f.h;
      if (q > 0 && q < 1) fall = Math.max(fall, sstep(0, 0.12, q));
      if (q > 0.72 && q < 2.3) foot = Math.max(foot, q < 1 ? sstep(0.72, 1, q) : (1 - (q - 1) / 1.3) ** 1.6);
      if (q > -0.35 && q <= 0) foot = Math.max(foot, 0.5 * sstep(-0.35, 0, q));
    }
    const s = 1 / (t + 0.08);
    const v = Math.log(t + 0.05);
    const long = fbm(n, (u0 * s) / 340 + 7, v * 13 + 0.002 * u0, 3);
    const fine = m((u0 * s) / 130, v * 36);
    const near = sstep(0.5, 1, a);
    c.blendPx(o, k.deep, cover);
    c.blendPx(o, k.shallow, cover * dis(clamp(0.75 * near + sstep(0.05, 0.4, long) * 0.5), gg, 0.9));
    c.blendPx(o, k.bank, cover * dis(sstep(0.86, 1, a) * 0.65, gg, 0.9));
    const path = Math.exp(-(((x - k.sun.x) / (k.sun.spread * (0.35 + t))) ** 2));
    const spark = sstep(0.5 - 0.42 * path, 0.62 - 0.42 * path, fine * 0.6 + long * 0.7) * (0.3 + 0.7 * path);
    c.blendPx(o, k.light, cover * dis(spark * (0.92 - 0.5 * t) * (1 - fall), gg, 0.6));
    if (fall > 0) {
      const thread = fbm(n, x / 15 + 2.4 * n(x / 60, y / 160), y / 150, 3);
      c.blendPx(o, k.shallow, cover * 0.6 * fall);
      c.blendPx(o, k.foam, cover * fall * dis(clamp(0.42 + 1.5 * thread), gg, 0.7));
      c.blendPx(o, k.deep, cover * fall * dis(clamp(-0.1 - 1.2 * thread) * 0.7, gg, 0.8));
    }
    if (foot > 0)
      c.blendPx(o, k.foam, cover * dis(clamp(foot * (0.62 + 1.1 * fbm(m, x / 26, y / 11, 3))), gg, 0.6));
  });
}
