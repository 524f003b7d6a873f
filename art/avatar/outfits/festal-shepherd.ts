import type { Point } from '../../points.ts';
import { boots } from '../feet.ts';
import { leaf } from '../garment.ts';
import { off, pts, tube } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { garland } from '../parts/hats.ts';
import { crook } from '../parts/held.ts';
import { gathers, robe, sash } from '../parts/robe.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

/** A roll of fleece along a line: tufts over a soft tube. */
function fleece(k: Pen, t: Tone, line: Point[], w: number): string {
  const tufts = line.slice(1).flatMap((b, i) => {
    const a = line[i]!;
    const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9));
    return Array.from({ length: n }, (_, j) => {
      const q = (j + 0.5) / n;
      const [x, y] = [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q];
      const up = (i + j) % 2 ? -0.26 : 0.22;
      return `<circle cx="${x.toFixed(1)}" cy="${(y + w * up).toFixed(1)}" r="${(w * 0.3).toFixed(1)}" fill="${up < 0 ? t.light : t.shade}"/>`;
    });
  });
  return form(
    k,
    tube(
      line,
      line.map(() => w),
    ),
    t,
    tufts.join(''),
    { dx: 2, dy: 3, rim: 1.6 },
  );
}

export const festalShepherd = outfit({
  id: 'festal-shepherd',
  cloths: {
    coat: '#3F6B52',
    fleece: '#F3ECDD',
    accent: '#B84A44',
    wood: '#8A6A48',
    boot: '#6B4A38',
    under: '#D8C6A4',
    berry: '#C2453F',
  },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -7, -2), wrL: off(r0.wrL, -13, -14) };
    const [c, f] = [m.coat, m.fleece];
    const n = r.b.nk;
    const w = r.b.hi;
    const under = robe(r, k, m.under, { hem: 584, flare: -10 });
    const coat = robe(r, k, c, { hem: 522, flare: 8, waves: 3, marks: gathers(c), neckline: pts`203 210` });
    const hem = fleece(k, f, pts`${150 - w * 0.5} 515, 172 524, 200 528, 228 524, ${250 + w * 0.55} 513`, 20);
    const front =
      fleece(k, f, pts`203 222, 202 270, 200 318`, 15) + fleece(k, f, pts`199 350, 199 430, 200 518`, 15);
    const collar = fleece(
      k,
      f,
      pts`${203 - n - 16} 198, ${203 - n - 4} 214, 203 224, ${203 + n + 4} 212, ${203 + n + 17} 194`,
      19,
    );
    const ribbon =
      leaf(m.accent.base, pts`${r.wrL[0] - 5} 176, ${r.wrL[0] + 12} 190, ${r.wrL[0] + 18} 214`, 7) +
      leaf(m.accent.shade, pts`${r.wrL[0] - 5} 176, ${r.wrL[0] + 2} 196, ${r.wrL[0] + 2} 220`, 7);
    const a = r.b.arm * 2;
    return {
      legs: boots(r, k, m.boot),
      body: under + coat + front + hem + sash(r, k, m.accent, 10),
      armL:
        sleeveL(r, k, c, { cuff: a + 14, len: 0.84 }) +
        fleece(
          k,
          f,
          pts`${r.wrL[0] - a * 0.5 - 8} ${r.wrL[1] - 16}, ${r.wrL[0] + a * 0.5 + 8} ${r.wrL[1] - 14}`,
          16,
        ) +
        crook(r, k, sk, m.wood) +
        ribbon,
      ownHandL: true,
      collar,
      armR: sleeveR(r, k, c, { cuff: a + 14, len: 0.84 }),
      hat: garland(c, m.berry),
    };
  },
});
