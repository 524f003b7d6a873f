import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { walker } from '../../lib/walkers.ts';

/** The three on the road, seen from behind, their shadows coming toward us. */
export async function travellers(c: Canvas) {
  const g = G1();
  const rim = { dx: 4, dy: -5, col: lch(0.96, 0.09, 86), amt: 1 };
  const robes = [
    '.36 .07 20, .27 .05 5, .5 .08 45, .62 .12 55',
    '.62 .07 62, .5 .075 50, .74 .075 74, .86 .09 78',
    '.4 .045 90, .29 .045 60, .54 .065 60, .64 .1 62',
  ];
  for (const [i, [x, y, s, st, tn]] of (
    [
      [556, 2290, 232, 0.5, 0.9],
      [662, 2276, 244, -0.3, -0.3],
      [764, 2300, 228, 0.4, -0.9],
    ] as const
  ).entries()) {
    c.each(y - 10, y + 300, (X, Y, o) => {
      const d = Y - y;
      const u = (X - x + d * 0.42) / (40 + d * 0.06);
      const a =
        0.74 * (1 - sstep(0.55, 1.1, Math.abs(u) + 0.1 * g[gi(X, Y)]!)) * sstep(-12, 2, d) * (1 - d / 300);
      if (a > 0) c.blendPx(o, lch(0.2, 0.04, 0), dis(a, g[gi(X, Y)]!, 1));
    });
    const [robe, mantle, cloth, fold] = tints(robes[i]!);
    await c.svg(
      walker(
        x,
        y,
        s,
        { robe: robe!, mantle: mantle!, cloth: cloth!, fold: fold! },
        { stride: st, turn: tn, ...(i === 0 && { staff: -1 as const }) },
      ),
      { box: [x - 100, y - s - 20, 200, s + 40], rim },
    );
  }
}
