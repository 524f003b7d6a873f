import { lch } from '../../lib/colour.ts';
import { rng } from '../../lib/random.ts';
import { leaf, P, path } from '../../lib/shapes.ts';

/** A clay jar, h px tall, that stands on (x, y). SVG. */
export function jar(x: number, y: number, h: number): string {
  const p = (a: number, b: number) => P(x + a * h, y - b * h);
  return (
    path(
      `M${p(-0.17, 0)}C${p(-0.4, 0.2)} ${p(-0.44, 0.56)} ${p(-0.22, 0.76)}C${p(-0.15, 0.82)} ${p(-0.14, 0.88)} ${p(-0.15, 0.92)}L${p(-0.2, 1)}L${p(0.2, 1)}L${p(0.15, 0.92)}C${p(0.14, 0.88)} ${p(0.15, 0.82)} ${p(0.22, 0.76)}C${p(0.44, 0.56)} ${p(0.4, 0.2)} ${p(0.17, 0)}Z`,
      lch(0.47, 0.085, 45),
    ) +
    path(
      `M${p(-0.355, 0.5)}Q${p(0, 0.42)} ${p(0.355, 0.5)}L${p(0.345, 0.56)}Q${p(0, 0.49)} ${p(-0.345, 0.56)}Z`,
      lch(0.33, 0.06, 35),
      0.6,
    )
  );
}

/** A wide basket, w px across, heaped with manna; parts back to front. */
export function basket(x: number, y: number, w: number, h: number): string[] {
  const R = rng(9);
  const p = (a: number, b: number) => P(x + a * w, y - b * h);
  const bowl = `M${p(-0.5, 0.92)}C${p(-0.48, 0.4)} ${p(-0.36, 0.04)} ${p(-0.26, 0)}Q${p(0, -0.12)} ${p(0.26, 0)}C${p(0.36, 0.04)} ${p(0.48, 0.4)} ${p(0.5, 0.92)}Q${p(0, 0.66)} ${p(-0.5, 0.92)}Z`;
  const weave: string[] = [];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 13; i++) {
      const v = 0.14 + row * 0.19;
      const half = 0.27 + 0.22 * Math.sqrt(v);
      const u = (i + (row % 2) * 0.5) / 6 - 1;
      if (Math.abs(u) < 0.98)
        weave.push(
          leaf(x + u * half * w - w * 0.03, y - (v - 0.1 * (1 - u * u)) * h, 0.15, w * 0.06, h * 0.07),
        );
    }
  const heap: string[] = [];
  for (let i = 0; i < 150; i++) {
    const u = R.r(-1, 1);
    heap.push(
      leaf(
        x + u * w * 0.42 - 6,
        y - h * (0.86 + 0.42 * (1 - u * u) * R.f()),
        R.r(-0.6, 0.6),
        R.r(10, 16),
        R.r(5, 8),
      ),
    );
  }
  return [
    path(`M${p(-0.46, 0.9)}C${p(-0.3, 1.3)} ${p(0.3, 1.3)} ${p(0.46, 0.9)}Z`, lch(0.84, 0.03, 280)) +
      path(heap, lch(0.94, 0.025, 90)),
    path(bowl, lch(0.42, 0.075, 52)) + path(weave, lch(0.6, 0.085, 64)),
  ];
}
