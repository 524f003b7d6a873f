import { sandals } from '../feet.ts';
import { band, fold, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { cowl } from '../parts/capes.ts';
import { staff } from '../parts/carried.ts';
import { gathers, robe } from '../parts/robe.ts';
import { form } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

export const lentenGrey = outfit({
  id: 'lenten-grey',
  cloths: { sack: '#827D80', accent: '#E3D5B8', patch: '#6A6570', wood: '#9A7B57' },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -7, -2), wrL: off(r0.wrL, -13, -14) };
    const t = m.sack;
    const weave = Array.from({ length: 13 }, (_, i) =>
      band(
        t.shade,
        pts`${96 + (i % 3) * 8} ${372 + i * 17}, 198 ${380 + i * 17}, ${300 - (i % 2) * 12} ${370 + i * 17}`,
        1,
      ),
    ).join('');
    const body = robe(r, k, t, { hem: 600, flare: 4, waves: 4, drop: 30, marks: gathers(t) + weave });
    const patch = form(
      k,
      shape`224 452*, 250 448*, 252 478*, 227 482*`,
      m.patch,
      band(m.accent.base, pts`228 456, 248 453`, 1.4) + band(m.accent.base, pts`229 477, 249 474`, 1.4),
      { dx: 3, dy: 2 },
    );
    const rope =
      band(m.accent.shade, pts`${off(r.waL, -7, 3)}, 198 338, ${off(r.waR, 7, 2)}`, 8) +
      band(m.accent.base, pts`${off(r.waL, -7, 1)}, 198 336, ${off(r.waR, 7, 0)}`, 5.4);
    const end = (x: number, y: number) =>
      fold(m.accent.shade, pts`186 338, ${x + 1} ${y - 50}, ${x + 1} ${y}`, 6) +
      band(m.accent.base, pts`186 338, ${x} ${y - 50}, ${x} ${y}`, 4) +
      [y - 44, y - 26, y - 8]
        .map((q) => leaf(m.accent.light, pts`${x - 5} ${q}, ${x} ${q - 1}, ${x + 5} ${q}`, 8))
        .join('');
    return {
      legs: sandals(r, k, sk),
      body: body + patch + rope + end(178, 442) + end(188, 424),
      armL: sleeveL(r, k, t, { cuff: 52, len: 0.8, drop: 5, plain: true }) + staff(r, k, sk, m.wood),
      ownHandL: true,
      armRBack: bellInside(r, t, 30),
      armR: sleeveR(r, k, t, { cuff: 36, bell: 30 }),
      front: cowl(r, k, { ...t, base: t.light, shade: t.base, deep: t.shade }),
    };
  },
});
