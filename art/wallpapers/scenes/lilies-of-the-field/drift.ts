import type { Canvas } from '../../lib/canvas.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { crimson } from './setting.ts';

/** The red haze that far flowers make: clumps of stipple, thicker where the noise gathers them. */
export function drift(
  c: Canvas,
  y: (x: number) => number,
  d0: number,
  d1: number,
  seed: number,
  amt: number,
) {
  const n = noise2(seed);
  const g = G1();
  c.each(1560, 2140, (px, py, o) => {
    const d = py - y(px);
    if (d < d0 * 0.2 || d > d1) return;
    const v = fbm(n, px / 210, d / 46, 3) + 0.12;
    const a = amt * sstep(0, 0.4, v) * sstep(0, 40, d) * 0.62;
    if (a > 0.01) c.blendPx(o, crimson[(g[gi(px + 7, py + 3)]! * 3) | 0]!, dis(a, g[gi(px, py)]!, 0.45));
  });
}
