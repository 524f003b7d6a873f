import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { turned } from '../../lib/vessels.ts';
import { dark, lamp } from './setting.ts';

/** The niche in the wall with its two jars. */
export function niche(c: Canvas) {
  const g = G1();
  const [x, y0, y1, w] = [236, 1150, 1520, 230];
  c.each(y0 - 20, y1 + 40, (X, Y, o) => {
    const u = (X - x) / (w / 2);
    const top = Y < y0 + w / 2 ? Math.hypot(u, (Y - y0 - w / 2) / (w / 2)) : Math.abs(u);
    if (Y <= y1 && top < 1) {
      const v = 0.2 + 0.16 * sstep(-0.1, -0.95, u) + 0.1 * sstep(y0, y1, Y);
      c.blendPx(o, lch(v, 0.045 + v * 0.06, 42), 0.97 - 0.1 * g[gi(X, Y)]!);
      c.blendPx(
        o,
        lch(0.62, 0.1, 60),
        dis(0.9 * sstep(0.9, 0.985, top) * (u < 0 ? 1 : 0.12), g[gi(X, Y)]!, 0.7),
      );
    } else if (Y > y1 && Y < y1 + 24 && Math.abs(u) < 1.14)
      c.blendPx(o, lch(Y < y1 + 9 ? 0.36 : 0.6, 0.085, 54), 0.95);
  });
  const clay = { tones: tints('.17 .035 35, .29 .06 40, .44 .085 48, .62 .1 58'), light: lamp, seed: 8 };
  turned(
    c,
    190,
    y1,
    176,
    [
      [0, 0.2],
      [0.08, 0.17],
      [0.2, 0.19],
      [0.42, 0.37],
      [0.65, 0.36],
      [0.9, 0.19],
      [1, 0.2],
    ],
    { ...clay, mouth: dark, bands: [[0.36, 0.03, lch(0.36, 0.09, 32)]] },
  );
  turned(
    c,
    296,
    y1,
    120,
    [
      [0, 0.26],
      [0.1, 0.22],
      [0.3, 0.36],
      [0.6, 0.44],
      [1, 0.26],
    ],
    { ...clay, seed: 9, mouth: dark },
  );
}
