import { blades } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { umbels } from '../../lib/flowers.ts';
import { clamp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { tallCypress } from '../../lib/tall-cypress.ts';
import { broadTree } from '../../lib/trees.ts';
import { amber } from './setting.ts';

/** Cypresses, grasses and the olive that frame the road. */
export async function foreground(c: Canvas, near: (x: number) => number) {
  const R = rng(47);
  const tones = tints('.155 .035 355, .2 .04 5, .27 .052 18, .42 .085 40, .8 .13 66');
  const ct = tints('.15 .035 355, .18 .038 0, .22 .045 12, .34 .07 32, .72 .125 62');
  const row: [number, number, number][] = [
    [348, 560, 100],
    [226, 700, 126],
    [76, 900, 160],
  ];
  await c.svg(
    row
      .map(([x, h, w], i) => tallCypress(rng(60 + i), x, near(x) + 60 + (348 - x) * 0.5, h, w, ct, 1))
      .join(''),
    { box: [0, 1300, 520, 1120], rim: { dx: 4, dy: -4, col: lch(0.93, 0.12, 78), amt: 0.6 } },
  );
  for (const [x0, x1, side] of [
    [-30, 560, -1],
    [760, 1470, 1],
  ] as const) {
    const line = (x: number) => near(x) + 60 + (side < 0 ? (560 - x) * 0.34 : (x - 760) * 0.36);
    await blades(c, R, [x0, x1], line, [24, 84], 1100, tones, { jitter: 40, clump: 110, w: 2.8, lean: -0.1 });
    await blades(
      c,
      R,
      [x0 - (side > 0 ? 60 : 0), x1 - (side < 0 ? 90 : 0)],
      (x) =>
        Math.min(2860, line(x) + 90 + (side < 0 ? Math.max(0, x - 240) * 1.5 : Math.max(0, 1010 - x) * 1.5)),
      [60, 180],
      1900,
      tones.slice(0, 4),
      { w: 4.4, jitter: 560, persp: 0.5, lean: -0.1, bias: (x, y) => clamp(1.1 - (y - near(x)) / 520) },
    );
  }
  const T = broadTree(rng(142), {
    x: 1400,
    y: 2700,
    h: 1000,
    lean: -0.12,
    light: [-0.75, -0.5],
    tones,
    bark: tints('.15 .035 355, .74 .125 60'),
    leafL: 18,
    leafW: 4.2,
    spread: 0.55,
    clumpR: 0.062,
    trunkW: 0.09,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.12,
    density: 0.95,
  });
  await c.svg(T.svg, { box: [760, 1500, 680, 1240], rim: { dx: -4, dy: -3, col: amber, amt: 0.4 } });
  await c.svg(
    umbels(R, {
      x0: 980,
      x1: 1400,
      y: () => 2890,
      n: 8,
      h: [240, 470],
      r: [34, 62],
      stem: lch(0.5, 0.1, 45),
      tones: [tones[2]!, tones[3]!, lch(0.76, 0.13, 62), lch(0.9, 0.11, 78)],
      lean: -0.08,
    }),
    { box: [880, 2200, 560, 680] },
  );
}
