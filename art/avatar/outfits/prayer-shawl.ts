import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { band, fold, leaf } from '../garment.ts';
import { brush, off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { collarFlaps, shirtBody } from '../parts/shirt.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const prayerShawl = outfit({
  id: 'prayer-shawl',
  cloths: {
    shawl: '#F1E8D6',
    stripe: '#3F4C86',
    accent: '#A9BFD6',
    jean: '#4C4759',
    shoe: '#5A4238',
    sole: '#2E2630',
  },
  draw(r, k, m) {
    const s = m.shawl,
      n = r.b.nk,
      a = r.b.arm * 2;
    const stripes = (x0: Point[], g: number[]) =>
      g
        .map((q, i) =>
          band(
            m.stripe.base,
            x0.map((p) => off(p, 0, q)),
            i === 1 ? 7 : 3,
          ),
        )
        .join('');
    const fringe = (x0: number, x1: number, y: number, tilt = 0) =>
      Array.from({ length: 8 }, (_, i) => {
        const u = i / 7,
          x = x0 + (x1 - x0) * u,
          yy = y + tilt * u;
        return mark(
          brush(pts`${x} ${yy - 2}, ${x + 0.8} ${yy + 9}, ${x - 0.6} ${yy + 19}`, 2.4, 0.7, 0.5),
          i > 4 ? s.shade : s.base,
        );
      }).join('');
    const L = form(
      k,
      shape`${203 - n - 2} 178*, ${203 - n - 12} 190, ${off(r.shL, 6, -13)},
${off(r.shL, -9, 6)}, ${off(r.shL, -16, 44)}, ${off(r.shL, -6, 70)}, 160 330,
152 440*, 170 446, 192 442*, 193 360, 192 290, 190 238, ${203 - n + 3} 200`,
      s,
      fold(s.shade, pts`182 443, 180 330, 178 230`, 9) +
        fold(s.shade, pts`${off(r.shL, 2, 62)}, ${off(r.shL, 8, 28)}, ${off(r.shL, 24, 0)}`, 8) +
        leaf(s.deep, pts`168 330, 160 290, ${off(r.shL, 18, 30)}`, 4) +
        stripes(pts`140 404, 172 412, 200 408`, [-10, 0, 10]),
      { wash: true, rim: 2.2, dx: 6, dy: 0 },
    );
    const R = form(
      k,
      shape`${203 + n + 2} 176*, ${203 + n + 12} 188, ${off(r.shR, -6, -13)},
${off(r.shR, 9, 6)}, ${off(r.shR, 15, 40)}, ${off(r.shR, -4, 74)}, 240 330,
248 434*, 232 442, 210 440*, 212 360, 215 290, 216 238, ${203 + n - 3} 198`,
      s,
      fold(s.shade, pts`226 440, 230 340, 230 240`, 9) +
        fold(s.deep, pts`${off(r.shR, 10, 50)}, ${off(r.shR, 4, 24)}, ${off(r.shR, -10, 0)}`, 7) +
        fold(s.shade, pts`${off(r.shR, -6, 52)}, ${off(r.shR, -10, 24)}, ${off(r.shR, -26, 0)}`, 8) +
        stripes(pts`204 404, 230 408, 256 400`, [-10, 0, 10]),
      { wash: true, rim: 1.6, dx: 6, dy: 0 },
    );
    const cap = (sg: 1 | -1) => {
      const sh = sg < 0 ? r.shL : r.shR,
        o = (dx: number, dy: number, c?: number): Point => off(sh, dx * sg, dy, c);
      const p: Point[] = [
        [203 + sg * (n + 4), 180, 1],
        [203 + sg * (n + 14), 189],
        o(-6, -13),
        o(9, 4),
        o(17, 34),
        o(18, 70, 1),
        o(2, 78),
        o(-16, 72, 1),
        ...((sg > 0
          ? [o(-22, 40), [223, 236, 1], [217, 206]]
          : [o(-34, 56), [190, 248, 1], [192, 206]]) as Point[]),
      ];
      return form(
        k,
        shape`${p}`,
        s,
        fold(s.shade, [o(2, 78), o(-2, 40), o(-16, 4)], 9) +
          (sg > 0
            ? fold(s.deep, [o(17, 72), o(13, 40), o(2, 10)], 9)
            : fold(s.light, [o(12, 74), o(10, 40), o(2, 12)], 5)) +
          fold(s.shade, [o(-14, 72), o(-16, 40), o(-26, 4)], 7) +
          [50, 58, 67]
            .map((q, i) =>
              band(
                m.stripe.base,
                [o(24, q - 4), o(2, q + 2), o(-20, q - 4), ...(sg > 0 ? [] : [o(-40, q - 22)])],
                i === 1 ? 6 : 2.6,
              ),
            )
            .join(''),
        { wash: true, rim: 2, dx: 5, dy: 0 },
      );
    };
    return {
      front: cap(1),
      legs: shoes(r, k, m.shoe, m.sole.base) + trousers(r, k, m.jean),
      body: shirtBody(r, k, m.accent),
      collar: collarFlaps(r, k, { ...m.accent, base: m.accent.light, shade: m.accent.base }),
      armL: sleeveL(r, k, m.accent, { cuff: a + 5 }),
      over: L + fringe(154, 190, 444, 1) + R + fringe(212, 246, 441, -5) + cap(-1),
      armR: sleeveR(r, k, m.accent, { cuff: a + 6, len: 0.9 }),
    };
  },
});
