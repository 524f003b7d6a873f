import { blades } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { boulders } from '../../lib/rocks.ts';
import { greens, type Line, pearl } from './setting.ts';

/** Stones and grass along the water. */
export async function banks(c: Canvas, edges: Line[], x: (y: number) => number, w: (y: number) => number) {
  const R = rng(84);
  const n = noise2(9);
  const [, e2, e3] = edges as [Line, Line, Line];
  const stone = tints('.33 .035 190, .45 .04 175, .6 .045 150, .78 .05 120, .95 .04 105');
  const list: [number, number, number][] = [];
  for (const [y, s] of [
    [1640, 26],
    [1700, 34],
    [1890, 54],
    [1930, 40],
    [2010, 60],
    [2090, 52],
    [2320, 96],
    [2370, 70],
    [2450, 120],
  ] as const)
    for (const side of [-1, 1])
      if (R.f() < 0.85)
        list.push([x(y) + side * w(y) * R.r(0.98, 1.12), y + R.r(-8, 14), s * R.r(0.7, 1.25)]);
  for (const e of [e2, e3])
    for (const side of [-1, 1]) {
      const X = x(e(700)) + side * w(e(700)) * 1.08;
      list.push([X, e(X) + 20, e === e3 ? 130 : 70]);
    }
  await c.svg(boulders(R, list, stone, 1), {
    box: [0, 1560, 1440, 1000],
    rim: { dx: 0, dy: -4, col: pearl, amt: 0.7 },
  });
  const off = (X: number, Y: number) => Math.abs(X - x(Y)) > w(Y) * 1.02;
  for (const [line, h, count, jitter, spans] of [
    [
      (X: number) => e2(X) + 100,
      [12, 34],
      1500,
      200,
      [
        [-20, 350],
        [880, 1460],
      ],
    ],
    [
      (X: number) => e3(X) + 140,
      [20, 60],
      1700,
      180,
      [
        [-20, 380],
        [1190, 1460],
      ],
    ],
  ] as [Line, [number, number], number, number, [number, number][]][])
    for (const span of spans)
      await blades(c, R, span, line, h, count, greens, {
        w: 2.6,
        jitter,
        persp: 0.6,
        clump: 120,
        bias: (X, Y) => (off(X, Y) ? 0.35 + 0.5 * n(X / 90, Y / 40) : 0),
      });
}
