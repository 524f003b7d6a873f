/** The two sleeves: one hanging, one bent with the hand to the heart. */

import type { Point } from '../points.ts';
import { band, fold, leaf, ptL, ptR, startL, startR } from './garment.ts';
import { brush, mix, off, pts, shape } from './geom.ts';
import { form, mark, type Pen, type Tone } from './pen.ts';
import type { Rig } from './rig.ts';

export interface Sleeve {
  cuff: number;
  len?: number;
  up?: number;
  drop?: number;
  trim?: string;
  extra?: string;
  plain?: boolean;
  bell?: number;
}
const N: Point = [0.55, -0.83]; // across the raised forearm

export function sleeveL(r: Rig, k: Pen, t: Tone, o: Sleeve): string {
  const up = o.up ?? r.b.arm * 2 + 9,
    c = mix(r.elL, r.wrL, o.len ?? 1),
    w = o.cuff,
    g = w - up,
    dr = o.drop ?? 0;
  const d = shape`${startL(r)}, ${ptL(r)}, ${off(r.shL, -3.5, 3)}, ${off(r.shL, -10, 24)},
${off(r.elL, -up / 2 - 1, -30)}, ${off(r.elL, -up / 2 - 1 - g * 0.2, -2)},
${off(c, -w / 2, dr * 0.5, 1)}, ${off(c, 0, 4 + dr)},
${off(c, w / 2, 1 + dr * 0.6, 1)}, ${off(r.elL, up / 2 + g * 0.2, -6)},
${off(r.apL, -1, 8, 1)}, ${off(startL(r), 3, 20, 1)}`;
  const marks =
    mark(
      brush(
        pts`${off(r.apL, -1, 2)}, ${off(r.elL, up / 2 - 4 + g * 0.15, -6)},
${off(c, w / 2 - 4, 2 + dr * 0.6)}`,
        13 + Math.max(0, g) * 0.25,
        0.3,
        0.9,
        0.6,
      ),
      t.shade,
    ) +
    mark(
      brush(pts`${off(r.apL, 1, 11)}, ${off(r.apL, -3, -12)}, ${off(r.shL, 14, 6)}`, 4, 0.2, 0, 0.25),
      t.deep,
    ) +
    (o.plain
      ? ''
      : fold(
          t.shade,
          pts`${off(r.elL, up / 2, -12)}, ${off(r.elL, 0, -6)}, ${off(r.elL, -up / 2 + 6, -12)}`,
          5,
        ) +
        fold(
          t.shade,
          pts`${off(r.elL, up / 2 + g * 0.2, 2)}, ${off(r.elL, 2, 6)},
${off(r.elL, -up / 2 + 10, 4)}`,
          4,
        )) +
    (o.trim
      ? band(
          o.trim,
          pts`${off(c, -w / 2 - 2, -7 + dr * 0.5)}, ${off(c, 0, -3 + dr)},
${off(c, w / 2 + 2, -6 + dr * 0.6)}`,
          5,
        )
      : '') +
    (o.extra ?? '');
  return form(k, d, t, marks, { flat: true, wash: true, rim: 2.4 });
}
const bellLobe = (r: Rig, drop: number): Point => [r.wrR[0] + 24, r.wrR[1] + 34 + drop];
/** The dark inside of a wide sleeve, drawn behind the hand. */
export const bellInside = (r: Rig, t: Tone, drop: number) => {
  const l = bellLobe(r, drop);
  return mark(
    shape`${off(r.wrR, 8, -18)}, ${off(r.wrR, -9, -4)}, ${off(r.wrR, -15, 22)},
${off(l, -25, -14)}, ${off(l, -4, 1)}, ${off(l, 6, -12)}`,
    t.line,
  );
};
/** The bent sleeve, hand to the heart, in two forms: upper arm, then forearm over it. drop lets the cuff hang. */
export function sleeveR(r: Rig, k: Pen, t: Tone, o: Sleeve): string {
  const e = r.elR,
    c = mix(e, r.wrR, o.len ?? 0.94),
    w = o.cuff,
    dr = o.drop ?? 0,
    a = r.b.arm,
    l = bellLobe(r, o.bell ?? 0);
  const bot: Point = [c[0] - (N[0] * w) / 2 + dr * 0.08, c[1] - (N[1] * w) / 2 + dr, 1],
    top: Point = [c[0] + (N[0] * w) / 2, c[1] + (N[1] * w) / 2, 1];
  const q = mix(e, c, 0.5),
    h = a + 4 + (w - 2 * a) * 0.25,
    lip = mix(bot, top, 0.5);
  const under = off(q, -N[0] * h + dr * 0.12, -N[1] * h + dr * 0.55);
  const path = o.bell
    ? shape`${off(e, 2, -14)}, ${off(e, 8, -2)}, ${off(e, 7, 18)},
${off(mix(e, l, 0.55), 9, 6)}, ${off(l, 10, -3)}, ${off(l, 0, 1)},
${off(l, -11, -14)}, ${off(r.wrR, 1, 32)}, ${off(r.wrR, -4, 9)},
${off(r.wrR, 5, -16, 1)},
${off(mix(e, r.wrR, 0.5), N[0] * (a + 4), N[1] * (a + 4))}, ${off(e, -12, -18)}`
    : shape`${off(e, 3, -13)}, ${off(e, 9, -2)}, ${off(e, 2, 12)},
${off(e, -8, 16 + dr * 0.12)}, ${under}, ${bot}, ${off(lip, -2, 1)}, ${top},
${off(q, N[0] * (a + 3), N[1] * (a + 3))}, ${off(e, -12, -18)}`;
  const upper = form(
    k,
    shape`${startR(r)}, ${ptR(r)}, ${off(r.shR, 3.5, 4)}, ${off(r.shR, 9, 22)},
${off(e, 3, -40)}, ${off(e, 8, -4)}, ${off(e, 0, 13)}, ${off(e, -14, 8)},
${off(e, -2 * a, -20)}, ${off(r.apR, 0, 8, 1)}, ${off(startR(r), -3, 20, 1)}`,
    t,
    mark(
      brush(
        pts`${off(r.shR, 4, 6)}, ${off(r.shR, 8, 24)}, ${off(e, 4, -36)}, ${off(e, 8, 4)}`,
        14,
        0.2,
        1,
        0.7,
      ),
      t.shade,
    ) +
      mark(
        brush(pts`${off(r.apR, -1, 11)}, ${off(r.apR, 4, -12)}, ${off(r.shR, -14, 6)}`, 4, 0.2, 0, 0.25),
        t.deep,
      ) +
      `<path d="${path}" fill="${t.shade}" transform="translate(1.5 -4.5)"/>`,
    { flat: true, wash: true },
  );
  const far = o.bell
    ? mark(
        brush(
          pts`${off(e, 11, -20)}, ${off(e, 8, 16)}, ${off(mix(e, l, 0.55), 8, 8)},
${off(l, 6, 0)}`,
          18,
          1,
          0.5,
        ),
        t.shade,
      ) +
      leaf(t.shade, pts`${off(e, -14, -8)}, ${off(e, -26, 16)}, ${off(l, -3, -14)}`, 8) +
      leaf(t.deep, pts`${off(e, 0, 6)}, ${off(e, -9, 26)}, ${off(l, 5, -10)}`, 6) +
      leaf(t.light, pts`${off(r.wrR, 6, 2)}, ${off(r.wrR, 8, 24)}, ${off(l, -8, -20)}`, 4)
    : mark(
        brush(
          pts`${off(e, 10, -22)}, ${off(e, 5, 6)}, ${off(under, 3, -4)},
${off(bot, 2, -5 - dr * 0.1)}`,
          15 + dr * 0.12,
          1,
          0.8,
        ),
        t.shade,
      ) +
      (dr > 10
        ? leaf(t.deep, pts`${off(bot, 8, -8)}, ${off(q, 4, 10)}, ${off(e, -6, 0)}`, 7)
        : leaf(t.shade, pts`${off(e, -20, 8)}, ${off(e, -12, -2)}, ${off(e, -8, -14)}`, 4.4)) +
      leaf(t.light, pts`${off(top, 6, 3)}, ${off(q, N[0] * a - 1, N[1] * a + 4)}, ${off(e, -14, -11)}`, 2.6) +
      (o.trim ? band(o.trim, pts`${off(bot, 6, -1)}, ${off(c, 5, 3)}, ${off(top, 5, 4)}`, 5) : '') +
      (o.extra ?? '');
  return upper + form(k, path, t, far, { flat: true, wash: true, rim: o.bell ? 1.6 : 0 });
}
