import { shoes } from '../feet.ts';
import { band } from '../garment.ts';
import { off, pts } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { openMantle } from '../parts/capes.ts';
import { staff } from '../parts/carried.ts';
import { wound } from '../parts/headcloths.ts';
import { cloakBack, robe, sash } from '../parts/robe.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

export const eldersRobe = outfit({
  id: 'elders-robe',
  cloths: {
    robe: '#1F5F66',
    mantle: '#D9DCE0',
    accent: '#8C6BA8',
    wood: '#6E4F3A',
    shoe: '#3D3A44',
    sole: '#26242C',
  },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -7, -2), wrL: off(r0.wrL, -13, -14) };
    const [t, s] = [m.robe, m.mantle];
    const lozenges = pts`172 470, 196 478, 222 476`
      .concat(pts`184 512, 209 516`)
      .map(([x, y]) =>
        band(s.base, pts`${x} ${y - 7}, ${x + 5} ${y}, ${x} ${y + 7}, ${x - 5} ${y}, ${x} ${y - 7}`, 1.8),
      )
      .join('');
    return {
      back: cloakBack(r, k, s, 602, 2),
      legs: shoes(r, k, m.shoe, m.sole.base),
      body:
        robe(r, k, t, {
          hem: 606,
          flare: 2,
          waves: 3,
          drop: 30,
          neckline: pts`212 208, 203 220*, 194 208`,
          marks: lozenges,
          trim: s.base,
        }) +
        sash(r, k, m.accent, 10) +
        openMantle(r, k, s, 600, m.accent.base),
      armL:
        sleeveL(r, k, s, { cuff: 48, len: 0.84, drop: 4, plain: true, trim: m.accent.base }) +
        staff(r, k, sk, m.wood),
      ownHandL: true,
      armRBack: bellInside(r, s, 34),
      armR: sleeveR(r, k, s, { cuff: 36, bell: 34 }),
      hat: wound(k, s, m.accent),
      hatCut: -26,
    };
  },
});
