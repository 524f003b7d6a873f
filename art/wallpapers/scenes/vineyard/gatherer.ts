import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { leaf, P, path } from '../../lib/shapes.ts';
import { walker } from '../../lib/watchers.ts';
import { apricot } from './setting.ts';

/** One who gathers, going up between the rows with a basket. */
export async function gatherer(c: Canvas, x: number, y: number, s: number) {
  const h = s * 1.5;
  const fig = walker(x, y, h, {
    robe: lch(0.42, 0.07, 30),
    cloak: lch(0.3, 0.05, 320),
    cloth: lch(0.86, 0.05, 75),
  });
  const basket =
    path(
      `M${P(x - h * 0.12, y - h * 0.74)}L${P(x + h * 0.12, y - h * 0.74)}L${P(x + h * 0.085, y - h * 0.44)}L${P(x - h * 0.085, y - h * 0.44)}Z`,
      lch(0.58, 0.09, 62),
    ) + path(leaf(x - h * 0.125, y - h * 0.74, 0, h * 0.25, h * 0.09), lch(0.34, 0.1, 350));
  await c.svg(path(leaf(x + h * 0.05, y, Math.PI * 0.97, h * 0.7, h * 0.06), lch(0.34, 0.06, 10), 0.6), {
    box: [x - h, y - h, h * 2, h * 1.2],
  });
  await c.svg(fig + basket, {
    box: [x - h, y - h * 1.2, h * 2, h * 1.4],
    rim: { dx: 3, dy: -3, col: apricot, amt: 1 },
  });
}
