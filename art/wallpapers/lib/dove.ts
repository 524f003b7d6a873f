import type { RGB } from './colour.ts';
import { lerp } from './maths.ts';
import { leaf, path } from './shapes.ts';

/**
 * A dove coming down with raised wings, head at (x, y + 0.3 s), span about 1.5 s.
 * Tones: shaded feather, mid, light, brightest; the wing nearer the light is the brighter one.
 */
export function dove(x: number, y: number, s: number, tones: [RGB, RGB, RGB, RGB], tilt = 0) {
  const [shade, mid, light, bright] = tones;
  const rot = (a: number, b: number): [number, number] => [
    x + (a * Math.cos(tilt) - b * Math.sin(tilt)) * s,
    y + (a * Math.sin(tilt) + b * Math.cos(tilt)) * s,
  ];
  const feather = (a: number, b: number, ang: number, l: number, w: number) => {
    const [px, py] = rot(a, b);
    return leaf(px, py, ang + tilt, l * s, w * s);
  };
  const p = (a: number, b: number) =>
    rot(a, b)
      .map((v) => v.toFixed(1))
      .join(' ');
  const out: string[] = [];
  const tail: string[] = [];
  for (let i = 0; i < 9; i++)
    tail.push(
      feather((i - 4) * 0.012, -0.08, -Math.PI / 2 + (i - 4) * 0.115, 0.47 - Math.abs(i - 4) * 0.022, 0.05),
    );
  out.push(
    path(tail, shade),
    path(
      tail.filter((_, i) => i % 2 === 0),
      mid,
    ),
    path(tail.slice(2, 5), light, 0.6),
  );
  for (const side of [-1, 1] as const) {
    const [t0, t1, t2] = side < 0 ? [mid, light, bright] : [shade, mid, light];
    const flip = (a: number) => (side > 0 ? a : Math.PI - a);
    // the arm runs from the shoulder up to the wrist, then outward to the tip
    const arm = (q: number): [number, number] =>
      q < 0.5
        ? [side * lerp(0.06, 0.34, q * 2), lerp(0.04, -0.13, q * 2) - 0.045 * Math.sin(q * 6.283)]
        : [side * lerp(0.34, 0.52, q * 2 - 1), lerp(-0.13, -0.15, q * 2 - 1)];
    const row = (
      n: number,
      q0: number,
      q1: number,
      a0: number,
      a1: number,
      l0: number,
      l1: number,
      w: number,
    ) =>
      Array.from({ length: n }, (_, i) => {
        const q = i / (n - 1);
        const [ax, ay] = arm(lerp(q0, q1, q));
        return feather(ax, ay, flip(lerp(a0, a1, q ** 1.15)), lerp(l0, l1, Math.sin((q * Math.PI) / 2)), w);
      });
    const primaries = row(16, 0.06, 1, -1.3, -0.2, 0.22, 0.5, 0.066);
    out.push(
      path(
        primaries.filter((_, i) => i % 2 === 0),
        t0,
      ),
      path(
        primaries.filter((_, i) => i % 2 === 1),
        t1,
      ),
    );
    const covert = row(14, 0.03, 0.96, -1.25, -0.3, 0.15, 0.26, 0.058);
    out.push(
      path(
        covert.filter((_, i) => i % 2 === 0),
        t1,
      ),
      path(
        covert.filter((_, i) => i % 2 === 1),
        t2,
      ),
    );
    out.push(path(row(12, 0.0, 0.92, -1.2, -0.35, 0.09, 0.13, 0.05), t2));
  }
  out.push(
    path(
      `M${p(0, -0.2)}C${p(-0.13, -0.1)} ${p(-0.135, 0.08)} ${p(-0.066, 0.19)}C${p(-0.085, 0.28)} ${p(-0.045, 0.335)} ${p(0.0, 0.335)}C${p(0.05, 0.335)} ${p(0.085, 0.28)} ${p(0.066, 0.19)}C${p(0.135, 0.08)} ${p(0.13, -0.1)} ${p(0, -0.2)}Z`,
      light,
    ),
  );
  out.push(
    path(
      `M${p(-0.02, -0.16)}C${p(-0.12, -0.08)} ${p(-0.125, 0.07)} ${p(-0.058, 0.18)}C${p(-0.076, 0.27)} ${p(-0.045, 0.315)} ${p(-0.01, 0.32)}C${p(-0.03, 0.2)} ${p(0.0, 0.1)} ${p(-0.02, -0.16)}Z`,
      bright,
    ),
  );
  out.push(
    path(
      `M${p(0.03, 0.1)}C${p(0.05, 0.15)} ${p(0.055, 0.22)} ${p(0.045, 0.27)}C${p(0.075, 0.22)} ${p(0.07, 0.14)} ${p(0.085, 0.04)}Z`,
      mid,
    ),
  );
  out.push(path(`M${p(-0.02, 0.325)}L${p(0.004, 0.385)}L${p(0.026, 0.322)}Z`, shade));
  return out.join('');
}
