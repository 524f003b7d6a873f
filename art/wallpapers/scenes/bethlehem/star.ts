import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { path } from '../../lib/shapes.ts';
import { cream, starAt } from './setting.ts';

/** The star itself. */
export async function drawStar(c: Canvas): Promise<void> {
  const ray = (a: number, l: number, w: number) => {
    const cs = Math.cos(a),
      sn = Math.sin(a);
    return `M${starAt.x - sn * w} ${starAt.y + cs * w}L${starAt.x + cs * l} ${starAt.y + sn * l}L${starAt.x + sn * w} ${starAt.y - cs * w}Z`;
  };
  const rays =
    ray(Math.PI / 2, 400, 5.5) +
    ray(-Math.PI / 2, 175, 5.5) +
    ray(0, 118, 5) +
    ray(Math.PI, 118, 5) +
    [0.25, 0.75, 1.25, 1.75].map((k) => ray(k * Math.PI, 62, 4.5)).join('');
  await c.svg(path(rays, cream), {
    box: [starAt.x - 260, starAt.y - 320, 520, 800],
    blur: 10,
    mode: 'screen',
    opacity: 0.55,
  });
  await c.svg(path(rays, lch(0.985, 0.025, 95)), {
    box: [starAt.x - 260, starAt.y - 320, 520, 800],
    blur: 1,
  });
  c.glow(starAt.x, starAt.y, 110, 110, lch(0.97, 0.045, 92), 0.9, 2.2);
  c.glow(starAt.x, starAt.y, 34, 34, lch(0.99, 0.02, 95), 1, 0.7);
}
