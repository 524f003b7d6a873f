import type { RGB } from './colour.ts';
import { clamp } from './maths.ts';
import type { Rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

/** Ivy that hangs from (x, y): strands of small leaves, len px long, spread px wide; tones dark to light, lit toward lx. */
export function ivy(
  R: Rng,
  x: number,
  y: number,
  len: number,
  spread: number,
  tones: readonly RGB[],
  lx: number,
) {
  const bins: string[][] = tones.map(() => []);
  const stems: string[] = [];
  const strands = Math.max(3, Math.round(spread / 16));
  for (let s = 0; s < strands; s++) {
    const u = strands === 1 ? 0 : (s / (strands - 1)) * 2 - 1;
    const l = len * (1 - 0.55 * Math.abs(u) ** 1.4) * R.r(0.55, 1.1);
    let [X, Y, A] = [x + u * spread * 0.5 + R.r(-8, 8), y + R.r(-14, 6), Math.PI / 2 + u * 0.2];
    const pts: [number, number, number][] = [];
    const n = Math.max(6, Math.round(l / 11));
    for (let i = 0; i <= n; i++) {
      pts.push([X, Y, 3.6 * (1 - i / n) + 0.8]);
      for (let k = 0; k < 3; k++) {
        const sd = R.f() < 0.5 ? -1 : 1;
        const b = clamp(
          Math.floor((0.42 + (u * lx + sd * lx) * 0.17 - (i / n) * 0.12 + R.r(-0.28, 0.28)) * tones.length),
          0,
          tones.length - 1,
        );
        const size = R.r(11, 20) * (1 - 0.4 * (i / n));
        bins[b]!.push(
          leaf(X + R.n() * 9, Y + R.n() * 7, Math.PI / 2 + sd * R.r(0.2, 1.1), size, size * 0.44),
        );
      }
      A += R.r(-0.24, 0.24) + (Math.PI / 2 - A) * 0.2;
      X += Math.cos(A) * 11;
      Y += Math.sin(A) * 11;
    }
    stems.push(taper(pts));
  }
  return path(stems, tones[0]!) + bins.map((b, i) => path(b, tones[i]!)).join('');
}

/** A thorn bush about s px high standing on (x, y): arching canes set with spines. */
export function thorns(R: Rng, x: number, y: number, s: number, col: RGB) {
  const out: string[] = [];
  for (let i = 0; i < 13; i++) {
    let [X, Y, A] = [x + R.n() * s * 0.22, y, -Math.PI / 2 + R.n() * 0.7];
    const turn = Math.sign(A + Math.PI / 2 + R.r(-0.3, 0.3)) * R.r(0.05, 0.17);
    const n = 14;
    const step = (s * R.r(0.7, 1.3)) / n;
    const pts: [number, number, number][] = [];
    for (let k = 0; k <= n; k++) {
      pts.push([X, Y, s * 0.03 * (1 - k / n) + 1.2]);
      if (k > 1) {
        const sd = k % 2 ? 1 : -1;
        out.push(leaf(X, Y, A + sd * 1.1, s * R.r(0.06, 0.11), s * 0.016));
      }
      A += turn * (0.4 + k / n) + R.r(-0.1, 0.1);
      X += Math.cos(A) * step;
      Y += Math.sin(A) * step;
    }
    out.push(taper(pts));
  }
  return path(out, col);
}
