import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';

/** The tree's own shade on the ground, thrown away from the sun and broken by light through the leaves. */
export function shade(c: Canvas, ground: (x: number) => number) {
  const n = noise2(77);
  const g = G1();
  c.each(2280, 2880, (x, y, o) => {
    const u = (x - 930 - (y - 2400) * 0.5) / 560;
    const v = (y - 2480) / 190;
    const a =
      (1 - sstep(0.55, 1.05, u * u + v * v)) *
      0.62 *
      (1 - 0.7 * sstep(0.12, 0.4, n(x / 74, y / 22))) *
      sstep(0, 30, y - ground(x));
    if (a > 0.01) c.blendPx(o, lch(0.2, 0.046, 165), dis(a, g[gi(x, y)]!, 0.7));
  });
}
