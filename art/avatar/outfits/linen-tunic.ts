import type { Point } from '../../points.ts';
import { sandals } from '../feet.ts';
import { band, bodice, castR, fold, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { brush, off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { form } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const linenTunic = outfit({
  id: 'linen-tunic',
  cloths: { main: '#E0D1B2', accent: '#A65A3F' },
  bare: ['legs', 'armL', 'armR'],
  draw(r, k, m, sk) {
    const t = m.main,
      y = 552,
      h = r.b.hi;
    const hemL: Point = [180 - h, y - 4, 1],
      hemR: Point = [222 + h, y - 8, 1];
    const d = shape`${neckL(r)}, ${sideL(r, 7, 5)}, ${176 - h} 460, ${hemL}, 164 ${y + 6}, 182 ${y},
206 ${y + 9}, 232 ${y + 1}, 252 ${y + 2}, ${hemR}, ${208 + h} 460,
${sideR(r, 7, 6)}, ${neckR(r)}, 212 214, 203 240*, 193 214`;
    const hemBand = band(
      m.accent.base,
      pts`${170 - h} ${y - 13}, 164 ${y - 4}, 182 ${y - 10}, 206 ${y - 1}, 232 ${y - 9},
252 ${y - 8}, ${232 + h} ${y - 18}`,
      5,
    );
    const marks =
      pleat(t, [164, y + 6], [180, 340], 13, -4) +
      pleat(t, [207, y + 8], [196, 340], 12, 4) +
      pleat(t, [250, y + 4], [222, 340], 16, 10) +
      fold(t.shade, pts`184 ${y}, 184 480, 188 400`, 6) +
      fold(t.shade, pts`230 ${y}, 232 500, 236 452`, 8) +
      fold(t.shade, pts`172 318, 172 292, 164 266`, 8) +
      fold(t.shade, pts`190 320, 191 300, 187 276`, 6) +
      fold(t.shade, pts`222 318, 226 296, 234 278`, 9) +
      fold(t.light, pts`181 318, 181 296, 176 268`, 4) +
      castR(r, t.shade) +
      hemBand;
    const neckBand =
      band(m.accent.base, pts`${203 - r.b.nk - 4} 190, 192 214, 203 241`, 4.4) +
      band(m.accent.base, pts`${203 + r.b.nk + 4} 188, 213 214, 203 241`, 4.4);
    const body = bodice(r, k, d, t, marks + neckBand);
    const belt = form(
      k,
      shape`${off(r.waL, -8, -7, 1)}, 198 327, ${off(r.waR, 8, -7, 1)}, ${off(r.waR, 8, 7, 1)},
198 341, ${off(r.waL, -8, 7, 1)}`,
      m.accent,
      band(m.accent.light, pts`${off(r.waL, -6, -1)}, 198 333, ${off(r.waR, 4, -1)}`, 2) +
        band(m.accent.shade, pts`${off(r.waL, -6, 5)}, 198 339, ${off(r.waR, 6, 5)}`, 2.4),
      { dx: 7, dy: 0 },
    );
    const end = (a: Point, b: Point, c: Point) =>
      form(
        k,
        brush([a, b, c], 11, 0.8, 1),
        m.accent,
        band(m.accent.light, pts`${off(c, -7, -5)}, ${off(c, 7, -5)}`, 2.4),
        { dx: 3, dy: 0 },
      );
    const knot =
      end([183, 334], [178, 364], [172, 398]) +
      end([188, 336], [194, 358], [196, 384]) +
      form(k, shape`179 330, 186 325, 194 330, 193 341, 182 342`, m.accent, '', { dx: 3, dy: 3 });
    return {
      legs: sandals(r, k, sk),
      body: body + belt + knot,
      armL: sleeveL(r, k, t, { cuff: 42, len: 0.5, trim: m.accent.base }),
      armR: sleeveR(r, k, t, { cuff: 35, len: 0.62, trim: m.accent.base }),
    };
  },
});
