import type { RGB } from './colour.ts';
import { clamp } from './maths.ts';
import type { Rng } from './random.ts';
import { leaf, P, path, taper } from './shapes.ts';

export interface LilyTones {
  /** petal whites, shade to light */
  white: readonly RGB[];
  throat: RGB;
  anther: RGB;
  /** stem and leaf greens, dark to light */
  green: readonly RGB[];
  /** unit vector toward the light */
  light: readonly [number, number];
}

type Place = (u: number, v: number) => readonly [number, number];

/** One petal as outline, shaded half, rib and lit tip, laid out by `at`: u runs to the tip, v across (-1..1). */
function petal(at: Place, face: number, t: LilyTones) {
  const n = 14;
  const half = (u: number) => Math.sin(Math.PI * clamp(u, 0.02, 0.995) ** 0.8) ** 0.85;
  const edge = (sd: number, from = 0, to = 1) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const u = from + ((to - from) * i) / n;
      return P(...at(u, sd * half(u)));
    });
  const rib = (from: number, to: number, off = 0) =>
    Array.from({ length: n + 1 }, (_, i) =>
      P(...at(from + ((to - from) * i) / n, off * half(from + ((to - from) * i) / n))),
    );
  const w = t.white;
  const k = clamp(Math.floor((face * 0.5 + 0.5) * (w.length - 1)), 0, w.length - 2);
  const poly = (a: string[], b: string[]) => `M${a.join('L')}L${b.reverse().join('L')}Z`;
  const lines = [-0.5, 0, 0.5].map((off) =>
    poly(rib(0.08, off ? 0.62 : 0.9, off - 0.025), rib(0.08, off ? 0.62 : 0.9, off + 0.025)),
  );
  return (
    path(poly(edge(-1), edge(1)), w[k + 1]!) +
    path(poly(edge(1, 0.02, 0.98), rib(0.02, 0.98, 0.12)), w[k]!, 0.9) +
    path(poly(rib(0.5, 0.985, -0.2), edge(-1, 0.5, 0.985)), w[Math.min(w.length - 1, k + 2)]!, 0.85) +
    path(lines, w[0]!, 0.4)
  );
}

/** An open flower, r px from throat to petal tip, turned away from the viewer by `squash` and leaning by `tilt`. */
export function lilyOpen(
  R: Rng,
  x: number,
  y: number,
  r: number,
  tilt: number,
  squash: number,
  t: LilyTones,
) {
  const cs = Math.cos(tilt);
  const sn = Math.sin(tilt);
  const rot = R.r(0, 1);
  const petals: { z: number; s: string }[] = [];
  for (let i = 0; i < 6; i++) {
    const inner = i % 2 === 0;
    const a = rot + (i / 6) * 6.283 + R.r(-0.08, 0.08);
    const len = r * (inner ? 1 : 0.94) * R.r(0.94, 1.06);
    const wid = len * (inner ? 0.33 : 0.25);
    const curl = R.r(-0.14, 0.14);
    const at: Place = (u, v) => {
      const q = u * len;
      const s = v * wid + curl * len * u * u;
      const lx = Math.cos(a) * q - Math.sin(a) * s;
      // petals rise out of the throat and fall back at the tip
      const ly = (Math.sin(a) * q + Math.cos(a) * s) * squash + r * 0.2 * (1 - squash) * (u * u * 1.4 - u);
      return [x + lx * cs - ly * sn, y + lx * sn + ly * cs];
    };
    const [px, py] = at(0.7, 0);
    const face = ((px - x) * t.light[0] + (py - y) * t.light[1]) / r;
    petals.push({ z: (inner ? 1 : 0) + Math.sin(a) * 0.3, s: petal(at, face * 1.5 + 0.15, t) });
  }
  petals.sort((a, b) => a.z - b.z);
  const star: string[] = [];
  const threads: string[] = [];
  const anthers: string[] = [];
  for (let i = 0; i < 6; i++) {
    const a = rot + (i / 6) * 6.283;
    const ex = Math.cos(a);
    const ey = Math.sin(a) * squash;
    star.push(leaf(x, y, Math.atan2(ex * sn + ey * cs, ex * cs - ey * sn), r * 0.36, r * 0.1));
    const b = a + 0.5;
    const fx = x + Math.cos(b) * r * 0.33 * R.r(0.8, 1.1);
    const fy = y + Math.sin(b) * r * 0.26 * squash - r * 0.1;
    threads.push(
      taper([
        [x, y, r * 0.024],
        [(x + fx) / 2, (y + fy) / 2 - r * 0.05, r * 0.018],
        [fx, fy, r * 0.012],
      ]),
    );
    anthers.push(leaf(fx - r * 0.06, fy, R.r(-0.5, 0.5), r * 0.13, r * 0.045));
  }
  return (
    petals.map((p) => p.s).join('') +
    path(star, t.throat, 0.75) +
    path(threads, t.white[t.white.length - 1]!) +
    path(anthers, t.anther)
  );
}

