import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { band, fold, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { garland } from '../parts/hats.ts';
import { gathers, robe, sash } from '../parts/robe.ts';
import { form, type Tone } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

/** Embroidery along a line: a band, and a row of small stitched flowers on it. */
function embroidered(ground: Tone, thread: Tone, line: Point[]): string {
  const steps = line.slice(1).flatMap((b, i): Point[] => {
    const a = line[i] ?? b;
    return [0.25, 0.75].map((t): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
  });
  const stitches = steps.map(
    ([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2" fill="${thread.base}"/>`,
  );
  return (
    band(ground.base, line, 9) +
    band(
      thread.shade,
      line.map((p) => off(p, 0, 0)),
      1,
    ) +
    stitches.join('')
  );
}

export const weddingGarment = outfit({
  id: 'wedding-garment',
  cloths: {
    coat: '#D9969A',
    robe: '#F3E8D6',
    accent: '#8E5A78',
    leaf: '#7E9F6E',
    petal: '#FBF3E6',
    shoe: '#B98A72',
    sole: '#8E6450',
  },
  draw(r, k, m) {
    const c = m.coat;
    const w = r.b.hi;
    const y = 590;
    const body = robe(r, k, m.robe, {
      hem: 602,
      flare: 0,
      neckline: pts`212 208, 203 214, 194 208`,
      drop: 44,
      marks: gathers(m.robe),
    });
    const [left, right] = [118 - w * 0.4, 284 + w * 0.4];
    const panelL = form(
      k,
      shape`${neckL(r)}, ${sideL(r, 9, 12)}, ${left + 12} 480, ${left} ${y}*, ${left + 16} ${y + 9}, ${left + 32} ${y + 3},
        160 ${y + 12}*, 164 480, 172 380, 176 322, 182 270, ${203 - r.b.nk - 2} 196*`,
      c,
      pleat(c, [left + 18, y + 8], [152, 344], 15, -4) +
        fold(c.shade, pts`${left + 38} ${y + 4}, 148 490, 160 390`, 10) +
        fold(c.shade, pts`164 330, 164 300, 160 268`, 6) +
        embroidered(
          m.accent,
          m.petal,
          pts`${203 - r.b.nk - 3} 194, 178 270, 172 324, 167 390, 161 480, 157 540, 155 606`,
        ),
      LIT,
    );
    const panelR = form(
      k,
      shape`${neckR(r)}, ${203 + r.b.nk + 2} 194*, 224 270, 226 322, 232 380, 238 480, 244 ${y + 10}*, ${right - 30} ${y + 2}, ${right - 14} ${y + 8},
        ${right} ${y - 3}*, ${right - 16} 470, ${sideR(r, 9, 14)}`,
      c,
      pleat(c, [right - 16, y + 6], [246, 348], 17, 8) +
        fold(c.shade, pts`${right - 34} ${y + 2}, 256 490, 240 390`, 10) +
        embroidered(
          m.accent,
          m.petal,
          pts`${203 + r.b.nk + 3} 192, 226 270, 229 324, 235 390, 241 480, 245 540, 248 606`,
        ),
      { ...LIT, rim: 0 },
    );
    const n = r.b.nk;
    const edge = pts`${203 - n - 4} 188, 194 207, 203 213, 212 206, ${203 + n + 4} 186`;
    const collar =
      band(m.accent.base, edge, 7) + band(m.accent.light, pts`${edge.map((p) => off(p, 0, -1))}`, 1.4);
    return {
      legs: shoes(r, k, m.shoe, m.sole.base),
      body: body + sash(r, k, m.accent, 9) + panelL + panelR,
      collar,
      armL: sleeveL(r, k, c, { cuff: 50, len: 0.9, drop: 4, plain: true, trim: m.accent.base }),
      armRBack: bellInside(r, c, 40),
      armR: sleeveR(r, k, c, { cuff: 36, bell: 40 }),
      hat: garland(m.leaf, m.petal),
    };
  },
});
