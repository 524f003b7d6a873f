import type { Place } from '../../../points.ts';
import type { RGB } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { P, path } from '../../lib/shapes.ts';

/** Four corners of a face of wall, which may lean: top left, top right, foot left, foot right. */
export interface Face {
  tl: Place;
  tr: Place;
  bl: Place;
  br: Place;
}

/** Place of a face at u (0 left, 1 right) and v (0 foot, 1 top; more than 1 stands over it). */
export const on = (f: Face, u: number, v: number): Place => [
  lerp(lerp(f.bl[0], f.br[0], u), lerp(f.tl[0], f.tr[0], u), v),
  lerp(lerp(f.bl[1], f.br[1], u), lerp(f.tl[1], f.tr[1], u), v),
];

/** A part of a face, in the measures of `on`. */
export const patchOf = (f: Face, u0: number, u1: number, v0: number, v1: number): string =>
  `M${P(...on(f, u0, v0))}L${P(...on(f, u1, v0))}L${P(...on(f, u1, v1))}L${P(...on(f, u0, v1))}Z`;

export interface Stone {
  /** dark to light */
  shades: readonly RGB[];
  joint: RGB;
  /** lit and shaded edges of a stone's raised boss */
  high: RGB;
  low: RGB;
  /** 0..1: how light a stone at (x, y) is */
  light: (x: number, y: number) => number;
  /** height of a course and mean length of a stone, px */
  course: number;
  stone: number;
}

/** Courses of large stones with drafted margins, each boss with a lit and a shaded edge. SVG. */
export function ashlar(R: Rng, f: Face, m: Stone): string {
  const w = Math.max(1, Math.abs(f.br[0] - f.bl[0]));
  const h = Math.max(1, Math.abs(f.bl[1] - f.tl[1]));
  const courses = Math.max(1, Math.round(h / m.course));
  const bins: string[][] = m.shades.map(() => []);
  const high: string[] = [];
  const low: string[] = [];
  const ju = 1.1 / w;
  const jv = 1.1 / h;
  for (let r = 0; r < courses; r++) {
    const v0 = r / courses + jv;
    const v1 = (r + 1) / courses - jv;
    const long = m.stone * (r % 3 === 1 ? 0.75 : 1);
    for (let u = (-R.f() * long) / w; u < 1; ) {
      const len = (long / w) * R.r(0.6, 1.5);
      const a = Math.max(0, u + ju);
      const b = Math.min(1, u + len - ju);
      u += len;
      if (b - a < 3 / w) continue;
      const [x, y] = on(f, (a + b) / 2, (v0 + v1) / 2);
      const i = clamp(Math.floor((m.light(x, y) + R.n() * 0.09) * m.shades.length), 0, m.shades.length - 1);
      bins[i]!.push(patchOf(f, a, b, v0, v1));
      const [du, dv] = [3 / w, 3.4 / h];
      if (b - a < 5 * du || R.f() < 0.25) continue;
      high.push(
        patchOf(f, a + du, b - du, v1 - dv * 1.5, v1 - dv),
        patchOf(f, b - du * 1.4, b - du, v0 + dv, v1 - dv),
      );
      low.push(
        patchOf(f, a + du, b - du, v0 + dv, v0 + dv * 1.5),
        patchOf(f, a + du, a + du * 1.4, v0 + dv, v1 - dv),
      );
    }
  }
  return (
    path(patchOf(f, 0, 1, 0, 1), m.joint) +
    bins.map((b, i) => (b.length ? path(b, m.shades[i]!) : '')).join('') +
    path(high, m.high, 0.5) +
    path(low, m.low, 0.45)
  );
}

/** Merlons on a face's upper edge, each with the side that turns from the sun `deep` px wide at its left. SVG. */
export function merlons(f: Face, m: Stone, size: number, deep: number, tone: RGB, side: RGB): string {
  const w = Math.abs(f.tr[0] - f.tl[0]);
  const h = Math.max(1, Math.abs(f.bl[1] - f.tl[1]));
  const n = Math.max(2, Math.round(w / (size * 1.75)));
  const sides: string[] = [];
  const fronts: string[] = [];
  const caps: string[] = [];
  for (let i = 0; i < n; i++) {
    const a = (i + 0.21) / n;
    const b = a + 0.58 / n;
    const top = 1 + (size * 1.1) / h;
    const [x0, y0] = on(f, a, 1);
    const [x1, y1] = on(f, a, top);
    sides.push(
      `M${P(x0, y0)}L${P(x1, y1)}L${P(x1 - deep, y1 - deep * 0.35)}L${P(x0 - deep, y0 - deep * 0.35)}Z`,
    );
    const [x2, y2] = on(f, b, top);
    caps.push(
      `M${P(x1, y1)}L${P(x2, y2)}L${P(x2 - deep, y2 - deep * 0.35)}L${P(x1 - deep, y1 - deep * 0.35)}Z`,
    );
    fronts.push(patchOf(f, a, b, 0.99, top));
  }
  return path(sides, side) + path(fronts, tone) + path(caps, m.high);
}
