import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { fold, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { robe, sash } from '../parts/robe.ts';
import { form, mark, type Pen } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

/** One flame of cloth, its foot on (x, y). */
function flame([x, y]: Point, h: number, outer: string, inner: string): string {
  const s = h / 60;
  const at = (points: Point[], q: number): Point[] =>
    points.map(([a, b, c]) => [x + a * s * q, y + b * s * q, c ?? 0]);
  const outline = pts`-13 6, -15 -10, -5 -26, -3 -42, 4 -60*, 6 -40, 14 -24, 15 -6, 11 6`;
  return mark(shape`${at(outline, 1)}`, outer) + mark(shape`${at(outline, 0.58)}`, inner);
}

export const pentecostRed = outfit({
  id: 'pentecost-red',
  cloths: {
    robe: '#CE3B34',
    accent: '#F6DFB8',
    flame: '#F08A3C',
    core: '#F9CE72',
    shoe: '#5B2F34',
    sole: '#3A2026',
  },
  draw(r, k, m) {
    const t = m.robe;
    const feet = pts`112 606, 138 610, 164 612, 190 616, 216 614, 242 610, 268 606, 290 600`;
    const flames = feet
      .map((p, i) => flame(p, [84, 122, 96, 138, 100, 126, 88, 70][i] ?? 80, m.flame.base, m.core.base))
      .join('');
    const body = robe(r, k, t, {
      hem: 604,
      flare: 16,
      ease: 13,
      waves: 4,
      gather: 250,
      drop: 46,
      marks: flames,
    });
    return {
      legs: shoes(r, k, m.shoe, m.sole.base),
      body: body + sash(r, k, m.accent, 8),
      collar: yoke(r.b.nk, k, m.accent, m.flame.base),
      armL: sleeveL(r, k, t, {
        cuff: 60,
        len: 0.92,
        drop: 4,
        up: r.b.arm * 2 + 16,
        plain: true,
        trim: m.accent.base,
        extra: fold(t.shade, pts`${off(r.wrL, -8, 8)}, ${off(r.elL, -4, 20)}, ${off(r.shL, 4, 24)}`, 8),
      }),
      armRBack: bellInside(r, t, 46),
      armR: sleeveR(r, k, t, { cuff: 36, bell: 46 }),
    };
  },
});

/** A round collar with a small flame at its middle. */
function yoke(
  n: number,
  k: Pen,
  t: { base: string; shade: string; deep: string; light: string; line: string },
  fire: string,
): string {
  return (
    form(
      k,
      shape`${203 - n - 8} 186, ${203 - n - 26} 200, ${203 - n - 20} 222, 203 246, ${203 + n + 20} 220, ${203 + n + 26} 198, ${203 + n + 8} 184, ${203 + n - 2} 202, 203 212, ${203 - n + 2} 204`,
      t,
      leaf(t.shade, pts`${203 + n + 20} 202, ${203 + n + 8} 224, 205 238`, 6),
      { dx: 4, dy: 3, rim: 1.8 },
    ) + flame([203, 238], 22, fire, t.light)
  );
}
