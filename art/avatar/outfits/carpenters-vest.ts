import { shoes } from '../feet.ts';
import { band, castR, fold, leaf, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { flatCap } from '../parts/hats.ts';
import { collarFlaps, shirtBody } from '../parts/shirt.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const carpentersVest = outfit({
  id: 'carpenters-vest',
  cloths: {
    vest: '#9C6A3E',
    shirt: '#EFE2C8',
    accent: '#4C5F4E',
    cord: '#4C5F4E',
    belt: '#5E4232',
    wood: '#B98A5A',
    iron: '#7E8492',
    shoe: '#5A4238',
    sole: '#D9C7A6',
  },
  bare: ['armL', 'armR'],
  draw(r, k, m) {
    const v = m.vest;
    const a = r.b.arm * 2;
    const [hem, n] = [20, r.b.nk];
    const near = form(
      k,
      shape`${203 - n - 6} 190*, ${sideL(r, 8, 7)}, ${off(r.hiL, -6, hem, 1)}, 178 398, 190 400*, 194 340, 195 262, 190 226`,
      v,
      fold(v.shade, pts`${off(r.hiL, 8, hem)}, 162 350, ${off(r.waL, 6, -14)}`, 8) +
        band(v.deep, pts`${203 - n - 1} 190, 187 228, 191 262, 190 340, 186 418`, 1.6) +
        leaf(v.light, pts`160 236, 158 280, 160 320`, 5),
      LIT,
    );
    const far = form(
      k,
      shape`${203 + n + 6} 188*, 214 226, 209 262, 209 340, 208 400*, 226 396, ${off(r.hiR, 7, hem - 12, 1)}, ${sideR(r, 9, 9)}`,
      v,
      castR(r, v.deep) +
        fold(v.shade, pts`230 396, 232 352, 240 318`, 10) +
        band(v.deep, pts`${203 + n + 1} 190, 217 228, 213 262, 213 340, 212 416`, 1.6),
      { ...LIT, rim: 0 },
    );
    const buttons = [284, 312, 340]
      .map((y) => `<circle cx="202" cy="${y}" r="3" fill="${m.belt.base}"/>`)
      .join('');
    const pocket = form(
      k,
      shape`154 346*, 178 350*, 177 376, 166 382, 154 376`,
      v,
      band(v.deep, pts`152 352, 180 356`, 1.6),
      { dx: 4, dy: 3 },
    );
    const pencil =
      band(m.wood.base, pts`170 330, 168 356`, 4) + mark(shape`168 330*, 172 330*, 170.6 322*`, m.wood.light);
    const belt = form(
      k,
      shape`${off(r.hiL, -5, 6, 1)}, 196 392, ${off(r.hiR, 10, -4, 1)}, ${off(r.hiR, 10, 9, 1)}, 196 405, ${off(r.hiL, -5, 19, 1)}`,
      m.belt,
      band(m.belt.light, pts`${off(r.hiL, -6, 10)}, 196 396, ${off(r.hiR, 8, 0)}`, 1.6),
      { dx: 7, dy: 0 },
    );
    const pouch = form(
      k,
      shape`212 398*, 244 392*, 246 432, 236 442, 220 443, 212 434`,
      m.belt,
      band(m.belt.light, pts`210 410, 248 405`, 2.2),
      { dx: 5, dy: 3, rim: 1.4 },
    );
    const hammer =
      band(m.wood.base, pts`232 402, 228 366`, 5.4) +
      form(k, shape`214 360*, 234 355, 244 360*, 242 369*, 230 368, 216 370*`, m.iron, '', { dx: 2, dy: 3 });
    const buckle = `<path d="M188 388h15v17h-15z" fill="none" stroke="${m.wood.light}" stroke-width="3"/>`;
    return {
      legs: shoes(r, k, m.shoe, m.sole.base) + trousers(r, k, m.cord),
      body:
        shirtBody(r, k, m.shirt) + near + far + buttons + pencil + pocket + belt + hammer + pouch + buckle,
      collar: collarFlaps(r, k, m.shirt),
      armL: sleeveL(r, k, m.shirt, { cuff: a + 10, len: 0.34, trim: m.shirt.deep }),
      armR: sleeveR(r, k, m.shirt, { cuff: a + 6, len: 0.5, trim: m.shirt.deep }),
      hat: flatCap(k, m.accent),
      hatCut: -24,
    };
  },
});
