import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { litForm } from '../../lib/lit-form.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { watcher } from '../../lib/robed-back.ts';
import { boulder } from '../../lib/rock.ts';
import { glory, gold } from './setting.ts';

/** The near bank in shade, and a family on it that looks up. */
export async function drawForeground(c: Canvas): Promise<void> {
  const light: Light = { x: 700, spread: 620, side: 1, rim: lch(0.88, 0.09, 72), wash: lch(0.6, 0.09, 48) };
  const near = ridge(c, light, {
    line: '0 2470, 220 2450, 460 2500, 720 2600, 980 2640, 1220 2600, 1440 2560',
    seed: 34,
    rough: [16, 10, 4],
    depth: 400,
    tones: tints('0.34 0.06 10, 0.24 0.05 345, 0.17 0.042 325'),
    lit: lch(0.48, 0.08, 40),
    shade: lch(0.2, 0.05, 335),
    facet: [260, 90],
    facetAmt: 0.45,
    wash: 0.5,
  });
  const stone = {
    tones: sweep('0 0.14 0.04 325, 0.5 0.28 0.055 0, 0.78 0.52 0.085 42, 1 0.88 0.085 72'),
    rim: gold,
  };
  for (const [x, y, w, h] of [
    [1250, 2700, 330, 170],
    [1060, 2720, 130, 66],
    [70, 2600, 220, 120],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + y, light: [glory.x - x, -900], ...stone });
  const R = rng(73);
  const blades = tints('0.15 0.042 325, 0.2 0.046 340, 0.29 0.06 10, 0.48 0.08 46, 0.76 0.09 70');
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (x) => near(x) + 8,
      h: [12, 44],
      n: 420,
      w: 2.4,
      lean: 0.12,
      tones: blades,
      jitter: 50,
      clump: 130,
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => near(x) + 120,
        h: [36, 100],
        n: 560,
        w: 3.4,
        persp: 0.5,
        lean: 0.12,
        tones: blades.slice(0, 3),
        jitter: 280,
        clump: 130,
      }),
    { box: [0, 2380, 1440, 500] },
  );
  const [a, b, k] = tints('0.33 0.08 28, 0.3 0.045 275, 0.4 0.065 55');
  const cloaks = tints('0.24 0.05 335, 0.42 0.07 40, 0.3 0.06 10');
  const veils = tints('0.62 0.06 55, 0.66 0.045 70, 0.36 0.05 40');
  for (const [i, [x, h, staff]] of (
    [
      [268, 272, 1],
      [392, 248, 0],
      [478, 164, 0],
    ] as const
  ).entries()) {
    const y = near(x) + 36;
    const cloths = { robe: [a, b, k][i]!, mantle: cloaks[i]!, veil: veils[i]! };
    await litForm(c, watcher({ x, y, h }, cloths, staff === 1), [x - 150, y - h - 60, 300, h + 90], {
      toward: [0.55, -0.83],
      reach: h * 0.04,
      warm: lch(0.8, 0.1, 66),
      rim: lch(0.96, 0.07, 88),
      shade: lch(0.16, 0.045, 330),
      amt: [0.7, 1, 0.6],
    });
  }
}
