import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { clamp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { broadTree } from '../../lib/trees.ts';
import { glow, sun } from './setting.ts';

/** Draws the tree; gives back the clumps of its crown, where birds may sit. */
export async function tree(c: Canvas, mask: (x: number, y: number) => number) {
  const T = broadTree(rng(105), {
    x: 790,
    y: 2420,
    h: 1390,
    lean: 0,
    light: [-0.85, -0.2],
    tones: tones([0.23, 0.046, 165, 0.31, 0.06, 148, 0.43, 0.085, 128, 0.61, 0.115, 112, 0.81, 0.14, 101]),
    bark: tones([0.23, 0.042, 70, 0.7, 0.12, 78, 0.7, 0.1, 80]).slice(0, 2),
    leafL: 18,
    leafW: 4.4,
    spread: 0.6,
    clumpR: 0.06,
    trunkW: 0.085,
    trunkL: 0.2,
    wig: 0.5,
    depth: 6,
    from: 3,
    split: 4,
    shrink: 1.02,
    up: 0.08,
    density: 1.15,
  });
  const box: [number, number, number, number] = [0, 820, 1440, 1660];
  await c.svg(T.svg, {
    box,
    mask,
    rim: {
      dx: -4,
      dy: -2,
      col: glow,
      amt: 0.55,
      at: (x, y) => clamp(1.5 - Math.hypot(x - sun.x, y - sun.y) / 700),
    },
  });
  const R = rng(16);
  const n = noise2(17);
  const bins: string[][] = [[], [], []];
  for (const t of T.tips)
    for (let i = 0; i < 46; i++) {
      const a = R.r(0, 6.283);
      const q = Math.sqrt(R.f()) * 1.08;
      const x = t.x + Math.cos(a) * q * t.r;
      const y = t.y + Math.sin(a) * q * t.r * 0.8;
      const li =
        -Math.cos(a) * q * 0.62 - Math.sin(a) * q * 0.62 + ((T.cx - x) / T.rad) * 0.4 + R.r(-0.3, 0.3);
      if (li < 0.12 || n(x / 46, y / 40) < -0.12) continue;
      const b = clamp(Math.floor((li - 0.12) * 3.4), 0, 2);
      for (let k = 0; k < 3; k++)
        bins[b]!.push(leaf(x + R.n() * 5, y + R.n() * 4, R.r(0, 6.3), R.r(6, 10), 4.2));
    }
  await c.svg(
    path(bins[0]!, lch(0.7, 0.135, 90)) +
      path(bins[1]!, lch(0.83, 0.155, 93)) +
      path(bins[2]!, lch(0.93, 0.14, 99)),
    { box },
  );
  return T.tips;
}
