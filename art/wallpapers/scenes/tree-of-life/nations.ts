import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { walker } from '../../lib/walkers.ts';
import { light } from './setting.ts';

/** People of every nation on their way to it. */
export async function nations(c: Canvas, ground: (x: number) => number) {
  const g = G1();
  const folk = [
    [176, 40, 158, 0.8, '.4 .1 300, .3 .08 290, .55 .09 320, .8 .1 80'],
    [270, 16, 142, 0.4, '.48 .11 35, .36 .09 25, .62 .1 55, .9 .11 82'],
    [392, 60, 166, 0.7, '.42 .08 235, .31 .07 250, .56 .07 200, .85 .1 95'],
    [1040, 50, 160, -0.8, '.5 .1 15, .37 .085 5, .64 .09 45, .92 .1 80'],
    [1142, 22, 146, -0.4, '.44 .09 160, .32 .07 170, .62 .1 120, .9 .11 96'],
    [1262, 56, 162, -0.8, '.55 .1 75, .42 .09 62, .7 .1 85, .93 .1 88'],
  ] as const;
  for (const [x, dy, s, turn, cols] of folk) {
    const y = ground(x) + dy + 60;
    const away = x < light.x ? -1 : 1;
    c.each(y - 10, y + 150, (X, Y, o) => {
      const d = Y - y;
      const u = (X - x - away * d * 0.75) / (28 + d * 0.06);
      const a = 0.7 * (1 - sstep(0.55, 1.1, Math.abs(u))) * sstep(-8, 2, d) * (1 - d / 150);
      if (a > 0) c.blendPx(o, lch(0.13, 0.04, 190), dis(a, g[gi(X, Y)]!, 1));
    });
    const [robe, mantle, cloth, fold] = tints(cols);
    await c.svg(
      walker(
        x,
        y,
        s,
        { robe: robe!, mantle: mantle!, cloth: cloth!, fold: fold! },
        { turn, stride: -away * 0.4 },
      ),
      {
        box: [x - 90, y - s - 20, 180, s + 40],
        rim: { dx: -away * 4, dy: -3, col: lch(0.96, 0.09, 94), amt: 1 },
      },
    );
  }
}
