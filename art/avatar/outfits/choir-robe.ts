import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { band, fold, leaf } from '../garment.ts';
import { off, pts, tube } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { robe } from '../parts/robe.ts';
import { form, mark } from '../pen.ts';
import { bellInside, sleeveL, sleeveR } from '../sleeves.ts';

export const choirRobe = outfit({
  id: 'choir-robe',
  cloths: { robe: '#8C3F50', accent: '#EFE4CE', shoe: '#3A303C', sole: '#262030' },
  draw(r, k, m) {
    const t = m.robe;
    const body = robe(r, k, t, { hem: 604, flare: 18, ease: 14, waves: 4, gather: 240, drop: 46 });
    const s = m.accent;
    const n = r.b.nk;
    const widths = [7, 15, 20, 21, 23, 24];
    const strip = (line: Point[], rim: number) => {
      const e = line.at(-1) ?? [0, 0];
      const fringe = [-8, -4, 0, 4, 8].map((x) => band(s.deep, pts`${off(e, x, -12)}, ${off(e, x, 2)}`, 1.2));
      const cross =
        band(t.base, pts`${off(e, 0, -52)}, ${off(e, 0, -26)}`, 3.6) +
        band(t.base, pts`${off(e, -8, -43)}, ${off(e, 8, -43)}`, 3.6);
      const inner = line.slice(1, 5).map((q) => off(q, 5, 0));
      const hem = band(t.base, pts`${off(e, -14, -15)}, ${off(e, 14, -15)}`, 2.6);
      return (
        mark(tube(pts`${line.map((q) => off(q, 4, 2))}`, widths), t.shade) +
        form(k, tube(line, widths), s, leaf(s.shade, inner, 4) + fringe.join('') + hem + cross, {
          dx: 4,
          dy: 0,
          wash: true,
          rim,
        })
      );
    };
    const near = pts`${203 - n} 177, ${203 - n - 7} 196, 187 240, 183 300, 178 370, 173 438`;
    const far = pts`${203 + n} 175, ${203 + n + 7} 194, 221 240, 223 300, 227 370, 233 436`;
    const stole = strip(far, 0) + strip(near, 1.6);
    return {
      legs: shoes(r, k, m.shoe, m.sole.base),
      body,
      over: stole,
      armL: sleeveL(r, k, t, {
        cuff: 58,
        len: 0.92,
        drop: 4,
        up: r.b.arm * 2 + 16,
        plain: true,
        extra: fold(t.shade, pts`${off(r.wrL, -8, 8)}, ${off(r.elL, -4, 20)}, ${off(r.shL, 4, 24)}`, 8),
      }),
      armRBack: bellInside(r, t, 46),
      armR: sleeveR(r, k, t, { cuff: 36, bell: 46 }),
    };
  },
});
