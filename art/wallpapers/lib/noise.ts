import { rng } from './random.ts';

export type N2 = (x: number, y: number) => number;

export function noise2(seed: number): N2 {
  const R = rng(seed),
    p = new Uint8Array(512),
    gx = new Float32Array(256),
    gy = new Float32Array(256);
  const t = Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(R.f() * (i + 1));
    [t[i], t[j]] = [t[j]!, t[i]!];
  }
  for (let i = 0; i < 512; i++) p[i] = t[i & 255]!;
  for (let i = 0; i < 256; i++) {
    const a = R.f() * 6.283185;
    gx[i] = Math.cos(a);
    gy[i] = Math.sin(a);
  }
  return (x, y) => {
    const xf = Math.floor(x),
      yf = Math.floor(y),
      X = xf & 255,
      Y = yf & 255;
    x -= xf;
    y -= yf;
    const u = x * x * x * (x * (x * 6 - 15) + 10),
      v = y * y * y * (y * (y * 6 - 15) + 10);
    const a = p[p[X]! + Y]!,
      b = p[p[X + 1]! + Y]!,
      c = p[p[X]! + Y + 1]!,
      d = p[p[X + 1]! + Y + 1]!;
    const n0 = gx[a]! * x + gy[a]! * y,
      n1 = gx[b]! * (x - 1) + gy[b]! * y;
    const n2 = gx[c]! * x + gy[c]! * (y - 1),
      n3 = gx[d]! * (x - 1) + gy[d]! * (y - 1);
    const m = n0 + (n1 - n0) * u,
      q = n2 + (n3 - n2) * u;
    return (m + (q - m) * v) * 1.5;
  };
}

export const fbm = (n: N2, x: number, y: number, oct = 4, gain = 0.5, lac = 2.03) => {
  let s = 0,
    a = 1,
    t = 0;
  for (let i = 0; i < oct; i++) {
    s += a * n(x, y + i * 17.3);
    t += a;
    a *= gain;
    x *= lac;
    y *= lac;
  }
  return s / t;
};

export const ridged = (n: N2, x: number, y: number, oct = 4, gain = 0.5, lac = 2.03) => {
  let s = 0,
    a = 1,
    t = 0;
  for (let i = 0; i < oct; i++) {
    s += a * (1 - Math.min(1, Math.abs(n(x, y + i * 9.7)) * 1.6));
    t += a;
    a *= gain;
    x *= lac;
    y *= lac;
  }
  return s / t; // 0..1
};
