import { band, bodice, castR, fold, neckL, neckR, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';

export const shirtBody = (r: Rig, k: Pen, t: Tone, hemY = 20) => {
  const d = shape`${neckL(r)}, ${sideL(r, 6, 5)}, ${off(r.hiL, -4, hemY, 1)}, 192 ${384 + hemY},
${off(r.hiR, 5, hemY - 8, 1)}, ${sideR(r, 7, 7)}, ${neckR(r)}, 203 204`;
  return bodice(
    r,
    k,
    d,
    t,
    fold(t.shade, pts`${off(r.hiL, 10, hemY)}, 164 350, ${off(r.waL, 4, -14)}`, 9) +
      fold(t.shade, pts`226 390, 228 352, 238 322`, 11) +
      band(t.shade, pts`203 206, 200 300, 195 404`, 1.8) +
      [232, 262, 292, 322, 352]
        .map((y) => `<circle cx="${206 - (y - 206) * 0.04}" cy="${y}" r="1.9" fill="${t.deep}"/>`)
        .join('') +
      castR(r, t.shade),
  );
};
export const collarFlaps = (r: Rig, k: Pen, t: Tone) => {
  const n = r.b.nk;
  return (
    form(
      k,
      shape`${203 - n - 4} 180*, ${203 - n + 4} 194, 203 207*, 192 220*, ${203 - n - 9} 200,
${203 - n - 7} 186*`,
      t,
      '',
      { dx: 3, dy: 2 },
    ) +
    form(
      k,
      shape`${203 + n + 4} 178*, ${203 + n - 4} 192, 203 207*, 214 219*, ${203 + n + 9} 198,
${203 + n + 7} 184*`,
      t,
      '',
      { dx: 3, dy: 2 },
    )
  );
};
