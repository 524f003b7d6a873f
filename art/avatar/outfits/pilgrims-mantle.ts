import type { Point } from '../../points.ts';
import { boots } from '../feet.ts';
import { band, fold, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT, outfit } from '../outfit.ts';
import { brimBack, brimmedHat } from '../parts/hats.ts';
import { lantern } from '../parts/held.ts';
import { robe, sash } from '../parts/robe.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

/** A scallop, the pilgrim's badge, its hinge at x, y. */
function scallop(k: Pen, t: Tone, x: number, y: number): string {
  const ray = (degrees: number, length: number): Point => {
    const a = (degrees * Math.PI) / 180;
    return [x + length * Math.cos(a), y + length * Math.sin(a)];
  };
  const lobes = [20, 48, 76, 104, 132].flatMap((a): Point[] => [
    ray(a + 14, 14.4),
    off(ray(a + 28, 12.4), 0, 0, 1),
  ]);
  const ribs = [34, 62, 90, 118, 146].map((a) => band(t.deep, [ray(a, 4), ray(a, 11)], 1)).join('');
  const outline = pts`${x + 3} ${y - 2}*, ${off(ray(20, 12.4), 0, 0, 1)}, ${lobes}, ${x - 3} ${y - 2}*`;
  return form(k, shape`${outline}`, t, ribs, { dx: 2, dy: 1 });
}

export const pilgrimsMantle = outfit({
  id: 'pilgrims-mantle',
  cloths: {
    robe: '#8E8795',
    mantle: '#55657F',
    accent: '#B4583F',
    shell: '#F0E3CC',
    felt: '#6E5A4C',
    boot: '#5B4A42',
    iron: '#4A4458',
  },
  draw(r0, k, m, sk) {
    const r = { ...r0, elL: off(r0.elL, -8, -4), wrL: off(r0.wrL, -16, -26) };
    const c = m.mantle;
    const n = r.b.nk;
    const body = robe(r, k, m.robe, { hem: 540, flare: -2, neckline: pts`203 206` });
    const left = form(
      k,
      shape`${203 - n - 4} 184*, ${off(r.shL, 10, -12)}, ${off(r.shL, -9, 4)}, ${off(r.shL, -25, 56)}, ${off(r.shL, -31, 112, 1)},
        ${off(r.shL, -4, 120)}, ${off(r.shL, 16, 112)}, 176 322*, 180 262, 194 214`,
      c,
      fold(c.shade, pts`${off(r.shL, -4, 118)}, ${off(r.shL, 2, 60)}, ${off(r.shL, 14, 8)}`, 11) +
        fold(c.deep, pts`${off(r.shL, 22, 112)}, ${off(r.shL, 20, 66)}, ${off(r.shL, 28, 6)}`, 8) +
        fold(c.light, pts`${off(r.shL, -16, 112)}, ${off(r.shL, -10, 60)}, ${off(r.shL, 2, 12)}`, 5) +
        band(
          m.accent.base,
          pts`${off(r.shL, -36, 104)}, ${off(r.shL, -4, 113)}, ${off(r.shL, 16, 105)}, 180 315`,
          4.4,
        ),
      LIT,
    );
    const s = (dx: number, dy: number, corner = 0): Point => off(r.shR, dx, dy, corner);
    const right = form(
      k,
      shape`${203 + n + 4} 182*, ${s(-10, -12)}, ${s(8, 4)}, ${s(20, 40)}, ${s(26, 84, 1)}, ${s(6, 92)}, ${s(-14, 82)}, ${s(-26, 72, 1)},
        226 250, 212 214`,
      c,
      fold(c.shade, pts`${s(2, 90)}, ${s(0, 44)}, ${s(-14, 4)}`, 11) +
        fold(c.deep, pts`${s(22, 86)}, ${s(16, 46)}, ${s(4, 10)}`, 10) +
        fold(c.shade, pts`${s(-18, 78)}, ${s(-18, 40)}, ${s(-28, 0)}`, 7) +
        band(m.accent.base, pts`${s(32, 76)}, ${s(6, 85)}, ${s(-14, 75)}, ${s(-34, 62)}`, 4.4),
      { ...LIT, dx: 6 },
    );
    const collar = form(
      k,
      shape`${203 - n - 12} 200, ${203 - n - 6} 184, ${203 - n + 3} 182, 203 198, ${203 + n - 2} 180, ${203 + n + 7} 182,
        ${203 + n + 13} 197, 220 220, 203 226, 186 221`,
      c,
      leaf(c.deep, pts`${203 - n - 3} 194, 202 209, ${203 + n + 4} 190`, 5) +
        leaf(c.light, pts`${203 - n - 10} 202, 190 216, 204 221`, 3),
      { dx: 4, dy: 3, rim: 1.6 },
    );
    return {
      legs: boots(r, k, m.boot),
      body: body + sash(r, k, m.accent, 7),
      armL: sleeveL(r, k, m.robe, { cuff: r.b.arm * 2 + 12, len: 0.88 }) + lantern(r, k, sk, m.iron),
      ownHandL: true,
      over: left,
      armR: sleeveR(r, k, m.robe, { cuff: r.b.arm * 2 + 12, len: 0.86 }),
      front:
        right + collar + scallop(k, m.shell, r.shL[0] + 18, 246) + scallop(k, m.shell, r.shR[0] - 12, 232),
      hat: brimmedHat(k, m.felt, m.accent, false) + scallop(k, m.shell, -24, -56),
      hatBack: brimBack(k, m.felt),
      hatCut: -26,
    };
  },
});
