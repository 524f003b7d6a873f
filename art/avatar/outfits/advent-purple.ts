import { shoes } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { form } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

export const adventPurple = outfit({
  id: 'advent-purple',
  cloths: { gown: '#6C5AA8', accent: '#C9B8E0', mantle: '#4A3F80', shoe: '#3A3050', sole: '#262030' },
  draw(r, k, m) {
    const t = m.gown,
      y = 604,
      w = r.b.hi,
      n = r.b.nk,
      c = m.mantle;
    const d = shape`${neckL(r)}, ${sideL(r, 3, 6)}, ${166 - w} 470, ${146 - w * 0.8} ${y - 4}*,
128 ${y + 5}, 148 ${y}, 170 ${y + 9}, 196 ${y + 2}, 222 ${y + 10}, 246 ${y + 2},
${252 + w * 0.8} ${y - 6}*, ${222 + w} 460, ${sideR(r, 4, 8)}, ${neckR(r)}, 203 206`;
    const marks =
      pleat(t, [148, y + 2], [176, 346], 17, -8) +
      pleat(t, [196, y + 3], [192, 346], 15, 0) +
      pleat(t, [246, y + 3], [218, 346], 19, 8) +
      fold(t.shade, pts`170 ${y + 8}, 174 520, 182 430`, 8) +
      fold(t.shade, pts`222 ${y + 9}, 214 520, 208 430`, 8) +
      fold(t.shade, pts`180 318, 180 294, 174 268`, 7) +
      fold(t.shade, pts`216 318, 220 294, 230 272`, 8) +
      castR(r, t.shade, 40) +
      band(
        m.accent.base,
        pts`100 ${y - 8}, 128 ${y - 8}, 148 ${y - 13}, 170 ${y - 4}, 196 ${y - 11},
222 ${y - 3}, 246 ${y - 11}, 300 ${y - 22}`,
        6,
      );
    const sash = form(
      k,
      shape`${off(r.waL, -5, -9, 1)}, 198 324, ${off(r.waR, 5, -9, 1)},
${off(r.waR, 5, 11, 1)}, 198 345, ${off(r.waL, -5, 11, 1)}`,
      m.accent,
      band(m.accent.shade, pts`${off(r.waL, -5, 2)}, 198 335, ${off(r.waR, 5, 1)}`, 2.4),
      { dx: 7, dy: 0 },
    );
    const back = form(
      k,
      shape`${off(r.shL, 10, -8)}, ${off(r.shL, -18, 44)}, ${132 - w * 0.7} 430,
${112 - w * 0.6} 600*, 150 610, 210 604, 262 608, ${298 + w * 0.5} 594*,
${272 + w * 0.6} 420, ${off(r.shR, 16, 44)}, ${off(r.shR, -8, -8)}`,
      { ...c, base: c.shade, shade: c.deep },
      pleat(c, [104, 604], off(r.shL, -6, 60), 16, -6, false) +
        pleat(c, [292, 602], off(r.shR, 8, 60), 16, 8),
      { dx: 8, dy: 0, rim: 2 },
    );
    const drape = form(
      k,
      shape`${203 - n - 6} 186, ${off(r.shL, 8, -13)}, ${off(r.shL, -10, 6)},
${off(r.shL, -16, 40, 1)}, ${off(r.shL, 10, 30)}, 178 226, 203 235*, 226 224,
${off(r.shR, -10, 24)}, ${off(r.shR, 16, 34, 1)}, ${off(r.shR, 10, 4)},
${off(r.shR, -8, -13)}, ${203 + n + 6} 184, 218 204, 203 214, 188 206`,
      c,
      leaf(c.shade, pts`${off(r.shL, 6, 4)}, 182 218, 203 230`, 7) +
        leaf(c.shade, pts`${off(r.shR, -4, 2)}, 224 216, 205 230`, 7) +
        leaf(c.light, pts`${off(r.shL, -2, 8)}, 176 222, 198 237`, 4) +
        fold(c.deep, pts`${off(r.shR, 14, 36)}, ${off(r.shR, 6, 14)}, ${off(r.shR, -12, 0)}`, 7),
      { dx: 4, dy: 3, rim: 2 },
    );
    const star = `<path d="${[0, 1, 2, 3]
      .map((i) => {
        const a = (i * Math.PI) / 2 - Math.PI / 2,
          b = a + Math.PI / 4;
        return `${i ? 'L' : 'M'}${(203 + 9 * Math.cos(a)).toFixed(1)} ${(226 + 9 * Math.sin(a)).toFixed(1)}L${(203 + 3 * Math.cos(b)).toFixed(1)} ${(226 + 3 * Math.sin(b)).toFixed(1)}`;
      })
      .join('')}z" fill="${m.accent.light}"/>`;
    return {
      back,
      legs: shoes(r, k, m.shoe, m.sole.base),
      body: bodice(r, k, d, t, marks) + sash,
      armL: sleeveL(r, k, t, { cuff: 50, len: 0.94, drop: 3, plain: true, trim: m.accent.base }),
      front: drape + star,
      armRBack: bellInside(r, t, 30),
      armR: sleeveR(r, k, t, { cuff: 36, bell: 30 }),
    };
  },
});
