import { forearmL } from '../body.ts';
import { sandals } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { jug } from '../parts/held.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const pottersSmock = outfit({
  id: 'potters-smock',
  cloths: {
    smock: '#8FB1CC',
    accent: '#EADCC2',
    cotton: '#B9A48C',
    clay: '#C4764F',
    glaze: '#F0E2C8',
    yoke: '#6F95B5',
  },
  bare: ['armR'],
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -7, -2), wrL: off(r0.wrL, -15, -18) };
    const t = m.smock;
    const w = r.b.hi;
    const y = 470;
    const d = shape`${neckL(r)}, ${sideL(r, 12, 14)}, ${150 - w * 0.5} 430, ${146 - w * 0.5} ${y}*, 158 ${y + 7}, 178 ${y + 2}, 200 ${y + 9}, 222 ${y + 2},
      244 ${y + 7}, ${246 + w * 0.6} ${y - 5}*, ${238 + w * 0.6} 420, ${sideR(r, 13, 18)}, ${neckR(r)}, 203 210`;
    const smear = (x: number, yy: number, s: number) =>
      mark(
        shape`${x} ${yy}, ${x + 9 * s} ${yy - 3 * s}, ${x + 13 * s} ${yy + 3 * s}, ${x + 6 * s} ${yy + 7 * s}, ${x - 2 * s} ${yy + 5 * s}`,
        m.clay.light,
        0.75,
      );
    const smocking = [0, 1, 2]
      .map((i) => band(m.yoke.base, pts`150 ${268 + i * 9}, 200 ${274 + i * 9}, 254 ${265 + i * 9}`, 2.2))
      .join('');
    const marks =
      pleat(t, [158, y + 6], [176, 296], 13, -5) +
      pleat(t, [178, y + 2], [188, 298], 10, -2) +
      pleat(t, [222, y + 2], [214, 298], 12, 3) +
      pleat(t, [246, y + 5], [228, 296], 15, 7) +
      fold(t.shade, pts`200 ${y + 8}, 201 410, 201 340`, 8) +
      smocking +
      castR(r, t.shade) +
      band(
        m.yoke.base,
        pts`110 ${y - 10}, 158 ${y - 5}, 178 ${y - 10}, 200 ${y - 3}, 222 ${y - 10}, 244 ${y - 5}, 300 ${y - 18}`,
        2,
      ) +
      smear(176, 424, 1.1) +
      smear(218, 366, 0.9);
    const pocket = form(
      k,
      shape`172 388*, 228 386*, 229 424, 218 432, 184 434, 173 426`,
      m.accent,
      band(m.accent.deep, pts`170 394, 230 392`, 1.6) +
        smear(204, 410, 1) +
        leaf(m.accent.shade, pts`180 430, 182 412, 180 398`, 4),
      { dx: 5, dy: 3 },
    );
    const band2 = form(
      k,
      shape`-48 -27*, -24 -38, 2 -41, 30 -38, 54 -26*, 55 -15*, 28 -27, 0 -30, -26 -27, -49 -16*`,
      m.accent,
      band(m.accent.shade, pts`-46 -20, -24 -30, 2 -34, 30 -31, 54 -20`, 2),
      { dx: 5, dy: 2 },
    );
    return {
      legs: sandals(r, k, sk) + trousers(r, k, m.cotton),
      body: bodice(r, k, d, t, marks) + pocket,
      armL:
        forearmL(r, k, sk) +
        sleeveL(r, k, t, { cuff: 40, len: 0.5, trim: m.yoke.base }) +
        jug(r, k, sk, m.clay, m.glaze),
      ownHandL: true,
      armR: sleeveR(r, k, t, { cuff: 34, len: 0.6, trim: m.yoke.base }),
      hat: band2,
    };
  },
});
