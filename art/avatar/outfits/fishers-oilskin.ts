import { boots } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { pts, shape, tube } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const fishersOilskin = outfit({
  id: 'fishers-oilskin',
  cloths: { coat: '#3E7F86', accent: '#C4694A', boot: '#4A465C', toggle: '#E6D8BC' },
  draw(r, k, m) {
    const t = m.coat,
      w = r.b.hi,
      y = 486,
      n = r.b.nk,
      a = r.b.arm * 2;
    const d = shape`${neckL(r)}, ${sideL(r, 11, 10)}, ${166 - w * 0.7} 440, ${160 - w * 0.7} ${y}*,
176 ${y + 8}, 200 ${y + 3}, 232 ${y + 9}, ${234 + w * 0.8} ${y - 4}*,
${226 + w * 0.8} 430, ${sideR(r, 12, 14)}, ${neckR(r)}, 203 202`;
    const body = bodice(
      r,
      k,
      d,
      t,
      pleat(t, [172, y + 6], [176, 360], 13, -4) +
        pleat(t, [244, y + 2], [230, 360], 16, 8) +
        fold(t.shade, pts`206 ${y + 8}, 204 440, 202 380`, 8) +
        band(t.deep, pts`203 206, 199 330, 200 ${y + 10}`, 2.4) +
        leaf(t.light, pts`170 236, 164 290, 160 350`, 5, 0.8) +
        castR(r, t.shade) +
        band(t.deep, pts`110 ${y - 12}, 200 ${y - 8}, 290 ${y - 16}`, 1.8) +
        [248, 300, 352, 404]
          .map((yy) => form(k, tube(pts`188 ${yy}, 214 ${yy}`, [5.4, 5.4]), m.toggle, '', { dx: 0, dy: 2 }))
          .join('') +
        form(k, shape`148 398*, 178 402*, 178 408*, 148 404*`, { ...t, base: t.shade }, '', { flat: true }) +
        form(k, shape`216 402*, 246 396*, 246 402*, 216 408*`, { ...t, base: t.deep }, '', { flat: true }),
    );
    const scarf = form(
      k,
      shape`${203 - n - 8} 190, ${203 - n - 2} 180, 203 196, ${203 + n + 2} 178,
${203 + n + 8} 188, ${203 + n + 3} 204, 203 214, ${203 - n - 3} 206`,
      m.accent,
      leaf(m.accent.deep, pts`${203 - n} 190, 200 204, 214 203`, 4),
      { dx: 4, dy: 3, rim: 1.4 },
    );
    const hat =
      form(
        k,
        shape`-50 -16, -47 -44, -28 -66, 2 -73, 32 -65, 50 -42, 54 -14, 0 -24`,
        t,
        mark(shape`22 -78, 40 -40, 40 -8, 70 -8, 70 -70`, t.shade) +
          band(t.deep, pts`-54 -26, -20 -37, 20 -37, 58 -24`, 2) +
          leaf(t.light, pts`-40 -36, -28 -56, -6 -66`, 6),
        { flat: true, rim: 2.4 },
      ) +
      form(
        k,
        shape`-66 -4, -52 -22, -22 -34, 8 -35, 36 -28, 58 -16, 76 6, 62 4, 44 -10, 10 -20,
-24 -19, -50 -6`,
        t,
        mark(shape`20 -40, 30 -20, 90 20, 90 -30`, t.shade) +
          leaf(t.light, pts`-54 -14, -26 -28, 2 -31`, 3.4),
        { flat: true, rim: 2 },
      );
    const hatBack = form(
      k,
      shape`-46 -30, -52 6, -30 14, 40 16, 72 12, 60 -24`,
      { ...t, base: t.deep, shade: t.line },
      '',
      { dx: 6, dy: 0 },
    );
    return {
      legs: boots(r, k, m.boot),
      body,
      collar: scarf,
      armL: sleeveL(r, k, t, { cuff: a + 13 }),
      armR: sleeveR(r, k, t, { cuff: a + 13, len: 0.88 }),
      hat,
      hatBack,
      hatCut: -26,
    };
  },
});
