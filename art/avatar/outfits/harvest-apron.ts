import { boots } from '../feet.ts';
import { band, castR, fold, leaf, pleat } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { kerchief, kerchiefTails } from '../parts/hats.ts';
import { sheaf } from '../parts/held.ts';
import { gathers, robe } from '../parts/robe.ts';
import { collarFlaps } from '../parts/shirt.ts';
import { form } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const harvestApron = outfit({
  id: 'harvest-apron',
  cloths: { dress: '#8A8A4C', apron: '#F0DFBE', accent: '#BE5F3C', straw: '#D9AE62', boot: '#7A5238' },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -5, -2), wrL: off(r0.wrL, -8, -14) };
    const [t, s] = [m.dress, m.apron];
    const dress = robe(r, k, t, { hem: 546, flare: 8, marks: gathers(t) });
    const bib = form(
      k,
      shape`174 246*, 203 250, 230 243*, 234 300, 238 328*, 198 334, 164 328*, 170 300`,
      s,
      fold(s.shade, pts`184 330, 184 300, 182 268`, 6) + castR(r, s.deep),
      { dx: 5, dy: 0 },
    );
    const straps =
      band(s.base, pts`178 248, ${203 - r.b.nk - 10} 216, ${203 - r.b.nk - 9} 190`, 8) +
      band(s.shade, pts`226 246, ${203 + r.b.nk + 9} 214, ${203 + r.b.nk + 8} 188`, 8);
    const skirt = form(
      k,
      shape`${off(r.waL, 2, 4, 1)}, 198 338, ${off(r.waR, -2, 4, 1)}, 244 400, 252 506*, 234 517, 212 511, 188 519, 166 511, 146 512*,
        148 400`,
      s,
      pleat(s, [166, 511], [184, 346], 12, -3) +
        pleat(s, [212, 511], [204, 346], 12, 4) +
        fold(s.shade, pts`188 518, 190 450, 192 390`, 8) +
        fold(s.shade, pts`236 516, 234 450, 224 380`, 10) +
        band(m.accent.base, pts`138 492, 166 493, 188 500, 212 493, 234 498, 262 486`, 3.4) +
        band(m.accent.base, pts`138 499, 166 500, 188 507, 212 500, 234 505, 262 493`, 1.6),
      { dx: 8, dy: 0, rim: 2 },
    );
    const pocket = form(
      k,
      shape`172 386*, 226 384*, 226 416, 214 428, 186 430, 173 418`,
      s,
      band(m.accent.base, pts`170 390, 228 388`, 3) + fold(s.shade, pts`198 430, 199 412, 199 398`, 4),
      { dx: 5, dy: 3 },
    );
    const belt =
      form(
        k,
        shape`${off(r.waL, -6, -5, 1)}, 198 328, ${off(r.waR, 6, -5, 1)}, ${off(r.waR, 6, 6, 1)}, 198 340, ${off(r.waL, -6, 6, 1)}`,
        s,
        '',
        { dx: 7, dy: 0 },
      ) + leaf(s.deep, pts`${off(r.waL, 0, 6)}, 198 341, ${off(r.waR, 0, 6)}`, 2.4);
    const cuff = r.b.arm * 2 + 12;
    return {
      legs: boots(r, k, m.boot),
      body: dress + bib + straps + skirt + pocket + belt,
      collar: collarFlaps(r, k, { ...t, base: t.light, shade: t.base }),
      armL: sleeveL(r, k, t, { cuff, len: 0.86 }) + sheaf(r, k, sk, m.straw, m.accent),
      ownHandL: true,
      armR: sleeveR(r, k, t, { cuff, len: 0.86 }),
      hat: kerchief(k, m.accent),
      hatBack: kerchiefTails(k, m.accent),
      hatCut: -22,
    };
  },
});
