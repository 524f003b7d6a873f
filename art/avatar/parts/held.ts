import type { Skin } from '../avatar-colours.ts';
import { fold } from '../garment.ts';
import { pts, shape, tube } from '../geom.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';

/** A crook, held upright in the viewer's-left hand. */
export function staffInHand(r: Rig, k: Pen, sk: Skin, wood: Tone): string {
  const x = r.wrL[0],
    y = r.wrL[1] + 6;
  const staff = form(
    k,
    tube(
      pts`${x + 2} 636, ${x} 420, ${x - 3} 230, ${x - 6} 160, ${x - 17} 138, ${x - 35} 145,
${x - 38} 160`,
      [7, 8, 8, 8.5, 8.5, 8, 6],
    ),
    wood,
    '',
    { dx: 3, dy: 0 },
  );
  const fist = form(
    k,
    shape`-13 -10, -6 -14.5, 8 -14, 15 -8, 15 8, 8 14.5, -7 15, -13 8`,
    sk,
    [-6, 1, 8].map((q) => fold(sk.deep, pts`-15 ${q}, -6 ${q + 0.6}, 3 ${q}`, 1.6)).join(''),
    { dx: 4, dy: 3 },
  );
  const thumb = form(k, shape`15 -9, 5 -16, -7 -17.5, -9 -13, 1 -9, 10 -2`, sk, '', { dx: 1, dy: 3 });
  return `${staff}<g transform="translate(${x} ${y}) scale(${+(r.b.arm / 12).toFixed(2)})">${fist}${thumb}</g>`;
}
