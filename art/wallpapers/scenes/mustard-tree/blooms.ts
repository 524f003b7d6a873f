import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { sun } from './setting.ts';

/** Mustard in flower over the field: dabs that grow with depth below y(x). */
export async function blooms(
  c: Canvas,
  seed: number,
  y: (x: number) => number,
  d: readonly [number, number],
  r: readonly [number, number],
  count: number,
) {
  const R = rng(seed);
  const n = noise2(seed + 1);
  const bins: string[][] = [[], [], []];
  for (let i = 0; i < count; i++) {
    const x = R.r(-10, 1450);
    const t = R.f();
    const dy = lerp(d[0], d[1], t);
    if (n(x / 160, dy / 50) < R.r(-0.2, 0.2)) continue;
    const s = lerp(r[0], r[1], t) * R.r(0.7, 1.3);
    const k = clamp(Math.floor((1.1 - Math.abs(x - sun.x) / 900 + R.r(-0.3, 0.2)) * 3), 0, 2);
    for (let q = 0; q < 3; q++)
      bins[k]!.push(leaf(x + R.r(-s, s), y(x) + dy + R.r(-s, s), R.r(0, 6), s * 1.6, s * 0.8));
  }
  await c.svg(
    path(bins[0]!, lch(0.72, 0.13, 90)) +
      path(bins[1]!, lch(0.83, 0.155, 93)) +
      path(bins[2]!, lch(0.93, 0.13, 99)),
    { box: [0, 1900, 1440, 980] },
  );
}
