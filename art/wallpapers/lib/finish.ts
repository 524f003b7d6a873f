import type { Canvas } from './canvas.ts';
import type { RGB } from './colour.ts';
import { G1, G2, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

export type Finish = {
  grain?: number;
  grainDark?: number;
  paper?: number;
  vignette?: number;
  vigCol?: RGB;
  misreg?: number;
  lift?: RGB;
  tone?: number;
};

export function finish(c: Canvas, f: Finish) {
  const { w, h, d } = c,
    g1 = G1(),
    g2 = G2(),
    pn = noise2(991);
  // misregistration: shift red plane by a sub-pixel..2px offset, blue the other way
  if (f.misreg) {
    const m = f.misreg,
      row = new Float32Array(w * 3);
    for (let y = 0; y < h; y++) {
      const o = y * w * 3;
      row.set(d.subarray(o, o + w * 3));
      const i = Math.floor(m),
        fr = m - i;
      for (let x = 0; x < w; x++) {
        const a = clamp(x - i, 0, w - 1),
          b = clamp(x - i - 1, 0, w - 1),
          e = clamp(x + i, 0, w - 1),
          q = clamp(x + i + 1, 0, w - 1);
        d[o + x * 3] = row[a * 3]! * (1 - fr) + row[b * 3]! * fr;
        d[o + x * 3 + 2] = row[e * 3 + 2]! * (1 - fr) + row[q * 3 + 2]! * fr;
      }
    }
  }
  const ga = f.grain ?? 0.03,
    pa = f.paper ?? 0.012,
    va = f.vignette ?? 0.15,
    vc = f.vigCol ?? [0.1, 0.08, 0.2];
  // low-frequency paper mottling on a coarse grid
  const S = 8,
    gw = Math.ceil(w / S) + 2,
    gh = Math.ceil(h / S) + 2,
    low = new Float32Array(gw * gh);
  for (let y = 0; y < gh; y++)
    for (let x = 0; x < gw; x++) low[y * gw + x] = fbm(pn, (x * S) / 90, (y * S) / 90, 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const o = (y * w + x) * 3,
        i = gi(x, y),
        j = gi(x + 311, y + 577);
      const L = 0.3 * d[o]! + 0.59 * d[o + 1]! + 0.11 * d[o + 2]!;
      const gx = x / S,
        gy = y / S,
        X = gx | 0,
        Y = gy | 0,
        u = gx - X,
        v = gy - Y,
        p = Y * gw + X;
      const lo =
        (low[p]! * (1 - u) + low[p + 1]! * u) * (1 - v) + (low[p + gw]! * (1 - u) + low[p + gw + 1]! * u) * v;
      // grain strongest in the mid-tones
      const k = ga * (0.45 + 2.2 * L * (1 - L));
      const gr = (g1[i]! - 0.5) * k * 1.3 + (g2[j]! - 0.5) * k * 0.7 + lo * pa;
      const vx = (x - w / 2) / (w * 0.72),
        vy = (y - h * 0.5) / (h * 0.62);
      let vv = vx * vx + vy * vy;
      vv = vv > 0.45 ? va * sstep(0.45, 1.55, vv) : 0;
      for (let q = 0; q < 3; q++) {
        let t = d[o + q]! + gr;
        t = t + (vc[q]! * t * 1.2 - t) * vv;
        d[o + q] = t + (g1[gi(x + q * 97, y + q * 151)]! - 0.5) / 255;
      }
    }
}
