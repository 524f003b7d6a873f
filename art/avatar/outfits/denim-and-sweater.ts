import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { band, bodice, castR, fold, neckL, neckR, sideL, sideR } from '../garment.ts';
import { brush, mix, off, pts, shape, tube } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const denimAndSweater = outfit({
  id: 'denim-and-sweater',
  cloths: { knit: '#6E9468', jean: '#4A5F86', accent: '#B4583F', sole: '#EFE3CB' },
  draw(r, k, m) {
    const t = m.knit,
      j = m.jean;
    const d = shape`${neckL(r)}, ${sideL(r, 8, 6)}, ${off(r.hiL, -4, 22, 1)}, 192 404,
${off(r.hiR, 5, 14, 1)}, ${sideR(r, 9, 8)}, ${neckR(r)}, 203 204`;
    const rib = mark(
      shape`${off(r.hiL, -12, 4, 1)}, 192 386, ${off(r.hiR, 12, -2, 1)},
${off(r.hiR, 12, 24, 1)}, 192 410, ${off(r.hiL, -12, 26, 1)}`,
      t.shade,
    );
    const ribs = Array.from({ length: 14 }, (_, i) => {
      const u = i / 13,
        x = r.hiL[0] - 1 + u * (r.hiR[0] - r.hiL[0] + 4);
      const yy = 375 + 10 * Math.sin(Math.PI * u) + 3 * u;
      return band(t.deep, pts`${x} ${yy}, ${x + 0.6} ${yy + 17}`, 1.8);
    }).join('');
    const rope = (x: number, sk: number) =>
      band(t.shade, pts`${x - 7} 214, ${x - 7 + sk} 384`, 1.6) +
      band(t.shade, pts`${x + 7} 214, ${x + 7 + sk} 384`, 1.6) +
      Array.from({ length: 13 }, (_, q) => {
        const yy = 214 + q * 13,
          xx = x + (sk * q) / 13;
        return brush(pts`${xx - 5.5} ${yy + 9}, ${xx - 1} ${yy + 5}, ${xx + 5} ${yy}`, 3.4);
      })
        .map((b) => mark(b, t.shade))
        .join('');
    const cable = rope(176, -6) + rope(202, -2) + rope(228, 3);
    const marks =
      cable +
      fold(t.shade, pts`${off(r.hiL, 8, 8)}, 160 350, ${off(r.waL, 2, -12)}`, 9) +
      fold(t.shade, pts`226 384, 228 352, 238 326`, 11) +
      fold(t.shade, pts`204 392, 210 362, 208 338`, 7) +
      fold(t.light, pts`214 390, 217 360, 222 338`, 4) +
      castR(r, t.shade);
    const body = bodice(r, k, d, t, marks + rib + ribs);
    const n = r.b.nk;
    const collar = form(
      k,
      shape`${203 - n - 7} 190, ${203 - n - 3} 183, 203 199, ${203 + n + 3} 181,
${203 + n + 7} 188, ${203 + n + 5} 201, 203 215, ${203 - n - 5} 203`,
      { ...t, base: t.light, shade: t.base },
      Array.from({ length: 9 }, (_, i) => {
        const u = (i + 0.5) / 9,
          x = 203 - n - 6 + u * (2 * n + 12),
          yy = 184 + 15 * Math.sin(Math.PI * u);
        return band(t.shade, pts`${x} ${yy}, ${x + (u - 0.5) * 3} ${yy + 17}`, 1.6);
      }).join(''),
      { dx: 4, dy: 2 },
    );
    const cuff = (line: Point[], w: number) =>
      form(k, tube(line, [w, w - 1]), { ...t, base: t.shade, shade: t.deep }, '', { dx: 4, dy: 2 });
    const a = r.b.arm * 2;
    return {
      legs: shoes(r, k, m.accent, m.sole.base) + trousers(r, k, j),
      body,
      collar,
      armL: sleeveL(r, k, t, { cuff: a + 4 }) + cuff(pts`${off(r.wrL, 0.5, -12)}, ${off(r.wrL, 1, 3)}`, a),
      armR:
        sleeveR(r, k, t, { cuff: a + 4, len: 0.86 }) +
        cuff(pts`${mix(r.elR, r.wrR, 0.8)}, ${off(r.wrR, 1, 0)}`, a + 2),
    };
  },
});
