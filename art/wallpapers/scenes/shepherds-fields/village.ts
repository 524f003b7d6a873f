import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { amber } from './setting.ts';

/** Bethlehem far off: a few roofs and lamps on the left ridge. */
export async function village(c: Canvas, ridge: (x: number) => number) {
  const R = rng(12);
  let roofs = '';
  const lamps: [number, number][] = [];
  for (let i = 0; i < 54; i++) {
    const x = R.r(110, 430);
    const w = R.r(16, 34);
    const h = R.r(14, 34);
    const y = ridge(x) + R.r(-2, 40);
    roofs += `M${x} ${y}L${x} ${y - h}L${x + w} ${y - h}L${x + w} ${y}Z`;
    if (R.f() < 0.55) lamps.push([x + w * R.r(0.3, 0.7), y - h * 0.45]);
  }
  await c.svg(path(roofs, lch(0.245, 0.05, 328)), {
    box: [60, 1540, 440, 220],
    rim: { dx: 0, dy: -3, col: lch(0.46, 0.06, 350), amt: 0.7 },
  });
  await c.svg(
    path(
      lamps.map(([x, y]) => `M${x - 2} ${y + 6}L${x - 2} ${y}L${x + 2.5} ${y}L${x + 2.5} ${y + 6}Z`),
      amber,
    ),
    { box: [60, 1540, 440, 220] },
  );
  for (const [x, y] of lamps) c.glow(x, y + 3, 26, 26, lch(0.74, 0.13, 62), 0.4, 2.2);
}
