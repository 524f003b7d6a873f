import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { broadTree } from '../../lib/trees.ts';
import { pearl, sun } from './setting.ts';

const bark = tints('.3 .04 60, .74 .07 85');

/** One tree by the river, in leaf or in blossom; `veil` is how much of the bright air lies over it. */
export async function tree(
  c: Canvas,
  seed: number,
  x: number,
  y: number,
  h: number,
  tones: RGB[],
  veil: number,
  up = 0.05,
) {
  const lx = x < sun.x ? 0.8 : -0.8;
  const T = broadTree(rng(seed), {
    x,
    y,
    h,
    lean: (x < sun.x ? 1 : -1) * 0.05,
    light: [lx, -0.55],
    tones,
    bark,
    leafL: 9 + h / 70,
    leafW: 2.6 + h / 420,
    spread: 0.6,
    clumpR: 0.078,
    trunkW: 0.08,
    trunkL: 0.2,
    wig: 0.5,
    depth: 6,
    from: 2,
    up,
    density: h > 600 ? 0.95 : 1.9,
  });
  const g = G1();
  await c.svg(T.svg, {
    box: [
      Math.max(0, x - h * 0.8),
      y - h * 1.15,
      Math.min(1440, x + h * 0.8) - Math.max(0, x - h * 0.8),
      h * 1.2,
    ],
    rim: { dx: lx > 0 ? 4 : -4, dy: -4, col: pearl, amt: 0.5 },
    ...(veil && {
      tint: () => lch(0.95, 0.05, 112),
      tintAmt: (X: number, Y: number) => dis(veil, g[gi(X, Y)]!, 1.3),
    }),
  });
}
