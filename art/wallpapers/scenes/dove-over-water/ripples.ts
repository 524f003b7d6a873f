import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { ivory } from './setting.ts';

/** Where the light meets the river: a bright pool, and rings widening from it. */
export function ripples(c: Canvas, x: number, y: number) {
  const g = G1();
  const n = noise2(5);
  c.each(y - 190, y + 260, (X, Y, o) => {
    const dy = Y - y;
    const r = Math.hypot((X - x) / 1, dy * (3.3 - 0.0012 * dy)) + 10 * n(X / 60, Y / 24);
    if (r > 620) return;
    const wave = Math.sin(r / (9 + r * 0.021));
    const fade = (1 - r / 620) ** 1.3;
    c.blendPx(o, ivory, dis(sstep(0.45, 0.95, wave) * fade * 0.85, g[gi(X, Y)]!, 0.7));
    c.blendPx(o, lch(0.32, 0.05, 172), dis(sstep(0.4, 0.95, -wave) * fade * 0.4, g[gi(X, Y)]!, 0.8));
    c.blendPx(o, ivory, dis(Math.exp(-((r / 120) ** 2)) * 0.75, g[gi(X, Y)]!, 0.9));
  });
}
