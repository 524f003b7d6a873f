import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { path } from '../../lib/shapes.ts';
import { amber } from './setting.ts';

/** The lantern at the bow. Returns the place of its flame. */
export async function lantern(c: Canvas, x: number, y: number) {
  const post = `<path d="M${x} ${y + 8}L${x + 6} ${y - 84}Q${x + 10} ${y - 104} ${x + 34} ${y - 98}" fill="none" stroke="${hex(lch(0.19, 0.035, 225))}" stroke-width="6" stroke-linecap="round"/>`;
  const lx = x + 34;
  const ly = y - 66;
  await c.svg(
    `${post}${path(`M${lx - 15} ${ly - 20}L${lx + 15} ${ly - 20}L${lx + 11} ${ly + 20}L${lx - 11} ${ly + 20}Z`, lch(0.93, 0.1, 84))}${path([`M${lx - 18} ${ly - 18}L${lx} ${ly - 34}L${lx + 18} ${ly - 18}Z`, `M${lx - 14} ${ly + 18}L${lx + 14} ${ly + 18}L${lx + 14} ${ly + 25}L${lx - 14} ${ly + 25}Z`, `M${lx - 2} ${ly - 20}L${lx + 2} ${ly - 20}L${lx + 2} ${ly + 20}L${lx - 2} ${ly + 20}Z`], lch(0.24, 0.045, 50))}`,
    { box: [x - 30, y - 130, 130, 150] },
  );
  c.glow(lx, ly, 330, 330, amber, 0.62, 2.6, { stipple: 0.3 });
  c.glow(lx, ly, 90, 90, lch(0.93, 0.1, 84), 0.7, 2);
  return { lx, ly };
}
