import type { Point } from '../../points.ts';
import { sandals } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { crook } from '../parts/held.ts';
import { form } from '../pen.ts';
import type { Rig } from '../rig.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const shepherdsCloak = outfit({
  id: 'shepherds-cloak',
  cloths: {
    robe: '#DECDA9',
    cloak: '#84644C',
    accent: '#C4694A',
    sash: '#6E9468',

    wood: '#A9855A',
  },
  draw(r0, k, m, sk) {
    // the staff arm: elbow and wrist a little out from the body
    const r: Rig = { ...r0, elL: off(r0.elL, -7, -2), wrL: off(r0.wrL, -13, -14) };
    const t = m.robe,
      c = m.cloak,
      y = 594,
      w = r.b.hi,
      n = r.b.nk;
    const d = shape`${neckL(r)}, ${sideL(r, 6, 6)}, ${158 - w * 0.4} 500, ${158 - w * 0.3} ${y}*,
172 ${y + 7}, 190 ${y + 2}, 212 ${y + 9}, 232 ${y + 2}, ${244 + w * 0.5} ${y - 4}*,
${238 + w * 0.5} 490, ${sideR(r, 6, 8)}, ${neckR(r)}, 212 210, 203 226*, 194 210`;
    const body = bodice(
      r,
      k,
      d,
      t,
      pleat(t, [172, y + 7], [182, 340], 12, -3) +
        pleat(t, [212, y + 8], [200, 340], 13, 5) +
        pleat(t, [240, y + 4], [220, 340], 14, 8) +
        fold(t.shade, pts`184 318, 184 296, 180 270`, 6) +
        fold(t.shade, pts`216 318, 219 296, 226 276`, 7) +
        castR(r, t.shade),
    );
    const sash = form(
      k,
      shape`${off(r.waL, -7, -9, 1)}, 198 324, ${off(r.waR, 7, -9, 1)},
${off(r.waR, 7, 10, 1)}, 198 344, ${off(r.waL, -7, 10, 1)}`,
      m.sash,
      band(m.sash.shade, pts`${off(r.waL, -7, 2)}, 198 334, ${off(r.waR, 7, -1)}`, 2.4) +
        band(m.sash.light, pts`${off(r.waL, -4, -4)}, 198 329, ${off(r.waR, -6, -5)}`, 2),
      { dx: 7, dy: 0 },
    );
    const back = form(
      k,
      shape`${off(r.shL, 6, -6)}, ${off(r.shL, -14, 40)}, ${140 - w * 0.5} 420,
${132 - w * 0.4} 596*, 150 606, 200 600, 250 604, ${276 + w * 0.4} 592*,
${262 + w * 0.5} 420, ${off(r.shR, 14, 40)}, ${off(r.shR, -6, -6)}`,
      { ...c, base: c.deep, shade: c.line },
      '',
      { dx: 8, dy: 0 },
    );
    const trim = (p: Point[], s: number) =>
      band(m.accent.base, p, 6) +
      band(
        m.robe.base,
        p.map((q) => off(q, 7 * s, 0)),
        2,
      );
    const left = form(
      k,
      shape`${off(r.shL, 24, -6, 1)}, ${off(r.shL, -2, 4)}, ${off(r.shL, -14, 60)},
${140 - w * 0.55} 440, ${132 - w * 0.5} 600*, 116 608, 130 602, 146 611, 160 604*,
158 500, 160 390, 170 290, 188 212*`,
      c,
      pleat(c, [126, 603], [132, 330], 15, -6) +
        fold(c.shade, pts`148 610, 146 480, 152 380`, 10) +
        trim(pts`187 200, 168 290, 156 390, 153 500, 154 616`, -1),
      LIT,
    );
    const right = form(
      k,
      shape`${off(r.shR, -24, -6, 1)}, ${off(r.shR, 4, 4)}, ${off(r.shR, 16, 60)},
${off(r.elR, 14, 20)}, ${256 + w * 0.55} 440, ${270 + w * 0.5} 596*, 284 606,
268 601, 256 608, 244 601*, 240 500, 237 390, 234 290, 217 210*`,
      c,
      pleat(c, [270, 602], [258, 330], 17, 8) +
        fold(c.shade, pts`292 600, 284 480, 272 370`, 10) +
        trim(pts`218 198, 240 290, 242 390, 245 500, 249 616`, 1),
      LIT,
    );
    // the mantle over both shoulders: arms come from under it
    const capL = form(
      k,
      shape`${203 - n - 8} 188*, ${off(r.shL, 10, -11)}, ${off(r.shL, -6, 2)},
${off(r.shL, -16, 30)}, ${off(r.shL, -17, 64, 1)}, ${off(r.shL, 2, 70)},
${off(r.apL, 6, 12)}, 182 258*, 190 224`,
      c,
      fold(c.shade, pts`${off(r.shL, -2, 68)}, ${off(r.shL, 4, 36)}, ${off(r.shL, 14, 8)}`, 10) +
        fold(c.shade, pts`${off(r.apL, 8, 16)}, ${off(r.apL, 12, -18)}, ${off(r.shL, 28, -4)}`, 8) +
        fold(c.light, pts`${off(r.shL, -10, 62)}, ${off(r.shL, -6, 34)}, ${off(r.shL, 4, 10)}`, 4) +
        trim(
          pts`${off(r.shL, -20, 60)}, ${off(r.shL, 2, 66)}, ${off(r.apL, 6, 8)}, 184 252`.map((q) =>
            off(q, 0, -2),
          ),
          0,
        ),
      LIT,
    );
    const capR = form(
      k,
      shape`${203 + n + 8} 186*, ${off(r.shR, -10, -11)}, ${off(r.shR, 6, 3)},
${off(r.shR, 15, 30)}, ${off(r.shR, 17, 58, 1)}, ${off(r.shR, 0, 64)},
${off(r.apR, -4, 8)}, 226 250*, 216 222`,
      c,
      fold(c.shade, pts`${off(r.shR, 2, 62)}, ${off(r.shR, -2, 32)}, ${off(r.shR, -14, 6)}`, 10) +
        fold(c.deep, pts`${off(r.shR, 15, 60)}, ${off(r.shR, 12, 34)}, ${off(r.shR, 2, 10)}`, 8) +
        fold(c.shade, pts`${off(r.apR, -8, 10)}, ${off(r.apR, -14, -18)}, ${off(r.shR, -28, -2)}`, 7) +
        trim(
          pts`${off(r.shR, 20, 54)}, ${off(r.shR, 0, 60)}, ${off(r.apR, -4, 4)}, 224 246`.map((q) =>
            off(q, 0, -2),
          ),
          0,
        ),
      { ...LIT, dx: 6 },
    );
    const hoodBack = form(
      k,
      shape`${203 - n - 30} 204, ${203 - n - 22} 180, ${203 - n - 2} 166, ${203 + n + 4} 165,
${203 + n + 23} 178, ${203 + n + 30} 200, 203 210`,
      { ...c, base: c.deep, shade: c.line },
      '',
      { dx: 6, dy: -4 },
    );
    const hood =
      form(
        k,
        shape`${203 - n - 30} 203, ${203 - n - 24} 186, ${203 - n - 10} 184, ${203 - n + 6} 204,
203 218*, 200 232, 184 228, ${203 - n - 18} 220`,
        c,
        leaf(c.shade, pts`${203 - n - 20} 192, ${203 - n - 4} 212, 200 226`, 6) +
          leaf(c.light, pts`${203 - n - 26} 200, ${203 - n - 12} 216, 190 226`, 3),
        { dx: 3, dy: 3, wash: true, rim: 2 },
      ) +
      form(
        k,
        shape`${203 + n + 30} 199, ${203 + n + 24} 184, ${203 + n + 10} 182, ${203 + n - 5} 202,
203 216*, 203 234*, 222 228, ${203 + n + 18} 217`,
        c,
        leaf(c.shade, pts`${203 + n + 19} 188, ${203 + n + 4} 208, 206 226`, 6),
        { dx: 6, dy: 3, wash: true },
      );
    return {
      back: back + hoodBack,
      legs: sandals(r, k, sk),
      body: body + sash + left + right,
      armL: sleeveL(r, k, t, { cuff: 40, len: 0.86 }) + crook(r, k, sk, m.wood),
      ownHandL: true,
      over: capL,
      armR: sleeveR(r, k, t, { cuff: 40, len: 0.84, drop: 16 }),
      front: capR + hood,
    };
  },
});
