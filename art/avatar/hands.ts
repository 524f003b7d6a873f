/** The hands: one hanging, one laid on the heart. */

import type { Skin } from './avatar-colours.ts';
import { brush, pts, shape } from './geom.ts';
import { form, mark, type Pen } from './pen.ts';
import type { Rig } from './rig.ts';

export function handL(r: Rig, k: Pen, sk: Skin): string {
  const s = r.b.arm / 12;
  const d = shape`-6.6 -12*, -7.6 0, -10.4 13, -10.8 26, -7 37, -0.5 42, 5.6 39, 8 28, 9 15, 7.6 1, 6.6 -12*`;
  const g = form(
    k,
    d,
    sk,
    mark(brush(pts`-3.5 23, -2.5 32, 1 40`, 1.8, 0.2), sk.deep) +
      mark(brush(pts`2.5 26, 3.5 32, 5 38`, 1.6, 0.2), sk.deep),
    { dx: 5, dy: 1 },
  );
  const thumb = form(k, shape`2 2, 9 4, 14 14, 14.5 25, 11 30, 7.5 25, 6 15`, sk, '', { dx: 3, dy: 1 });
  return `<g transform="translate(${r.wrL[0] + 1} ${r.wrL[1]}) rotate(-7) scale(${+s.toFixed(2)})">${g}${thumb}</g>`;
}
/** The hand laid on the heart: fingers to the viewer's left and up. */
export function handR(r: Rig, k: Pen, sk: Skin): string {
  const s = r.b.arm / 12;
  const d = shape`6 -8*, -8 -11, -20 -13, -33 -13, -37 -9.5, -34 -6*, -40 -5.5, -42.5 -1.5, -38 1.5*,
-41 3, -40 7, -35 8*, -36 11, -32 14.5, -20 14, -8 12, 6 9*`;
  const lines = [pts`-34 -6, -26 -5, -20 -5`, pts`-38 1.5, -29 1.5, -21 1`, pts`-35 8, -28 7.6, -21 7`]
    .map((l) => mark(brush(l, 1.7, 0.5), sk.deep))
    .join('');
  const g = form(k, d, sk, lines, { dx: 2, dy: 4 });
  const thumb = form(
    k,
    shape`-2 -4, -6 -12, -14 -19, -23 -23, -27.5 -20, -25 -15.5, -17 -11, -10 -3`,
    sk,
    '',
    { dx: 1, dy: 3 },
  );
  return `<g transform="translate(${r.wrR[0]} ${r.wrR[1]}) rotate(27) scale(${+s.toFixed(2)})">${thumb}${g}</g>`;
}
