import { shoes } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, sideL, sideR } from '../garment.ts';
import { brush, pts, shape, tube } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { knitCap } from '../parts/hats.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const winterCoat = outfit({
  id: 'winter-coat',
  cloths: { coat: '#A65A4A', accent: '#EDE3CF', jean: '#4B4A63', boot: '#6B4A38', sole: '#E6D8BC' },
  draw(r, k, m) {
    const t = m.coat,
      w = r.b.hi,
      y = 452,
      n = r.b.nk,
      a = r.b.arm * 2,
      s = m.accent;
    const d = shape`${neckL(r)}, ${sideL(r, 10, 10)}, ${172 - w * 0.75} 420, ${170 - w * 0.8} ${y}*,
190 ${y + 7}, 222 ${y + 4}, ${222 + w * 0.8} ${y - 6}*, ${220 + w * 0.75} 416,
${sideR(r, 11, 13)}, ${neckR(r)}, 203 202`;
    const q = (yy: number) =>
      band(t.shade, pts`120 ${yy}, 198 ${yy + 7}, 290 ${yy - 2}`, 2.4) +
      band(t.light, pts`120 ${yy + 3}, 198 ${yy + 10}, 290 ${yy + 1}`, 1.4);
    const body = bodice(
      r,
      k,
      d,
      t,
      fold(t.shade, pts`172 ${y + 6}, 172 400, 176 350`, 9) +
        fold(t.shade, pts`236 ${y + 2}, 232 400, 234 350`, 12) +
        q(268) +
        q(316) +
        q(364) +
        q(410) +
        band(t.deep, pts`203 206, 198 330, 198 ${y + 8}`, 3) +
        castR(r, t.deep) +
        [248, 292, 340, 388]
          .map(
            (yy) =>
              `<circle cx="209" cy="${yy}" r="4" fill="${s.base}"/><circle cx="208" cy="${yy - 1}" r="1.6" fill="${s.light}"/>`,
          )
          .join(''),
    );
    const scarf =
      form(
        k,
        tube(pts`190 214, 182 262, 178 318`, [20, 22, 24]),
        s,
        [232, 254, 276, 298].map((yy) => band('#8FA37E', pts`160 ${yy}, 206 ${yy + 2}`, 5)).join(''),
        { dx: 6, dy: 0, rim: 1.6 },
      ) +
      Array.from({ length: 6 }, (_, i) =>
        mark(brush(pts`${168 + i * 4} 316, ${168 + i * 4} 328`, 2.6, 0.8, 0.6), s.shade),
      ).join('') +
      form(
        k,
        shape`${203 - n - 16} 200, ${203 - n - 10} 180, ${203 - n + 2} 178, 203 192,
${203 + n - 2} 176, ${203 + n + 10} 178, ${203 + n + 16} 197, 222 216, 203 222,
184 217`,
        s,
        leaf(s.deep, pts`${203 - n - 4} 192, 200 208, 222 204`, 5) +
          leaf(s.shade, pts`${203 - n - 10} 204, 196 216, 216 214`, 4),
        { dx: 5, dy: 3, rim: 1.6 },
      );
    return {
      legs: shoes(r, k, m.boot, m.sole.base) + trousers(r, k, m.jean),
      body,
      collar: scarf,
      armL: sleeveL(r, k, t, { cuff: a + 14, up: a + 14 }),
      armR: sleeveR(r, k, t, { cuff: a + 12, len: 0.88 }),
      hat: knitCap(k, t, s),
      hatCut: -27,
    };
  },
});
