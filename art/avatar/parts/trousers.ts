import type { Point } from '../../points.ts';
import { fold, leaf } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';

export function trousers(r: Rig, k: Pen, j: Tone): string {
  const legR = form(
    k,
    shape`196 380*, ${off(r.hiR, 0, -4, 1)}, ${off(r.hiR, 5, 24)}, ${off(r.knR, 21, -10)},
${off(r.knR, 22, 20)}, ${off(r.anR, 17, -6, 1)}, ${off(r.anR, 1, 0)},
${off(r.anR, -15, -5, 1)}, ${off(r.knR, -18, 8)}, ${off(r.crotch, 2, 4)}`,
    j,
    fold(j.shade, pts`${off(r.knR, -22, 2)}, ${off(r.knR, -4, 6)}, ${off(r.knR, 12, 0)}`, 6) +
      fold(j.shade, pts`${off(r.knR, -20, -12)}, ${off(r.knR, -6, -6)}, ${off(r.knR, 6, -10)}`, 4) +
      fold(j.shade, pts`${off(r.crotch, 2, 4)}, 220 424, 238 430`, 6) +
      fold(j.shade, pts`${off(r.anR, -15, -26)}, ${off(r.anR, 0, -20)}, ${off(r.anR, 12, -26)}`, 5) +
      leaf(j.light, pts`222 420, 232 460, 235 492`, 5),
    { dx: 8, dy: 0, wash: true },
  );
  const legL = form(
    k,
    shape`${r.hiL[0] + 2} 366*, ${off(r.hiL, -2, 26)}, ${off(r.knL, -23, -6)},
${off(r.anL, -17, -6, 1)}, ${off(r.anL, 0, 1)}, ${off(r.anL, 16, -4, 1)},
${off(r.knL, 20, 6)}, ${off(r.crotch, 5, 8)}, 216 376*`,
    j,
    fold(j.shade, pts`${off(r.crotch, 4, 2)}, 180 416, 158 410`, 6) +
      fold(j.shade, pts`${off(r.knL, 22, -4)}, ${off(r.knL, 2, 4)}, ${off(r.knL, -12, 0)}`, 5) +
      fold(j.shade, pts`${off(r.anL, 17, -24)}, ${off(r.anL, 0, -17)}, ${off(r.anL, -12, -23)}`, 5) +
      leaf(j.light, pts`154 400, 160 450, 162 500`, 4),
    { dx: 8, dy: 0, wash: true },
  );
  const turn = (a: Point, l: number, q: number) =>
    form(
      k,
      shape`${off(a, -l, -18, 1)}, ${off(a, 0, -13)}, ${off(a, q, -17, 1)},
${off(a, q + 0.5, -3, 1)}, ${off(a, 0, 2)}, ${off(a, -l - 0.5, -3, 1)}`,
      { ...j, base: j.light, shade: j.base },
      '',
      { dx: 6, dy: 0 },
    );
  return legR + legL + turn(r.anR, 16, 18) + turn(r.anL, 18, 17);
}
