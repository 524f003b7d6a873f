import type { Canvas } from './canvas.ts';
import type { Ramp, RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp, lerp, sstep } from './maths.ts';
import { fbm, type N2, noise2 } from './noise.ts';

/** sky: vertical OKLab ramp, gently bent toward the sun so the bands are never straight lines */
export function sky(
  c: Canvas,
  r: Ramp,
  y0: number,
  y1: number,
  sun: { x: number; bend?: number },
  n: N2 = noise2(5),
) {
  const bend = sun.bend ?? 0.08;
  c.each(y0, y1, (x, y, o, d) => {
    const u = (x - sun.x) / c.w;
    const t = (y - y0) / (y1 - y0);
    const k = r(t - bend * u * u + 0.012 * n(x / 900, y / 340));
    d[o] = k[0];
    d[o + 1] = k[1];
    d[o + 2] = k[2];
  });
}

export type Cloud = {
  y0: number;
  y1: number;
  sx: number;
  sy: number;
  cover: number;
  col: (x: number, y: number) => RGB;
  lit?: RGB;
  lightX?: number;
  lightY?: number;
  amt?: number;
  seed?: number;
  edge?: number;
  stipple?: number;
  env?: (x: number, y: number) => number;
};

/** long layered cloud banks from anisotropic fBm; lit on the side toward the light; stippled edges */
export function clouds(c: Canvas, k: Cloud) {
  const n = noise2(k.seed ?? 3),
    m = noise2((k.seed ?? 3) + 50),
    g = G1();
  const e = k.edge ?? 0.12,
    st = k.stipple ?? 0.5,
    lit = k.lit,
    amt = k.amt ?? 1;
  const den = (x: number, y: number) => {
    const w = m(x / (k.sx * 1.7), y / (k.sy * 4)) * 0.6;
    return fbm(n, x / k.sx + w, (y + 30 * w) / k.sy, 5, 0.48) * 0.5 + 0.5;
  };
  for (let y = Math.floor(k.y0); y < k.y1; y++)
    for (let x = 0; x < c.w; x++) {
      const ev =
        (k.env ? k.env(x, y) : 1) *
        sstep(k.y0, k.y0 + (k.y1 - k.y0) * 0.3, y) *
        (1 - sstep(k.y1 - (k.y1 - k.y0) * 0.3, k.y1, y));
      if (ev <= 0.01) continue;
      const D = den(x, y),
        th = 1 - k.cover * ev;
      let a = sstep(th - e, th + e, D);
      if (a <= 0) continue;
      let col = k.col(x, y);
      if (lit) {
        const dx = (k.lightX ?? 0) * 14,
          dy = (k.lightY ?? 1) * 14;
        const D2 = den(x + dx, y + dy);
        const l = clamp((D - D2) * 5.5 + 0.1);
        const q = dis(l, g[gi(x, y)]!, st);
        col = [lerp(col[0], lit[0], q), lerp(col[1], lit[1], q), lerp(col[2], lit[2], q)];
      }
      a = dis(a, g[gi(x + 77, y + 31)]!, st) * amt;
      c.blendPx((y * c.w + x) * 3, col, a);
    }
}
