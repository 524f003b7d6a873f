import { rng } from './random.ts';

const TS = 1024;

function makeTile(seed: number, soft: number): Float32Array {
  const R = rng(seed),
    n = TS * TS,
    a = new Float32Array(n),
    b = new Float32Array(n);
  for (let i = 0; i < n; i++) a[i] = R.f() + R.f() - 1;
  // small separable blur (soft = weight of neighbours)
  for (let y = 0; y < TS; y++)
    for (let x = 0; x < TS; x++) {
      const o = y * TS;
      b[o + x] = a[o + x]! + soft * (a[o + ((x + 1) & 1023)]! + a[o + ((x - 1) & 1023)]!);
    }
  for (let y = 0; y < TS; y++)
    for (let x = 0; x < TS; x++) {
      const o = y * TS;
      a[o + x] = b[o + x]! + soft * (b[((y + 1) & 1023) * TS + x]! + b[((y - 1) & 1023) * TS + x]!);
    }
  // equalise to uniform via histogram CDF
  let mn = Infinity,
    mx = -Infinity;
  for (let i = 0; i < n; i++) {
    if (a[i]! < mn) mn = a[i]!;
    if (a[i]! > mx) mx = a[i]!;
  }
  const B = 8192,
    h = new Float32Array(B + 1);
  for (let i = 0; i < n; i++) h[(((a[i]! - mn) / (mx - mn)) * (B - 1)) | 0]!++;
  let s = 0;
  for (let i = 0; i < B; i++) {
    const v = h[i]!;
    h[i] = (s + v / 2) / n;
    s += v;
  }
  for (let i = 0; i < n; i++) a[i] = h[(((a[i]! - mn) / (mx - mn)) * (B - 1)) | 0]!;
  return a;
}

let _g1: Float32Array, _g2: Float32Array;

/** fine print grain (about 2 px) and coarser one (about 3-4 px) */
export const G1 = () => (_g1 ??= makeTile(11, 0.38));

export const G2 = () => (_g2 ??= makeTile(23, 0.7));

export const gi = (x: number, y: number) => ((y & 1023) << 10) | (x & 1023);

/** dissolve: turns a soft amount into stippled coverage. soft 0.1 = hard speckle, 1 = nearly smooth */
export const dis = (a: number, g: number, soft = 0.35) => {
  const t = (a * (1 + soft) - g) / soft;
  return t <= 0 ? 0 : Math.min(t, 1);
};
