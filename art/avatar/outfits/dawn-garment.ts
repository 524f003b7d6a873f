import { shoes } from '../feet.ts';
import { band } from '../garment.ts';
import { off, pts } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { shoulderCape } from '../parts/capes.ts';
import { palm } from '../parts/carried.ts';
import { cloakBack, gathers, robe, sash } from '../parts/robe.ts';
import type { Tone } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

/** A white that is warm in the light and rose in the shade. */
const WHITE: Tone = { base: '#FBF1E4', shade: '#F0CDBE', deep: '#E0A79A', light: '#FFFBF2', line: '#C98C86' };

export const dawnGarment = outfit({
  id: 'dawn-garment',
  cloths: {
    cloak: '#EE9C7C',
    accent: '#E8788A',
    gold: '#F4CF8A',
    sky: '#B9A3D6',
    palm: '#7FA468',
    shoe: '#D9B48E',
    sole: '#A5805E',
  },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -6, -2), wrL: off(r0.wrL, -12, -16) };
    // the colours of the sunrise along the hem, the warmest lowest
    const along = (y: number) => pts`90 ${y - 4}, 140 ${y + 4}, 200 ${y + 9}, 256 ${y + 3}, 316 ${y - 8}`;
    const dawn =
      band(m.sky.base, along(516), 14) +
      band(m.accent.light, along(536), 16) +
      band(m.cloak.base, along(558), 18) +
      band(m.gold.base, along(582), 22);
    return {
      back: cloakBack(r, k, m.cloak, 590, 10),
      legs: shoes(r, k, m.shoe, m.sole.base),
      body:
        robe(r, k, WHITE, { hem: 600, flare: 18, waves: 4, drop: 34, marks: gathers(WHITE) + dawn }) +
        sash(r, k, m.accent, 9),
      armL:
        sleeveL(r, k, WHITE, { cuff: 46, len: 0.84, drop: 4, plain: true, trim: m.cloak.base }) +
        palm(r, k, sk, m.palm),
      ownHandL: true,
      armRBack: bellInside(r, WHITE, 36),
      armR: sleeveR(r, k, WHITE, { cuff: 36, bell: 36 }),
      front: shoulderCape(r, k, m.cloak, 4, m.gold.base),
    };
  },
});
