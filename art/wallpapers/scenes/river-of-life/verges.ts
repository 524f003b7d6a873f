import { blades } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { rng } from '../../lib/random.ts';
import { greens, type Line } from './setting.ts';

/** Grass hanging over each step of the land and gathering at its foot. */
export async function verges(c: Canvas, edges: Line[], x: (y: number) => number, w: (y: number) => number) {
  const R = rng(85);
  const [e1, e2, e3] = edges as [Line, Line, Line];
  for (const [e, h, k] of [
    [e1, [8, 20], 900],
    [e2, [10, 34], 1100],
    [e3, [14, 52], 1300],
  ] as [Line, [number, number], number][])
    for (const [x0, x1] of [
      [-20, x(e(700)) - w(e(700)) - 6],
      [x(e(700)) + w(e(700)) + 6, 1460],
    ] as const) {
      await blades(c, R, [x0, x1], e, h, k / 2, greens, { w: 2.2, jitter: 10, clump: 90 });
      await blades(
        c,
        R,
        [x0, x1],
        (X) => e(X) + (e === e3 ? 138 : e === e2 ? 96 : 58),
        h,
        k / 2,
        greens.slice(0, 4),
        { w: 2.2, jitter: 12, clump: 70 },
      );
    }
}
