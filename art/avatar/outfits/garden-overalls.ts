import { shoes } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { brimBack, brimmedHat } from '../parts/hats.ts';
import { trousers } from '../parts/trousers.ts';
import { form } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const gardenOveralls = outfit({
  id: 'garden-overalls',
  cloths: {
    denim: '#6C8DB8',
    shirt: '#F0DFC4',
    accent: '#C77B6B',
    straw: '#DDBF86',
    shoe: '#6F8A5A',
    sole: '#EFE3CB',
    brass: '#E8D5AE',
  },
  bare: ['armL', 'armR'],
  draw(r, k, m) {
    const j = m.denim;
    const a = r.b.arm * 2;
    const n = r.b.nk;
    const stripes = Array.from({ length: 7 }, (_, i) =>
      band(m.accent.base, pts`120 ${222 + i * 19}, 200 ${229 + i * 19}, 290 ${218 + i * 19}`, 5.4),
    ).join('');
    const d = shape`${neckL(r)}, ${sideL(r, 5).slice(0, 4)}, ${off(r.waL, -2, 14, 1)}, 198 348, ${off(r.waR, 2, 14, 1)},
${sideR(r, 6).slice(1)}, ${neckR(r)}, 203 206`;
    const shirt = bodice(r, k, d, m.shirt, stripes + castR(r, m.shirt.deep));
    const waist = form(
      k,
      shape`${off(r.waL, -8, 4, 1)}, 198 336, ${off(r.waR, 9, 4, 1)}, ${off(r.hiR, 6, 0)}, ${off(r.hiR, 7, 30, 1)}, ${r.crotch}, ${off(r.hiL, -4, 36, 1)},
        ${off(r.hiL, -6, 0)}`,
      j,
      band(j.light, pts`${off(r.waL, -10, 12)}, 198 344, ${off(r.waR, 10, 12)}`, 1.8) +
        fold(j.shade, pts`196 404, 197 384, 197 366`, 5) +
        fold(j.shade, pts`${off(r.hiL, 6, 30)}, 160 376, 166 352`, 7) +
        fold(j.shade, pts`236 404, 236 376, 232 352`, 9),
      LIT,
    );
    const bib = form(
      k,
      shape`172 254*, 202 258, 232 250*, 236 300, 244 336*, 198 344, 158 336*, 168 300`,
      j,
      band(j.light, pts`172 260, 202 264, 232 256`, 1.8) +
        castR(r, j.deep) +
        fold(j.shade, pts`178 340, 178 316, 174 290`, 7),
      { ...LIT, dx: 6 },
    );
    const pocket = form(
      k,
      shape`182 286*, 220 284*, 220 312, 201 324, 183 313`,
      j,
      band(j.light, pts`182 291, 221 289`, 1.6) +
        leaf(m.shoe.base, pts`194 286, 190 276, 184 270`, 6) +
        leaf(m.shoe.light, pts`195 286, 197 276, 203 269`, 6),
      { dx: 4, dy: 3 },
    );
    const sprig =
      leaf(m.shoe.base, pts`193 288, 188 276, 181 270`, 7) +
      leaf(m.shoe.shade, pts`194 288, 196 276, 203 268`, 7);
    const straps =
      band(j.base, pts`178 258, ${203 - n - 12} 220, ${203 - n - 12} 197`, 11) +
      band(j.light, pts`174 258, ${203 - n - 16} 220, ${203 - n - 16} 199`, 1.4) +
      band(j.shade, pts`226 256, ${203 + n + 11} 218, ${203 + n + 11} 195`, 11);
    const buttons = pts`179 260, 226 256`
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="${m.brass.base}"/>`)
      .join('');
    const neckline = form(
      k,
      shape`${203 - n - 6} 189, ${203 - n - 2} 184, 203 201, ${203 + n + 2} 182, ${203 + n + 6} 187, ${203 + n} 200, 203 210, ${203 - n} 202`,
      m.accent,
      '',
      { dx: 3, dy: 2 },
    );
    return {
      legs: shoes(r, k, m.shoe, m.sole.base) + trousers(r, k, j),
      body: shirt + straps + waist + bib + sprig + pocket + buttons,
      collar: neckline,
      armL: sleeveL(r, k, m.shirt, { cuff: a + 11, len: 0.2, trim: m.accent.base }),
      armR: sleeveR(r, k, m.shirt, { cuff: a + 7, len: 0.42, trim: m.accent.base }),
      hat: brimmedHat(k, m.straw, m.accent, true),
      hatBack: brimBack(k, m.straw),
      hatCut: -26,
    };
  },
});
