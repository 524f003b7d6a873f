/** Feet and what is worn on them. */

import type { Point } from '../points.ts';
import type { Skin } from './avatar-colours.ts';
import { leaf } from './garment.ts';
import { brush, off, pts, shape, tube } from './geom.ts';
import { form, mark, type Pen, type Tone } from './pen.ts';
import type { Rig } from './rig.ts';

/** Foot outlines shared by bare feet, sandals and shoes; g grows them. */
export const footL = (
  r: Rig,
  g = 0,
  _top = -2,
) => shape`${off(r.anL, -10 - g, -2, 1)}, ${off(r.anL, -14 - g, 14)},
${off(r.ftL, -17 - g, -3)}, ${off(r.ftL, -12, 6 + g * 0.5)},
${off(r.ftL, 3, 7 + g * 0.5)}, ${off(r.anL, 11 + g, 24)},
${off(r.anL, 10 + g, -2, 1)}`;
export const footR = (
  r: Rig,
  g = 0,
  _top = -2,
) => shape`${off(r.anR, -10 - g, -2, 1)}, ${off(r.anR, -10 - g, 18)},
${off(r.ftR, -18 - g, 0)}, ${off(r.ftR, -8, 7 + g * 0.5)},
${off(r.ftR, 12, 6 + g * 0.5)}, ${off(r.ftR, 20 + g, -3)},
${off(r.anR, 17 + g, 12)}, ${off(r.anR, 10 + g, -2, 1)}`;

export function sandals(r: Rig, k: Pen, sk: Skin): string {
  const m = sk.strap;
  const one = (d: string, sole: string, an: Point, ft: Point, s: number) =>
    `<path d="${sole}" fill="${m.deep}" transform="translate(0 4)"/>` +
    form(
      k,
      d,
      sk,
      mark(brush(pts`${off(ft, -22, -5)}, ${off(ft, -1, -2)}, ${off(ft, 24, -7)}`, 6, 0.9, 0.9), m.base) +
        mark(brush(pts`${off(an, -15, 8)}, ${off(an, 0, 13)}, ${off(an, 18, 7)}`, 5, 0.9, 0.9), m.base) +
        mark(brush(pts`${off(an, s, 12)}, ${off(ft, 2 * s, -3)}`, 4.4, 0.9, 0.9), m.shade),
      { dx: 7, dy: 0 },
    );
  return one(footR(r), footR(r, -1), r.anR, r.ftR, 2) + one(footL(r), footL(r, -1), r.anL, r.ftL, -1);
}
export function shoes(r: Rig, k: Pen, m: Tone, sole: string): string {
  const one = (d: string, _ft: Point, an: Point) =>
    `<path d="${d}" fill="${sole}" transform="translate(0 3.4)"/>` +
    form(
      k,
      d,
      m,
      mark(brush(pts`${off(an, -10, 13)}, ${off(an, 1, 17)}, ${off(an, 13, 13)}`, 3), m.deep) +
        mark(brush(pts`${off(an, -7, 20)}, ${off(an, 1, 23)}, ${off(an, 11, 20)}`, 2.2, 0.4, 0.4), m.light),
      { dx: 6, dy: 0 },
    );
  return one(footR(r, 2.5), r.ftR, r.anR) + one(footL(r, 2.5), r.ftL, r.anL);
}

/** High boots over close trousers of the same cloth. */
export function boots(r: Rig, k: Pen, m: Tone, trouser = m): string {
  const knee = (hip: Point, kn: Point, an: Point) =>
    form(k, tube(pts`${hip}, ${kn}, ${off(an, -5, -50)}`, [48, 40, 34]), trouser, '', { dx: 7, dy: 0 });
  const boot = (an: Point, kn: Point, foot: string) =>
    form(
      k,
      tube(pts`${off(kn, 0, 26)}, ${off(an, -2, -34)}, ${off(an, 0, 6)}`, [40, 37, 25]),
      m,
      leaf(m.light, pts`${off(kn, -11, 34)}, ${off(an, -12, -30)}, ${off(an, -10, -4)}`, 5),
      { dx: 7, dy: 0 },
    ) +
    `<path d="${foot}" fill="${m.line}" transform="translate(0 3.4)"/>` +
    form(k, foot, m, '', { dx: 6, dy: 0 }) +
    form(k, tube(pts`${off(kn, -20, 30)}, ${off(kn, 20, 31)}`, [11, 11]), { ...m, base: m.light }, '', {
      dx: 0,
      dy: 4,
    });
  return (
    knee([226, 440], r.knR, r.anR) +
    knee([168, 440], r.knL, r.anL) +
    boot(r.anR, r.knR, footR(r, 3.5)) +
    boot(r.anL, r.knL, footL(r, 3.5))
  );
}