/** A flower seen from the side: a trumpet of length l that points along `a`, three petals turned back at its mouth. */
export function lilySide(R: Rng, x: number, y: number, l: number, a: number, t: LilyTones) {
  const cs = Math.cos(a);
  const sn = Math.sin(a);
  const p = (u: number, v: number) => [x + (u * cs - v * sn) * l, y + (u * sn + v * cs) * l] as const;
  const at =
    (len: number, open: number, curl: number): Place =>
    (u, v) => {
      const q = u * len;
      const mid = open * u ** 2.2 * 0.9 + curl * Math.max(0, u - 0.72) * 1.6;
      return p(q - Math.abs(curl) * Math.max(0, u - 0.8) * 1.1, mid + v * 0.17 * (0.5 + u * 0.7));
    };
  const face = (v: number) => (-sn * v * t.light[0] + cs * v * t.light[1]) * 1.2;
  const out = [
    petal(at(0.92, -0.2, -0.1), -0.5, t),
    petal(at(0.92, 0.2, 0.1), -0.4, t),
    petal(at(1.02, -0.52, -0.42), face(-1) + 0.2, t),
    petal(at(1.02, 0.52, 0.42), face(1) + 0.2, t),
    petal(at(1.0, R.r(-0.06, 0.06), 0.08), 0.55, t),
  ];
  return out.join('') + path(leaf(...p(-0.03, 0), a, l * 0.34, l * 0.11), t.green[t.green.length - 1]!, 0.55);
}

/** A closed bud of length l along `a`. */
export function lilyBud(x: number, y: number, l: number, a: number, t: LilyTones) {
  const g = t.green[t.green.length - 1]!;
  return (
    path(leaf(x, y, a, l, l * 0.3), t.white[1]!) +
    path(leaf(x, y, a - 0.06, l * 0.96, l * 0.13), t.white[3]!) +
    path(leaf(x, y, a + 0.02, l * 0.55, l * 0.2), g, 0.7)
  );
}

/** A strap leaf that leaves the stem along `a` and bows under its own weight. */
function strap(x: number, y: number, a: number, l: number, w: number) {
  const pts: [number, number, number][] = [];
  const fall = Math.cos(a) >= 0 ? 1 : -1;
  let [X, Y, A] = [x, y, a];
  for (let i = 0; i <= 10; i++) {
    const u = i / 10;
    pts.push([X, Y, w * Math.sin(Math.PI * (0.1 + 0.9 * u) ** 0.8) + 0.6]);
    A += fall * 0.11 * (0.4 + u);
    X += Math.cos(A) * (l / 10);
    Y += Math.sin(A) * (l / 10);
  }
  return taper(pts);
}

