import { blades, rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { poppies } from '../../lib/flowers.ts';
import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { greens, type Line, pearl } from './setting.ts';

/** The two near banks with their flowers. */
export async function foreground(c: Canvas) {
  const R = rng(29);
  const n = noise2(12);
  for (const [x0, x1, edge] of [
    [-30, 420, (x: number) => 2360 + Math.max(0, x) * 0.95],
    [1010, 1470, (x: number) => 2330 + Math.max(0, 1440 - x) * 1.15],
  ] as [number, number, Line][]) {
    const bank = rise(
      c,
      'flat',
      x0 < 0 ? 91 : 92,
      x0 < 0
        ? [0, 2360, 200, 2540, 400, 2760, 520, 2960, 1440, 3400]
        : [0, 3400, 900, 2960, 1020, 2800, 1220, 2560, 1440, 2330],
      '.52 .1 146, .36 .075 160, .27 .055 172 | .76 .13 118, .32 .07 165 | .95 .11 106 | .85 .125 112',
      {
        h: 440,
        sun: { x: 720, spread: 620 },
        rim: 0.85,
        wash: [0.45, 60],
        size: [130, 70],
        lx: x0 < 0 ? 1 : -1,
      },
    );
    await blades(c, R, [x0, x1], bank, [26, 90], 700, greens, { jitter: 40, lean: x0 < 0 ? 0.2 : -0.2 });
    await blades(c, R, [x0, x1], (x) => Math.min(2870, edge(x) + 60), [70, 190], 1500, greens.slice(0, 4), {
      w: 4.6,
      jitter: 480,
      persp: 0.5,
      lean: x0 < 0 ? 0.15 : -0.15,
      bias: (x, y) => clamp(1.15 - (y - edge(x)) / 420) * (0.6 + 0.5 * n(x / 110, y / 60)),
    });
    const cup = (a: string) => tints(a);
    await c.svg(
      poppies(R, {
        x0: x0 + 10,
        x1: x1 - 20,
        y: (x) => Math.min(2800, edge(x) + 80),
        n: 60,
        h: [70, 150],
        r: [15, 26],
        stem: greens[1]!,
        tones: [
          cup('.7 .1 5, .84 .075 10, .93 .05 30'),
          cup('.82 .04 60, .94 .03 90, .99 .015 100'),
          cup('.74 .12 80, .88 .12 92, .96 .07 100'),
        ],
        jitter: 420,
      }),
      {
        box: [Math.max(0, x0 - 60), 2160, 620, 720],
        rim: { dx: x0 < 0 ? 2 : -2, dy: -3, col: pearl, amt: 0.6 },
      },
    );
  }
}
