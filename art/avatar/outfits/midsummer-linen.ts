import { sandals } from '../feet.ts';
import { band, fold } from '../garment.ts';
import { off, pts } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { garland } from '../parts/hats.ts';
import { gathers, robe } from '../parts/robe.ts';
import { trousers } from '../parts/trousers.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const midsummerLinen = outfit({
  id: 'midsummer-linen',
  cloths: { tunic: '#86CDB6', trousers: '#F3EDDF', accent: '#E0805F', green: '#7CA065', flower: '#F7F2EA' },
  draw(r, k, m, sk) {
    const t = m.tunic;
    const stitches = (y: number, dx: number) =>
      [0, 1, 2, 3]
        .map((i) => band(m.accent.base, pts`${198 + dx} ${y + i * 14}, ${208 + dx} ${y + 7 + i * 14}`, 2))
        .join('');
    const tunic = robe(r, k, t, {
      hem: 512,
      flare: 2,
      waves: 3,
      ease: 10,
      gather: 330,
      trim: m.accent.base,
      neckline: pts`213 208, 203 236*, 192 208`,
      marks: gathers(t) + stitches(246, 0) + fold(t.shade, pts`176 506, 178 450, 180 380`, 7),
    });
    const cuff = r.b.arm * 2 + 18;
    return {
      legs: trousers(r, k, m.trousers) + sandals(r, k, sk),
      body: tunic + band(m.accent.base, pts`${off(r.waL, -7, 6)}, 198 342, ${off(r.waR, 7, 4)}`, 5),
      armL: sleeveL(r, k, t, { cuff, len: 0.42, trim: m.accent.base }),
      armR: sleeveR(r, k, t, { cuff: cuff - 4, len: 0.5, trim: m.accent.base }),
      hat: garland(m.green, m.flower),
    };
  },
  bare: ['armL', 'armR', 'legs'],
});
