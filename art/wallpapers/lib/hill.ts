import type { Canvas } from './canvas.ts';
import type { Ramp, RGB } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2, ridged } from './noise.ts';

export type Hill = {
  y: (x: number) => number;
  y1?: number | ((x: number) => number);
  H: number;
  ramp: Ramp;
  rim?: { col: RGB; amt: number; w: number; x?: number; spread?: number; dir?: number };
  facet?: {
    sx: number;
    sy: number;
    seed: number;
    lit: RGB;
    shade: RGB;
    lamt: number;
    samt: number;
    lx?: number;
    ly?: number;
    gain?: number;
    kind?: 'fbm' | 'ridged';
    stipple?: number;
    fade?: number;
    warp?: number;
    oct?: number;
  };
  wash?: { col: RGB; x: number; spread: number; amt: number; depth: number }; // warm light pooled near the sun side
  fields?: {
    amt: number;
    period: number;
    col: RGB;
    seed: number;
    slope?: number;
    from?: number;
    to?: number;
  };
  mist?: { col: RGB; y0: number; y1: number; amt: number; seed: number; sx?: number };
  grain?: number;
};

/** one ridge: colour by depth under the ridge line, rim light, stippled facets, mist at the foot */
export function hill(c: Canvas, k: Hill) {
  const w = c.w,
    Y = new Float32Array(w + 4),
    S = new Float32Array(w);
  for (let x = 0; x < w + 4; x++) Y[x] = k.y(x - 1);
  for (let x = 0; x < w; x++) S[x] = (k.y(x + 14) - k.y(x - 14)) / 28;
  const end = new Float32Array(w);
  for (let x = 0; x < w; x++) end[x] = Math.min(c.h, typeof k.y1 === 'function' ? k.y1(x) : (k.y1 ?? c.h));
  let top = Infinity,
    bot = 0;
  for (let x = 0; x < w; x++) {
    if (Y[x + 1]! < top) top = Y[x + 1]!;
    if (end[x]! > bot) bot = end[x]!;
  }
  const g = G1(),
    g2 = G2(),
    f = k.facet,
    fn = f ? noise2(f.seed) : null,
    wn = f ? noise2(f.seed + 9) : null;
  const mn = k.mist ? noise2(k.mist.seed) : null,
    fl = k.fields ? noise2(k.fields.seed) : null;
  const ht = (x: number, d: number) => {
    const q = wn!(x / (f!.sx * 2.2), d / (f!.sy * 2.2)) * (f!.warp ?? 0.8);
    return f!.kind === 'ridged'
      ? ridged(fn!, x / f!.sx + q, d / f!.sy + q * 0.4, f!.oct ?? 3)
      : fbm(fn!, x / f!.sx + q, d / f!.sy + q * 0.4, f!.oct ?? 3) * 0.5 + 0.5;
  };
  const fe = f ? f.sx * 0.06 : 0;
  for (let y = Math.max(0, Math.floor(top - 1)); y < Math.min(c.h, bot); y++)
    for (let x = 0; x < w; x++) {
      const yr = Y[x + 1]!;
      if (y < yr - 1 || y > end[x]!) continue;
      const d = y - yr,
        cov = clamp(d + 0.5 + 0.5),
        i = gi(x, y),
        gg = g[i]!,
        gc = g2[i]!;
      const src = k.ramp(d / k.H);
      let r = src[0],
        G = src[1],
        b = src[2];
      if (f) {
        const h0 = ht(x, d),
          h1 = ht(x + fe * (f.lx ?? 1), d + fe * (f.ly ?? -0.5));
        const s = (h0 - h1) * (f.gain ?? 4); // >0 faces the light
        const fd = f.fade ? Math.exp(-d / f.fade) : 1;
        if (s > 0) {
          const q = dis(clamp(s) * f.lamt * fd, gg, f.stipple ?? 0.4);
          r += (f.lit[0] - r) * q;
          G += (f.lit[1] - G) * q;
          b += (f.lit[2] - b) * q;
        } else {
          const q = dis(clamp(-s) * f.samt * fd, gg, f.stipple ?? 0.4);
          r += (f.shade[0] - r) * q;
          G += (f.shade[1] - G) * q;
          b += (f.shade[2] - b) * q;
        }
      }
      if (k.fields) {
        const F = k.fields,
          u = d + (F.slope ?? 0) * x + 40 * fl!(x / 300, d / 200),
          p = F.period * (0.35 + d / k.H);
        const v = Math.abs(((((u / p) % 1) + 1) % 1) - 0.5) * 2;
        const q = dis(
          sstep(0.62, 0.95, v) *
            F.amt *
            sstep(F.from ?? 0, (F.from ?? 0) + 60, d) *
            (F.to ? 1 - sstep(F.to * 0.6, F.to, d) : 1),
          gg,
          0.5,
        );
        r += (F.col[0] - r) * q;
        G += (F.col[1] - G) * q;
        b += (F.col[2] - b) * q;
      }
      if (k.wash) {
        const q0 =
          k.wash.amt * Math.exp(-(((x - k.wash.x) / k.wash.spread) ** 2)) * Math.exp(-d / k.wash.depth);
        const q = dis(q0, gg, 0.7);
        r += (k.wash.col[0] - r) * q;
        G += (k.wash.col[1] - G) * q;
        b += (k.wash.col[2] - b) * q;
      }
      if (k.rim) {
        const R = k.rim,
          face = clamp(0.55 + (R.dir ?? 0) * S[x]! * 1.6, 0.08, 1),
          sp = R.x === undefined ? 1 : Math.exp(-(((x - R.x) / (R.spread ?? 500)) ** 2));
        const q = dis(R.amt * face * sp * Math.exp(-d / R.w), gg, 0.5);
        r += (R.col[0] - r) * q;
        G += (R.col[1] - G) * q;
        b += (R.col[2] - b) * q;
      }
      if (k.mist) {
        const M = k.mist,
          t = (y - M.y0) / (M.y1 - M.y0) + 0.28 * fbm(mn!, x / (M.sx ?? 420), y / 90, 3);
        const q = dis(M.amt * sstep(0, 1, t), gc, 1.2);
        r += (M.col[0] - r) * q;
        G += (M.col[1] - G) * q;
        b += (M.col[2] - b) * q;
      }
      const gr = (gg - 0.5) * (k.grain ?? 0);
      c.blendPx((y * w + x) * 3, [r + gr, G + gr, b + gr], cov);
    }
}

/** ridge-line generator: envelope + octaves (amp in px, len in px) */
export function ridgeLine(
  env: (x: number) => number,
  seed: number,
  oct: { amp: number; len: number; sharp?: boolean }[],
) {
  const n = noise2(seed);
  return (x: number) => {
    let y = env(x);
    for (let i = 0; i < oct.length; i++) {
      const o = oct[i]!,
        v = n(x / o.len, i * 31.7 + 0.5);
      y += o.amp * (o.sharp ? -(1 - 2 * Math.abs(v) * 1.4) : v);
    }
    return y;
  };
}
