import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';

/** Long morning shadow thrown to the lower right by something standing at (x, y). */
export function shadow(c: Canvas, x: number, y: number, w: number, len: number, amt: number) {
  const g = G1();
  c.each(y - 40, y + len, (X, Y, o) => {
    const t = (Y - y) / len;
    const u = (X - x - (Y - y) * 0.85) / (w * (1 - 0.25 * Math.max(0, t)));
    const a =
      amt *
      (1 - sstep(0.72, 1.06, Math.abs(u) + 0.06 * g[gi(X, Y)]!)) *
      sstep(-0.08, 0.02, t) *
      (1 - Math.max(0, t)) ** 0.9;
    if (a > 0) c.blendPx(o, lch(0.3, 0.045, 15), dis(a, g[gi(X, Y)]!, 1));
  });
}
