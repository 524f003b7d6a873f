/** More things in the viewer's-left hand; the outfit then sets `ownHandL`. */
import type { Point } from '../../points.ts';
import type { Skin } from '../avatar-colours.ts';
import { band, leaf } from '../garment.ts';
import { off, pts, shape, tube } from '../geom.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';
import { fist, grip } from './held.ts';

/** A plain walking staff, as tall as the shoulder. */
export function staff(r: Rig, k: Pen, sk: Skin, wood: Tone): string {
  const [x] = grip(r);
  const line = pts`${x + 4} 636, ${x + 1} 480, ${x} 360, ${x - 4} 214`;
  return form(k, tube(line, [6, 7.5, 8, 9]), wood, '', { dx: 3, dy: 0 }) + fist(r, k, sk);
}

/** A palm branch, its leaflets hanging to both sides. */
export function palm(r: Rig, k: Pen, sk: Skin, green: Tone): string {
  const [x, y] = grip(r);
  const at = (t: number): Point => [x + 6 - 40 * t * t, y + 40 - 250 * t];
  const rib = Array.from({ length: 8 }, (_, i) => at(i / 7));
  const leaflets = Array.from({ length: 17 }, (_, i) => {
    const t = 0.34 + (i / 16) * 0.64;
    const p = at(t);
    const long = 46 * Math.sin(Math.PI * (0.16 + 0.74 * ((t - 0.3) / 0.7)));
    return [-1, 1].map((side) => {
      const tip = off(p, side * long - 12 * t, -long * 0.16 + 16);
      const belly = off(p, side * long * 0.5 - 5 * t, -long * 0.3 + 2);
      return leaf(side < 0 ? green.base : green.shade, [p, belly, tip], 6.4);
    });
  });
  return (
    leaflets.flat().join('') +
    band(green.light, rib, 3) +
    leaf(green.light, pts`${at(0.94)}, ${off(at(1), -6, -18)}`, 7) +
    fist(r, k, sk)
  );
}

/** A round basket that hangs by its handle, with ears of grain in it. */
export function gatheringBasket(r: Rig, k: Pen, sk: Skin, wicker: Tone, straw: Tone): string {
  const [x, y] = grip(r);
  const p = (points: Point[]): Point[] => points.map((q) => off(q, x, y, q[2]));
  const ears = [-24, -14, -4, 6, 16, 25]
    .map((a, i) => {
      const tip: Point = [x + a * 1.5, y + 34 - (i % 2) * 10];
      return leaf(i % 2 ? straw.light : straw.base, [[x + a * 0.8, y + 66], tip], 9);
    })
    .join('');
  const handle = form(k, tube(p(pts`-30 64, -24 26, 0 2, 24 26, 30 64`), [4, 5, 6, 5, 4]), wicker, '', {
    dx: 2,
    dy: 1,
  });
  const weave = [0, 1, 2, 3].map((n) =>
    band(wicker.shade, p(pts`-36 ${72 + n * 10}, 0 ${77 + n * 10}, 36 ${72 + n * 10}`), 2.2),
  );
  const slats = [-24, -12, 0, 12, 24].map((a) => band(wicker.deep, p(pts`${a} 64, ${a * 0.8} 108`), 1.4));
  const body = form(
    k,
    shape`${p(pts`-36 62*, -18 66, 0 67, 18 66, 36 62*, 30 94, 24 108, 0 112, -24 108, -30 94`)}`,
    wicker,
    weave.join('') + slats.join(''),
    { dx: 8, dy: 0, rim: 1.8 },
  );
  return handle + ears + body + band(wicker.light, p(pts`-36 63, 0 68, 36 63`), 4) + fist(r, k, sk);
}