/** A whole plant from (x, y), h px tall, flowers about 2 s across: `heads` of them under a few buds. */
export function lilyPlant(
  R: Rng,
  x: number,
  y: number,
  h: number,
  lean: number,
  s: number,
  heads: number,
  t: LilyTones,
) {
  const at = (u: number) => [x + lean * h * u * u, y - h * u] as const;
  const stem: [number, number, number][] = Array.from({ length: 13 }, (_, i) => [
    ...at(i / 12),
    15 - i * 0.75,
  ]);
  const leaves: string[][] = t.green.map(() => []);
  for (let i = 0; i < 30; i++) {
    const u = 0.05 + 0.72 * R.f() ** 0.8;
    const sd = R.f() < 0.5 ? 1 : -1;
    const a = -Math.PI / 2 + sd * R.r(0.25, 0.95);
    const k = clamp(
      Math.floor((sd * t.light[0] * 0.26 + 0.42 + R.r(-0.3, 0.3)) * t.green.length),
      0,
      t.green.length - 1,
    );
    leaves[k]!.push(
      strap(...at(u), a, s * R.r(0.8, 1.5) * (1.35 - 0.95 * u), s * R.r(0.12, 0.2) * (1.2 - 0.5 * u)),
    );
  }
  const lit = taper(stem.map(([a, b, w]) => [a + w * 0.25 * Math.sign(t.light[0]), b, w * 0.3]));
  let out = path(leaves[0]!, t.green[0]!) + path(taper(stem), t.green[1]!) + path(lit, t.green[3]!);
  out += leaves
    .slice(1)
    .map((d, i) => path(d, t.green[i + 1]!))
    .join('');
  const stalk = (a: number, l: number, u: number) => {
    const [sx, sy] = at(u);
    const ex = sx + Math.cos(a) * l;
    const ey = sy + Math.sin(a) * l;
    out += path(
      taper([
        [sx, sy, 8],
        [(sx + ex) / 2, (sy + ey) / 2 + l * 0.08, 6],
        [ex, ey, 6],
      ]),
      t.green[2]!,
    );
    return [ex, ey] as const;
  };
  for (const a of [-2.05, -1.15, -1.7, -1.4].slice(0, R.i(2, 4))) {
    const l = s * R.r(0.14, 0.42);
    const b = a + lean + R.r(-0.12, 0.12);
    const tip = stalk(b, l, R.r(0.96, 0.995));
    out += lilyBud(...tip, s * R.r(0.42, 0.86), b + lean * 0.4, t);
  }
  const first = R.f() < 0.5 ? -1 : 1;
  for (let i = 0; i < heads; i++) {
    const side = i % 2 ? -first : first;
    const u = 0.93 - (i * 0.5 * s) / h - R.r(0, 0.02);
    if (i === 0 || R.f() < 0.3) {
      const [ax, ay] = stalk(-Math.PI / 2 + side * 1.2, s * 0.42, u);
      out += lilySide(R, ax, ay, s * R.r(1.05, 1.25), -Math.PI / 2 + side * R.r(1.25, 1.95), t);
    } else {
      const [bx, by] = stalk(-Math.PI / 2 + side * R.r(0.7, 1.3), s * R.r(0.36, 0.56), u);
      out += lilyOpen(
        R,
        bx + side * s * 0.24,
        by + s * 0.16,
        s * R.r(0.84, 1.04),
        side * R.r(0.05, 0.4),
        R.r(0.62, 0.92),
        t,
      );
    }
  }
  return out;
}

/** A butterfly with wings half raised, s px across. */
export function butterfly(x: number, y: number, s: number, rot: number, wing: RGB, shade: RGB, body: RGB) {
  const w = (d: string, c: RGB) => path(d, c);
  return `<g transform="translate(${P(x, y)}) rotate(${rot.toFixed(0)}) scale(${(s / 40).toFixed(2)})">${w('M0 0C6 -22 24 -26 28 -16C30 -8 14 0 0 2Z', wing)}${w('M0 2C12 0 22 6 18 14C12 20 2 12 0 2Z', shade)}${w('M0 0C-4 -20 -16 -26 -20 -18C-22 -8 -10 0 0 2Z', shade)}${w('M0 2C-8 2 -16 8 -12 14C-6 16 0 10 0 2Z', wing)}${w('M-1.4 -8L1.4 -8L1 10L-1 10Z', body)}</g>`;
}
