import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { edge, lamp } from './setting.ts';

/** Shadow on the board, thrown away from the lamp's foot. */
export function cast(c: Canvas, x: number, y: number, w: number, len: number) {
  const g = G1();
  const s = Math.sign(x - lamp.x);
  c.each(y - 40, y + 46, (X, Y, o) => {
    const t = ((X - x) * s) / len;
    const u = (Y - y - t * 26) / (w * (0.9 + 0.5 * Math.max(0, t)));
    const a = 0.62 * (1 - sstep(0.5, 1, Math.abs(u))) * sstep(-0.22, 0.05, t) * (1 - clamp(t)) ** 0.8;
    if (a > 0 && Y < edge) c.blendPx(o, lch(0.2, 0.045, 36), dis(a, g[gi(X, Y)]!, 1));
  });
}
