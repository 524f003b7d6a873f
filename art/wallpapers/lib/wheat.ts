import type { RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

export interface WheatTones {
  /** stems and grains, dark to light */
  gold: readonly RGB[];
  /** -1 when the light is on the left */
  lx: number;
}

/** Shapes of many stalks, sorted by tone, so that one path a tone is drawn. */
export type Bins = string[][];

/** An ear of length l whose foot is (x, y), pointing along `a` and nodding by `nod` over its length. */
export function ear(
  R: Rng,
  x: number,
  y: number,
  l: number,
  a: number,
  nod: number,
  t: WheatTones,
  bins: Bins,
  awns = true,
) {
  const n = 9;
  const g = t.gold.length;
  let [X, Y, A] = [x, y, a];
  for (let i = 0; i < n; i++) {
    const u = i / n;
    const gl = l * 0.27 * (1 - 0.35 * u) * (0.75 + 0.25 * Math.sin(Math.PI * Math.min(1, u * 2 + 0.25)));
    for (const sd of [-1, 1, 0]) {
      const b = A + sd * lerp(0.5, 0.34, u);
      const side = Math.cos(b) * t.lx * 0.9 + sd * Math.sin(-A) * t.lx * 0.55;
      const k = clamp(
        Math.floor((0.52 + side * 0.34 + (sd === 0 ? 0.14 : 0) + R.r(-0.14, 0.14)) * g),
        0,
        g - 1,
      );
      bins[k]!.push(
        leaf(X + Math.cos(A) * sd * 0, Y, b, gl * (sd === 0 ? 0.9 : 1), gl * (sd === 0 ? 0.4 : 0.34)),
      );
      if (awns && (sd !== 0 || i > n - 3)) {
        const al = l * R.r(0.5, 0.9);
        const c = A + sd * R.r(0.12, 0.34);
        const ex = X + Math.cos(b) * gl;
        const ey = Y + Math.sin(b) * gl;
        bins[Math.min(g - 1, k + 1)]!.push(
          taper([
            [ex, ey, l * 0.012 + 0.5],
            [ex + Math.cos(c) * al, ey + Math.sin(c) * al, 0.6],
          ]),
        );
      }
    }
    A += nod / n;
    X += Math.cos(A) * (l / n) * 0.9;
    Y += Math.sin(A) * (l / n) * 0.9;
  }
}

/** A whole stalk from (x, y): stem, a leaf or two, and its ear of length l. Returns where the ear begins. */
export function stalk(
  R: Rng,
  x: number,
  y: number,
  h: number,
  lean: number,
  l: number,
  nod: number,
  t: WheatTones,
  bins: Bins,
  awns = true,
) {
  const pts: [number, number, number][] = [];
  let [X, Y, A] = [x, y, -Math.PI / 2 + lean * 0.4];
  const w = l * 0.055 + 0.8;
  for (let i = 0; i <= 10; i++) {
    pts.push([X, Y, w * lerp(1.15, 0.7, i / 10)]);
    if (i === 10) break;
    A += (lean * 0.12 + nod * 0.35 * (i / 10) ** 4) * 0.8;
    X += Math.cos(A) * (h / 10);
    Y += Math.sin(A) * (h / 10);
  }
  const g = t.gold.length;
  bins[clamp(Math.floor(R.r(0.15, 0.75) * g), 0, g - 1)]!.push(taper(pts));
  if (R.f() < 0.7) {
    const p = pts[R.i(3, 7)]!;
    const sd = R.f() < 0.5 ? -1 : 1;
    const ll = h * R.r(0.2, 0.34);
    const b = -Math.PI / 2 + sd * R.r(0.4, 0.8);
    const strap: [number, number, number][] = [];
    let [u, v, c] = [p[0], p[1], b];
    for (let i = 0; i <= 8; i++) {
      strap.push([u, v, w * 2.1 * Math.sin(Math.PI * (0.16 + 0.84 * (i / 8))) + 0.5]);
      c += sd * R.r(0.12, 0.24);
      u += Math.cos(c) * (ll / 8);
      v += Math.sin(c) * (ll / 8);
    }
    bins[clamp(Math.floor(R.r(0, 0.6) * g), 0, g - 1)]!.push(taper(strap));
  }
  ear(R, X, Y, l, A, nod, t, bins, awns);
  return [X, Y] as const;
}

/** A stook: a few sheaves set up together, h px high, standing on (x, y). */
export function stook(R: Rng, x: number, y: number, h: number, t: WheatTones) {
  const g = t.gold.length;
  const bins: Bins = t.gold.map(() => []);
  for (let i = 0; i < 150; i++) {
    const u = R.r(-1, 1);
    const waist = h * 0.17;
    const k = clamp(Math.floor((0.46 + u * t.lx * 0.42 + R.r(-0.22, 0.22)) * g), 0, g - 1);
    const top = u * h * 0.34 + R.r(-0.05, 0.05) * h;
    const th = h * (0.98 - 0.2 * u * u) * R.r(0.86, 1.04);
    bins[k]!.push(
      taper([
        [x + u * h * 0.42, y + R.r(-2, 3), h * 0.03],
        [x + u * waist, y - h * 0.56, h * 0.022],
        [x + top, y - th, h * 0.012],
      ]),
    );
    bins[Math.min(g - 1, k + (R.f() < 0.5 ? 1 : 0))]!.push(
      leaf(x + top * 0.94, y - th * 0.92, -Math.PI / 2 + u * 0.6, h * R.r(0.11, 0.17), h * 0.045),
    );
  }
  const tie = taper([
    [x - h * 0.19, y - h * 0.545, h * 0.05],
    [x, y - h * 0.525, h * 0.06],
    [x + h * 0.19, y - h * 0.55, h * 0.05],
  ]);
  return bins.map((b, i) => path(b, t.gold[i]!)).join('') + path(tie, t.gold[0]!);
}
