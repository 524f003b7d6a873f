import type { RGB } from './colour.ts';
import { lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { P, path } from './shapes.ts';

/** A flat face of masonry between two uprights: at x0 it spans top0..foot0, at x1 top1..foot1. */
export interface Face {
  x0: number;
  x1: number;
  top: readonly [number, number];
  foot: readonly [number, number];
}

/** Point of a face at u (0 left, 1 right) and v (0 foot, 1 top; above 1 is over the wall walk). */
const on = (f: Face, u: number, v: number) => {
  const t = lerp(f.top[0], f.top[1], u);
  const b = lerp(f.foot[0], f.foot[1], u);
  return [lerp(f.x0, f.x1, u), lerp(b, t, v)] as const;
};

const quad = (f: Face, u0: number, u1: number, v0: number, v1: number) =>
  `M${P(...on(f, u0, v0))}L${P(...on(f, u1, v0))}L${P(...on(f, u1, v1))}L${P(...on(f, u0, v1))}Z`;

export interface Masonry {
  /** dark to light; the first is also the joint's colour */
  shades: readonly RGB[];
  /** 0..1: how much light a stone at (x, y) takes */
  light: (x: number, y: number) => number;
  courses: number;
  /** mean length of a stone, px */
  stone: number;
  /** width of a merlon in px; 0 for none */
  merlon?: number;
  /** colour of the merlons' and string courses' upper edge */
  edge?: RGB;
  joint?: number;
}

/** Ashlar in courses with broken joints, a string course under the parapet, and merlons. */
export function masonry(R: Rng, f: Face, m: Masonry) {
  const bins: string[][] = m.shades.map(() => []);
  const put = (d: string, x: number, y: number, jitter = 0.1) => {
    const li = m.light(x, y) + R.n() * jitter;
    bins[Math.max(0, Math.min(m.shades.length - 1, Math.floor(li * m.shades.length)))]!.push(d);
  };
  const w = Math.abs(f.x1 - f.x0);
  const j = (m.joint ?? 1.5) / w;
  const jv = 0.05 / m.courses;
  for (let r = 0; r < m.courses; r++) {
    const v0 = r / m.courses;
    const v1 = (r + 1) / m.courses;
    for (let u = -R.f() * (m.stone / w); u < 1; ) {
      const len = (m.stone / w) * R.r(0.6, 1.5);
      const a = Math.max(0, u + j / 2);
      const b = Math.min(1, u + len - j / 2);
      if (b > a) put(quad(f, a, b, v0 + jv, v1 - jv * R.r(0, 1)), ...on(f, (a + b) / 2, (v0 + v1) / 2));
      u += len;
    }
  }
  const edges: string[] = [quad(f, 0, 1, 0.905, 0.917)];
  if (m.merlon) {
    const h0 = Math.abs(f.foot[0] - f.top[0]);
    const n = Math.max(2, Math.round(w / (m.merlon * 1.75)));
    for (let i = 0; i < n; i++) {
      const a = (i + 0.2) / n;
      const b = a + 0.58 / n;
      const hv = (m.merlon * 1.15) / h0;
      put(quad(f, a, b, 1, 1 + hv), ...on(f, a, 1), 0.06);
      edges.push(quad(f, a, b, 1 + hv * 0.9, 1 + hv));
    }
    edges.push(quad(f, 0, 1, 0.992, 1));
  }
  return (
    path(quad(f, 0, 1, 0, 1), m.shades[0]!) +
    bins.map((b, i) => (b.length ? path(b, m.shades[i]!) : '')).join('') +
    (m.edge ? path(edges, m.edge, 0.85) : '')
  );
}

/** A round-headed opening on a face, its foot at v; w and h in px. */
export function arch(f: Face, u: number, v: number, w: number, h: number, col: RGB) {
  const [x, y] = on(f, u, v);
  const r = w / 2;
  return path(
    `M${P(x - r, y)}L${P(x - r, y - h + r)}C${P(x - r, y - h + r * 0.4)} ${P(x - r * 0.5, y - h)} ${P(x, y - h)}C${P(x + r * 0.5, y - h)} ${P(x + r, y - h + r * 0.4)} ${P(x + r, y - h + r)}L${P(x + r, y)}Z`,
    col,
  );
}
