import { sandals } from '../feet.ts';
import { band, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { gatheringBasket } from '../parts/carried.ts';
import { veil, veilFall } from '../parts/headcloths.ts';
import { gathers, robe, sash } from '../parts/robe.ts';
import { form } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const gleanersDress = outfit({
  id: 'gleaners-dress',
  cloths: { dress: '#D58E63', veil: '#F2E2C4', accent: '#5F7F8A', straw: '#DDB56A', wicker: '#A9814F' },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -7, -2), wrL: off(r0.wrL, -14, -22) };
    const t = m.dress;
    const dress = robe(r, k, t, {
      hem: 574,
      flare: 16,
      waves: 4,
      marks: gathers(t) + band(m.accent.base, pts`96 540, 150 548, 200 552, 250 548, 310 536`, 5),
      trim: m.accent.base,
      neckline: pts`212 208, 203 218*, 194 208`,
    });
    // the cloth that ties the gleanings to the hip
    const bundle = form(
      k,
      shape`${off(r.waR, -14, 4, 1)}, ${off(r.waR, 6, 2, 1)}, ${off(r.hiR, 12, 12)}, ${off(r.hiR, 6, 46)}, ${off(r.hiR, -22, 54)}, ${off(r.hiR, -34, 24)}`,
      m.veil,
      leaf(m.veil.shade, pts`${off(r.waR, -8, 8)}, ${off(r.hiR, -14, 14)}, ${off(r.hiR, -18, 48)}`, 7) +
        leaf(m.veil.shade, pts`${off(r.waR, 2, 8)}, ${off(r.hiR, 2, 10)}, ${off(r.hiR, -2, 44)}`, 6),
      { dx: 6, dy: 3, rim: 1.8 },
    );
    const cuff = r.b.arm * 2 + 16;
    return {
      legs: sandals(r, k, sk),
      body: dress + bundle + sash(r, k, m.accent, 9),
      armL:
        sleeveL(r, k, t, { cuff, len: 0.84, trim: m.accent.base }) +
        gatheringBasket(r, k, sk, m.wicker, m.straw),
      ownHandL: true,
      armR: sleeveR(r, k, t, { cuff, len: 0.84, trim: m.accent.base }),
      hat: veil(k, m.veil, m.accent),
      hatBack: veilFall(k, m.veil),
      hatCut: -20,
      coversEar: true,
    };
  },
});
