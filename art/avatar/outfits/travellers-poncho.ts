import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { band, fold, leaf } from '../garment.ts';
import { brush, off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { shirtBody } from '../parts/shirt.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const travellersPoncho = outfit({
  id: 'travellers-poncho',
  cloths: {
    wool: '#D08748',
    cream: '#F2E4C8',
    accent: '#3F7C7A',
    shirt: '#EADBC0',
    jean: '#6B6250',
    boot: '#6A4A38',
  },
  draw(r, k, m) {
    const t = m.wool;
    const n = r.b.nk;
    const L = (dx: number, dy: number, corner = 0): Point => off(r.shL, dx, dy, corner);
    const R = (dx: number, dy: number, corner = 0): Point => off(r.shR, dx, dy, corner);
    const tassels = (from: Point, to: Point, count: number) =>
      Array.from({ length: count }, (_, i) => {
        const u = (i + 0.5) / count;
        const [x, y] = [from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u];
        return mark(
          brush(pts`${x} ${y - 3}, ${x + 1} ${y + 8}, ${x} ${y + 17}`, 3, 0.7, 0.6),
          i % 3 ? m.cream.base : m.cream.shade,
        );
      }).join('');
    /** A woven band parallel to the slanting hem: cream, accent, cream. */
    const weave = (line: Point[], up: number) =>
      [
        [0, 5, m.cream.base],
        [9, 8, m.accent.base],
        [18, 5, m.cream.base],
      ]
        .map(([dy, w, fill]) =>
          band(
            String(fill),
            line.map((p) => off(p, 0, -up - Number(dy))),
            Number(w),
          ),
        )
        .join('');
    const hemL = pts`${L(-34, 122)}, 158 404, 198 446`;
    const hemR = pts`198 446, 236 412, ${R(22, 150)}`;
    const front = form(
      k,
      shape`${203 - n - 4} 184*, ${L(10, -12)}, ${L(-10, 6)}, ${L(-24, 60)}, ${L(-34, 122, 1)}, ${L(-8, 152)}, 162 412, 198 448*, 230 416,
        ${R(18, 150, 1)}, ${R(10, 60)}, ${R(4, 6)}, ${R(-10, -12)}, ${203 + n + 4} 182*, 203 206`,
      t,
      fold(t.shade, pts`${L(-4, 150)}, ${L(4, 80)}, ${L(18, 4)}`, 11) +
        fold(t.shade, pts`176 424, 178 330, 186 236`, 10) +
        fold(t.deep, pts`210 436, 210 350, 208 250`, 6) +
        fold(t.shade, pts`236 408, 236 330, 226 240`, 12) +
        fold(t.light, pts`186 434, 190 350, 194 250`, 6) +
        weave([L(-44, 110), ...hemL.slice(1), ...hemR.slice(1)], 14) +
        weave([L(-34, 44), pts`158 318`[0] ?? [158, 318], [198, 356], [236, 322], R(24, 60)], 8) +
        mark(
          shape`${off(r.wrR, -36, -14)}, ${off(r.wrR, -28, 8)}, ${off(r.wrR, 0, 40)}, ${off(r.elR, -6, 44)}, ${off(r.elR, 10, -10)}, ${off(r.wrR, 4, -14)}`,
          t.deep,
          0.55,
        ),
      LIT,
    );
    const shoulder = form(
      k,
      shape`${203 + n + 4} 182*, ${R(-10, -12)}, ${R(8, 4)}, ${R(22, 44)}, ${R(30, 92, 1)}, ${R(10, 100)}, ${R(-10, 88)}, ${R(-24, 66, 1)}, 232 244, 214 212`,
      t,
      fold(t.shade, pts`${R(6, 98)}, ${R(2, 50)}, ${R(-14, 2)}`, 12) +
        fold(t.deep, pts`${R(25, 92)}, ${R(18, 50)}, ${R(4, 10)}`, 9) +
        weave([R(36, 86), R(10, 94), R(-10, 82), R(-32, 54)], 8),
      { ...LIT, dx: 6 },
    );
    const collar = form(
      k,
      shape`${203 - n - 9} 194, ${203 - n - 4} 181, 203 198, ${203 + n + 4} 179, ${203 + n + 9} 191, ${203 + n + 3} 206, 203 219, ${203 - n - 3} 209`,
      m.accent,
      leaf(m.accent.deep, pts`${203 - n - 1} 192, 202 207, ${203 + n + 3} 190`, 4) +
        leaf(m.accent.light, pts`${203 - n - 6} 197, 194 210, 204 214`, 2.6),
      { dx: 4, dy: 3, rim: 1.4 },
    );
    const cuff = r.b.arm * 2 + 7;
    return {
      legs: shoes(r, k, m.boot, m.cream.shade) + trousers(r, k, m.jean),
      body: shirtBody(r, k, m.shirt),
      armL: sleeveL(r, k, m.shirt, { cuff }),
      over:
        tassels(L(-34, 124), pts`160 408`[0] ?? [160, 408], 6) +
        tassels([160, 410], [198, 448], 5) +
        tassels([200, 448], R(18, 150), 9) +
        front,
      armR: sleeveR(r, k, m.shirt, { cuff, len: 0.9 }),
      front: shoulder + collar,
    };
  },
});
