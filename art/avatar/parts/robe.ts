/** Long garments that fall from the shoulder in pleats, and what girds them. */

import type { Point } from '../../points.ts';
import { band, bodice, castR, fold, neckL, neckR, pleat, sideL, sideR } from '../garment.ts';
import { off, pts, shape } from '../geom.ts';
import { LIT } from '../outfit.ts';
import { form, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';

export interface RobeCut {
  /** y of the hem; the soles stand at 638. */
  hem: number;
  /** How much wider than the hips the hem is, a side. */
  flare?: number;
  /** How loosely it sits at waist and hip. */
  ease?: number;
  /** How many pleats it has. */
  waves?: number;
  /** Where the pleats begin. */
  gather?: number;
  /** The neckline, from the right to the left of the neck. */
  neckline?: Point[];
  /** Colour of the band along the hem. */
  trim?: string | undefined;
  /** How far the wide sleeve hangs, for the shadow that it throws. */
  drop?: number;
  /** More marks, on top of the pleats. */
  marks?: string;
}

/** A robe to the calf or the ankle; its hem waves where its pleats end. */
export function robe(r: Rig, k: Pen, t: Tone, cut: RobeCut): string {
  const { hem: y, flare = 0, ease = 8, waves = 3, gather = 344, drop = 0 } = cut;
  const left = 160 - r.b.hi * 0.5 - flare;
  const right = 238 + r.b.hi * 0.55 + flare;
  const step = (right - left) / (waves * 2);
  const hem = Array.from({ length: waves * 2 - 1 }, (_, i): Point => {
    const sag = 5 * Math.sin((Math.PI * (i + 1)) / (waves * 2));
    return [left + step * (i + 1), y + sag + (i % 2 ? 0 : 6)];
  });
  const neckline = cut.neckline ?? pts`203 204`;
  const hip = (side: Point, edge: number): number => side[0] * 0.3 + edge * 0.7;
  const d = shape`${neckL(r)}, ${sideL(r, ease, ease)}, ${hip(r.hiL, left) - 3} 490, ${left} ${y - 3}*, ${hem},
    ${right} ${y - 5}*, ${hip(r.hiR, right) + 2} 480, ${sideR(r, ease, ease + 3)}, ${neckR(r)}, ${neckline}`;
  const pleats = hem.map((p, i) => {
    const lean = (p[0] - 199) / (right - left);
    const top: Point = [199 + lean * 84, gather + Math.abs(lean) * 16];
    return i % 2
      ? pleat(t, p, top, 13 + lean * 5, lean * 22)
      : fold(t.shade, pts`${p}, ${p[0] - lean * 26} ${(p[1] + gather) / 2}, ${top[0]} ${gather + 46}`, 8);
  });
  const along = [[left - 8, y - 11] as Point, ...hem.map((p) => off(p, 0, -9)), [right + 8, y - 14] as Point];
  const trim = cut.trim ? band(cut.trim, along, 5.4) : '';
  return bodice(r, k, d, t, pleats.join('') + castR(r, t.shade, drop) + (cut.marks ?? '') + trim);
}

/** Short folds above a girdle, where the cloth is gathered. */
export const gathers = (t: Tone, y = 318): string =>
  fold(t.shade, pts`178 ${y}, 178 ${y - 24}, 172 ${y - 50}`, 7) +
  fold(t.shade, pts`193 ${y + 2}, 194 ${y - 18}, 190 ${y - 40}`, 5) +
  fold(t.shade, pts`218 ${y}, 222 ${y - 24}, 230 ${y - 44}`, 8);

/** A cloth wound around the waist; high is its half-height. */
export function sash(r: Rig, k: Pen, t: Tone, high = 10): string {
  return form(
    k,
    shape`${off(r.waL, -7, -high, 1)}, 198 ${333 - high}, ${off(r.waR, 7, -high, 1)}, ${off(r.waR, 7, high, 1)},
      198 ${334 + high}, ${off(r.waL, -7, high, 1)}`,
    t,
    band(t.shade, pts`${off(r.waL, -7, 2)}, 198 335, ${off(r.waR, 7, 0)}`, 2.4) +
      band(
        t.light,
        pts`${off(r.waL, -4, -high * 0.5)}, 198 ${334 - high * 0.5}, ${off(r.waR, -6, -high * 0.5)}`,
        2,
      ),
    { dx: 7, dy: 0 },
  );
}

/** The back of a cloak, seen on both sides of the figure; flare widens its hem. */
export function cloakBack(r: Rig, k: Pen, t: Tone, hem: number, flare = 0): string {
  const w = r.b.hi;
  const [left, right] = [122 - w * 0.5 - flare, 286 + w * 0.45 + flare];
  const d = shape`${off(r.shL, 10, -8)}, ${off(r.shL, -17, 44)}, ${left + 16} 430, ${left} ${hem}*,
    ${left + 34} ${hem + 10}, 200 ${hem + 3}, ${right - 36} ${hem + 8}, ${right} ${hem - 6}*,
    ${right - 18} 420, ${off(r.shR, 16, 44)}, ${off(r.shR, -8, -8)}`;
  const folds =
    pleat(t, [left + 18, hem + 5], off(r.shL, -6, 60), 15, -6, false) +
    pleat(t, [right - 16, hem + 2], off(r.shR, 8, 60), 15, 8);
  return form(k, d, { ...t, base: t.shade, shade: t.deep }, folds, { ...LIT, dx: 8, wash: false });
}
