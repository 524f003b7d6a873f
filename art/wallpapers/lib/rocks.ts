import type { Place } from '../../points.ts';
import type { RGB } from './colour.ts';
import type { Rng } from './random.ts';
import { path, taper } from './shapes.ts';

const f1 = (v: number) => v.toFixed(1);

/** Closed polygon with its corners worn off rather than rounded. */
function worn(p: Place[]) {
  const n = p.length;
  const on = (i: number, q: number): Place => {
    const a = p[(i + n) % n]!;
    const b = p[(i + 1) % n]!;
    return [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q];
  };
  let d = '';
  for (let i = 0; i < n; i++) {
    const [a, b] = [on(i - 1, 0.72), on(i, 0.28)];
    d += `${i ? 'L' : 'M'}${f1(a[0])} ${f1(a[1])}Q${f1(p[i]![0])} ${f1(p[i]![1])} ${f1(b[0])} ${f1(b[1])}`;
  }
  return `${d}Z`;
}

/**
 * Weathered boulders, back to front: a dark body, worn planes stepping toward the light at `lx`, chips and
 * cracks. Tones run from the shaded foot to the lit shoulder.
 */
export function boulders(
  R: Rng,
  list: readonly (readonly [x: number, y: number, w: number])[],
  tones: RGB[],
  lx: 1 | -1,
) {
  const out: string[] = [];
  for (const [x, y, w] of [...list].sort((a, b) => a[1] - b[1])) {
    const h = w * R.r(0.5, 0.68);
    const lean = R.r(-0.12, 0.12);
    const n = 9;
    const turn = R.r(0, 0.7);
    const wob = Array.from({ length: n }, () => R.r(0.8, 1.14));
    const shape = (k: number, ox: number, oy: number, foot: number): Place[] =>
      Array.from({ length: n }, (_, i): Place => {
        const a = turn + (i / n) * 6.283;
        const up = -Math.sin(a);
        const r = wob[i]! * k;
        return [
          x + (ox + Math.cos(a) * 0.54 * r + lean * up * 0.5) * w,
          y - h * 0.42 + oy * h - (up > 0 ? up * 0.66 * r : up * foot * r) * h,
        ];
      });
    out.push(path(worn(shape(1, 0, 0, 0.36)), tones[0]!));
    const steps = Math.min(4, tones.length - 1);
    for (let s = 1; s <= steps; s++) {
      const k = 1 - s * 0.16 - R.r(0, 0.04);
      out.push(path(worn(shape(k * R.r(0.94, 1.05), lx * s * 0.052, -0.075 * s, 0.2 - s * 0.06)), tones[s]!));
    }
    const chip: string[] = [];
    for (let i = 0; i < 7; i++) {
      const a = R.r(-0.36, 0.36);
      const b = R.r(0.15, 0.75);
      const len = w * R.r(0.06, 0.2);
      const t = R.r(0.2, 1.3) * lx;
      chip.push(
        taper([
          [x + a * w, y - b * h, 0.6],
          [x + a * w + Math.cos(t) * len * 0.5, y - b * h + Math.sin(t * lx) * len * 0.5, w * 0.016],
          [x + a * w + Math.cos(t * 1.2) * len, y - b * h + Math.sin(t * lx) * len, 0.6],
        ]),
      );
    }
    out.push(path(chip, tones[0]!, 0.75));
  }
  return out.join('');
}
