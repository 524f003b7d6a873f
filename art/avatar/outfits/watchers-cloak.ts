import { boots } from '../feet.ts';
import { band } from '../garment.ts';
import { off, pts } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { openMantle, shoulderCape } from '../parts/capes.ts';
import { hood, hoodBack } from '../parts/headcloths.ts';
import { lantern } from '../parts/held.ts';
import { cloakBack, robe, sash } from '../parts/robe.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const watchersCloak = outfit({
  id: 'watchers-cloak',
  cloths: { robe: '#93A3C4', cloak: '#2F3F6E', accent: '#B98BA6', boot: '#3B3A4E', iron: '#4A4458' },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -8, -4), wrL: off(r0.wrL, -16, -26) };
    const c = m.cloak;
    const stars = pts`146 470, 136 530, 150 560, 254 500, 268 556, 246 420`
      .map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="${i % 2 ? 1.6 : 2.4}" fill="${m.robe.light}"/>`)
      .join('');
    return {
      back: cloakBack(r, k, c, 600, 6),
      legs: boots(r, k, m.boot),
      body:
        robe(r, k, m.robe, {
          hem: 586,
          flare: -4,
          neckline: pts`203 208`,
          marks: band(m.accent.base, pts`120 560, 200 568, 280 558`, 4),
        }) +
        sash(r, k, m.accent, 8) +
        openMantle(r, k, c, 598, m.accent.base) +
        stars,
      armL:
        sleeveL(r, k, c, { cuff: r.b.arm * 2 + 18, len: 0.88, trim: m.accent.base }) +
        lantern(r, k, sk, m.iron),
      ownHandL: true,
      armR: sleeveR(r, k, c, { cuff: r.b.arm * 2 + 16, len: 0.86, drop: 12, trim: m.accent.base }),
      front: shoulderCape(r, k, c, 6),
      hat: hood(k, c, m.accent.base),
      hatBack: hoodBack(k, c),
      hatCut: -30,
      coversEar: true,
    };
  },
});
