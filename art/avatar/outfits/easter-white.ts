import { shoes } from '../feet.ts';
import { fold, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { lilies } from '../parts/held.ts';
import { cloakBack, gathers, robe, sash } from '../parts/robe.ts';
import { form, type Tone } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

/** White needs shade of the sky's colour, or it greys on parchment. */
const WHITE: Tone = { base: '#F5F2EE', shade: '#D6D6E6', deep: '#B9B8D2', light: '#FFFDF8', line: '#9A98B8' };

const PETAL: Tone = { ...WHITE, base: '#F1ECF4', shade: '#CFC7E0' };

export const easterWhite = outfit({
  id: 'easter-white',
  cloths: { mantle: '#A5C492', accent: '#86AE74', shoe: '#C9AE86', sole: '#9B8260' },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -5, -2), wrL: off(r0.wrL, -9, -12) };
    const n = r.b.nk;
    const body = robe(r, k, WHITE, {
      hem: 600,
      flare: 10,
      trim: m.accent.base,
      neckline: pts`213 212, 203 222*, 193 212`,
      drop: 30,
      marks: gathers(WHITE),
    });
    const c = m.mantle;
    const collar =
      form(
        k,
        shape`${203 - n - 3} 182*, ${off(r.shL, 10, -13)}, ${off(r.shL, -9, 4)}, ${off(r.shL, -14, 36, 1)}, ${off(r.shL, 12, 26)},
          184 222, 202 234*, 196 214`,
        c,
        leaf(c.shade, pts`${off(r.shL, 4, 6)}, 182 214, 200 228`, 7) +
          leaf(c.light, pts`${off(r.shL, -4, 12)}, 176 222, 192 228`, 3),
        { ...LIT, dx: 4, rim: 2 },
      ) +
      form(
        k,
        shape`${203 + n + 3} 180*, ${off(r.shR, -10, -13)}, ${off(r.shR, 9, 4)}, ${off(r.shR, 15, 32, 1)}, ${off(r.shR, -12, 22)},
          222 222, 204 234*, 210 213`,
        c,
        leaf(c.shade, pts`${off(r.shR, -6, 4)}, 224 212, 206 228`, 7) +
          fold(c.deep, pts`${off(r.shR, 13, 34)}, ${off(r.shR, 4, 14)}, ${off(r.shR, -12, 0)}`, 6),
        { ...LIT, dx: 4, rim: 0 },
      ) +
      form(k, shape`203 224, 209 230, 203 237, 197 230`, PETAL, '', { dx: 2, dy: 2 });
    return {
      back: cloakBack(r, k, c, 598),
      legs: shoes(r, k, m.shoe, m.sole.base),
      body: body + sash(r, k, m.accent, 9),
      armL:
        sleeveL(r, k, WHITE, { cuff: 46, len: 0.84, drop: 4, plain: true, trim: m.accent.base }) +
        lilies(r, k, sk, PETAL, m.mantle),
      ownHandL: true,
      armRBack: bellInside(r, WHITE, 36),
      armR: sleeveR(r, k, WHITE, { cuff: 36, bell: 36 }),
      front: collar,
    };
  },
});
