import type { Point } from '../../points.ts';
import { shoes } from '../feet.ts';
import { band, bodice, castR, fold, leaf, neckL, neckR, sideL, sideR } from '../garment.ts';
import { mix, off, pts, shape, tube } from '../geom.ts';
import { outfit } from '../outfit.ts';
import { collarFlaps } from '../parts/shirt.ts';
import { trousers } from '../parts/trousers.ts';
import { form, mark } from '../pen.ts';
import { sleeveL, sleeveR } from '../sleeves.ts';

export const sundayBest = outfit({
  id: 'sunday-best',
  cloths: {
    jacket: '#39456B',
    lapel: '#53618F',
    shirt: '#F6EFE2',
    accent: '#B0506A',
    trouser: '#A59C94',
    shoe: '#4A352E',
    sole: '#2E2630',
    button: '#CDB58A',
  },
  draw(r, k, m) {
    const t = m.jacket;
    const n = r.b.nk;
    const a = r.b.arm * 2;
    const d = shape`${neckL(r)}, ${sideL(r, 7, 9)}, ${off(r.hiL, -10, 40, 1)}, 172 418, 196 410, 204 416*, 226 414, ${off(r.hiR, 11, 26, 1)}, ${sideR(r, 8, 12)},
      ${neckR(r)}, 203 204`;
    const opening = mark(
      shape`${203 - n - 2} 186*, 190 236, 202 318*, 216 236, ${203 + n + 2} 184*`,
      m.shirt.base,
    );
    const vest =
      mark(shape`188 250*, 203 264, 218 248*, 212 290, 202 322*, 193 290`, m.accent.base) +
      band(m.accent.deep, pts`203 266, 202 316`, 1.6);
    const dots = [278, 294]
      .map((y) => `<circle cx="206" cy="${y}" r="1.8" fill="${m.accent.light}"/>`)
      .join('');
    const shirtShade =
      leaf(m.shirt.shade, pts`203 210, 203 236, 202 262`, 4) +
      mark(shape`209 206*, 222 206*, 219 246, 206 262*, 208 230`, m.shirt.shade);
    const marks =
      opening +
      shirtShade +
      vest +
      dots +
      castR(r, t.deep) +
      fold(t.shade, pts`${off(r.hiL, 6, 40)}, 158 360, ${off(r.waL, 2, -8)}`, 10) +
      fold(t.shade, pts`232 412, 232 366, 238 330`, 11) +
      band(t.deep, pts`202 316, 203 360, 206 420`, 2) +
      band(t.deep, pts`146 372, 176 377`, 5) +
      band(t.deep, pts`220 376, 248 370`, 5);
    const buttons = [336, 362]
      .map(
        (y) =>
          `<circle cx="210" cy="${y}" r="3.4" fill="${m.button.base}"/><circle cx="209.2" cy="${y - 0.8}" r="1.4" fill="${m.button.light}"/>`,
      )
      .join('');
    const lapel = (p: Point[], far: boolean) =>
      form(k, shape`${p}`, far ? { ...m.lapel, base: m.lapel.shade } : m.lapel, '', { dx: 3, dy: 1 });
    const lapels =
      lapel(
        pts`${203 - n - 6} 188*, ${203 - n - 13} 206, 170 236*, 180 240*, 176 248*, 202 320*, 192 250, 192 214`,
        false,
      ) +
      lapel(
        pts`${203 + n + 6} 186*, ${203 + n + 13} 204, 236 233*, 226 238*, 230 246*, 203 320*, 214 250, 214 212`,
        true,
      );
    const square = form(k, shape`160 264*, 166 250*, 179 263*`, m.accent, '', {
      dx: 2,
      dy: 2,
    });
    const cuff = (line: Point[], w: number) => form(k, tube(line, [w, w - 1]), m.shirt, '', { dx: 4, dy: 1 });
    return {
      legs: shoes(r, k, m.shoe, m.sole.base) + trousers(r, k, m.trouser),
      body: bodice(r, k, d, t, marks) + lapels + square + buttons,
      collar: collarFlaps(r, k, m.shirt),
      armL:
        cuff(pts`${off(r.wrL, 0.5, -8)}, ${off(r.wrL, 1, 6)}`, a - 1) +
        sleeveL(r, k, t, { cuff: a + 6, len: 0.95, up: a + 10 }),
      armR:
        cuff(pts`${mix(r.elR, r.wrR, 0.78)}, ${off(r.wrR, 2, 1)}`, a + 1) +
        sleeveR(r, k, t, { cuff: a + 6, len: 0.78 }),
    };
  },
});
