import type { RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { leaf, P, path, taper } from './shapes.ts';

/** cheap far tree line: one path of tiny cypresses and round crowns standing on y(x) */
export function treeLine(
  R: Rng,
  y: (x: number) => number,
  x0: number,
  x1: number,
  size: number,
  gap: number,
  clusters: number,
  cyp = 0.3,
) {
  const d: string[] = [];
  const n = noise2(clusters);
  for (let x = x0; x < x1; x += gap * R.r(0.4, 1.3)) {
    const k = n(x / (size * 9), 3.3);
    if (k < -0.02) continue;
    const s = size * (0.55 + 0.9 * clamp(k)) * R.r(0.7, 1.25),
      Y = y(x) + 2;
    if (R.f() < cyp) {
      const w = s * 0.22;
      d.push(
        `M${P(x - w, Y)}Q${P(x - w * 1.2, Y - s * 0.7)} ${P(x, Y - s * 1.5)}Q${P(x + w * 1.2, Y - s * 0.7)} ${P(x + w, Y)}Z`,
      );
    } else {
      const w = s * 0.5;
      d.push(
        `M${P(x - w * 0.2, Y)}L${P(x - w * 0.15, Y - s * 0.25)}C${P(x - w * 1.2, Y - s * 0.2)} ${P(x - w * 0.9, Y - s * 0.85)} ${P(x - w * 0.1, Y - s * 0.85)}C${P(x + w * 0.9, Y - s * 0.9)} ${P(x + w * 1.2, Y - s * 0.25)} ${P(x + w * 0.15, Y - s * 0.25)}L${P(x + w * 0.2, Y)}Z`,
      );
    }
  }
  return d.join('');
}

/** rows of little grove trees on a slope: each = cast shadow, dark crown, lit crown; size grows with depth under the ridge */
export function grove(
  R: Rng,
  o: {
    y: (x: number) => number;
    x0: number;
    x1: number;
    d0: number;
    d1: number;
    rows: number;
    size: [number, number];
    gap: number;
    tones: [RGB, RGB, RGB];
    lx?: number;
    keep?: (x: number, d: number) => number;
    slope?: number;
  },
) {
  let out = '';
  for (let r = 0; r < o.rows; r++) {
    const t = r / Math.max(1, o.rows - 1),
      d = lerp(o.d0, o.d1, t ** 1.5),
      s = lerp(o.size[0], o.size[1], t),
      sh: string[] = [],
      dk: string[] = [],
      li: string[] = [];
    for (let x = o.x0 + R.r(0, o.gap * s); x < o.x1; x += s * o.gap * R.r(0.8, 1.25)) {
      const k = o.keep ? o.keep(x, d) : 1;
      if (R.f() > k) continue;
      const Y = o.y(x) + d + R.r(-0.12, 0.12) * s + (o.slope ?? 0) * (x - o.x0),
        q = s * R.r(0.75, 1.15),
        lx = o.lx ?? 1;
      sh.push(leaf(x + lx * q * 0.2, Y, Math.PI * (lx > 0 ? 0.965 : 0.035), q * 1.5, q * 0.2));
      // lobed crown standing on a short trunk; the lit part is a smaller lobe set toward the light, never a concentric disc
      const crown = (k2: number, ox: number, oy: number, n: number) => {
        let d2 = '';
        const pts: [number, number][] = [];
        const ph = R.r(0, 6);
        for (let i = 0; i < n; i++) {
          const a = ph + (i / n) * 6.283,
            rr = q * 0.5 * k2 * (i % 2 ? R.r(1.0, 1.22) : R.r(0.72, 0.9));
          pts.push([x + ox * q + Math.cos(a) * rr * 1.18, Y - q * 0.56 + oy * q + Math.sin(a) * rr * 0.86]);
        }
        for (let i = 0; i < n; i++) {
          const a = pts[i]!,
            b = pts[(i + 1) % n]!,
            m = [(a[0]! + b[0]) / 2, (a[1]! + b[1]) / 2];
          d2 +=
            i === 0
              ? `M${P((pts[n - 1]![0]! + a[0]) / 2, (pts[n - 1]![1]! + a[1]) / 2)}Q${P(a[0], a[1])} ${P(m[0]!, m[1]!)}`
              : `Q${P(a[0], a[1])} ${P(m[0]!, m[1]!)}`;
        }
        return `${d2}Z`;
      };
      dk.push(
        taper([
          [x, Y + 1, q * 0.13],
          [x + R.r(-1, 1), Y - q * 0.4, q * 0.09],
        ]),
        crown(1, 0, 0, 12),
      );
      for (let i = 0; i < 9; i++) {
        const a = R.r(0, 6.283),
          rr = Math.sqrt(R.f()) * q * 0.3;
        li.push(
          leaf(
            x + lx * q * 0.14 + Math.cos(a) * rr,
            Y - q * 0.66 + Math.sin(a) * rr * 0.6,
            R.r(-2.6, -0.5),
            q * R.r(0.14, 0.24),
            q * 0.05,
          ),
        );
      }
    }
    out += path(sh, o.tones[0], 0.7) + path(dk, o.tones[1]) + path(li, o.tones[2]);
  }
  return out;
}
