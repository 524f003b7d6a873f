import type { Canvas } from './canvas.ts';
import { hex, type RGB } from './colour.ts';
import { G1, gi } from './grain.ts';
import { sstep } from './maths.ts';

/** Stepped rings of light around a point, `[radius px, amount]` each, their edges broken by grain. */
export function halo(c: Canvas, x0: number, y0: number, col: RGB, rings: [number, number][]): void {
  const g = G1();
  const reach = Math.max(...rings.map(([r]) => r)) + 60;
  c.each(y0 - reach, y0 + reach, (x, y, o) => {
    const r = Math.hypot(x - x0, (y - y0) * 1.04) + (g[gi(x, y)]! - 0.5) * 55;
    let a = 0;
    for (const [radius, amount] of rings) a += amount * (1 - sstep(radius - 32, radius + 32, r));
    if (a > 0) c.blendPx(o, col, a);
  });
}

/** A plain disc with an edge soft by about one pixel: sun or moon. */
export async function disc(c: Canvas, x: number, y: number, r: number, col: RGB): Promise<void> {
  await c.svg(`<circle cx="${x}" cy="${y}" r="${r}" fill="${hex(col)}"/>`, {
    box: [x - r - 20, y - r - 20, 2 * r + 40, 2 * r + 40],
    blur: 1.2,
  });
}
