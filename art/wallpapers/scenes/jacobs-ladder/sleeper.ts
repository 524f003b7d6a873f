import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { broadTree } from '../../lib/trees.ts';
import { drawJacob } from './jacob.ts';
import { foot, pearl } from './setting.ts';

/** Jacob asleep on the bare ground, his head on the stone, his staff beside him. */
export async function drawSleeper(c: Canvas): Promise<void> {
  const light: Light = { x: 640, spread: 520, side: 1, rim: lch(0.94, 0.075, 52), wash: lch(0.6, 0.1, 350) };
  const near = ridge(c, light, {
    line: '0 2500, 260 2490, 520 2510, 800 2570, 1100 2620, 1440 2600',
    seed: 43,
    rough: [10, 8, 4],
    depth: 380,
    tones: tints('0.3 0.075 295, 0.2 0.06 276, 0.14 0.05 272'),
    lit: lch(0.48, 0.09, 340),
    shade: lch(0.15, 0.055, 274),
    facet: [150, 60],
    rim: 0.95,
    washDepth: 80,
    wash: 0.6,
  });
  const stone = {
    tones: sweep('0 0.18 0.05 280, 0.5 0.36 0.06 300, 0.78 0.66 0.075 10, 1 0.95 0.055 60'),
    rim: pearl,
  };
  const bed = { x: 150, y: near(450) + 44 };
  boulder(c, { x: bed.x + 84, y: bed.y + 6, w: 214, h: 96, seed: 77, light: [400, -700], ...stone });
  await drawJacob(c, bed);
  const R = rng(66);
  const blades = tints('0.14 0.05 272, 0.19 0.06 276, 0.27 0.07 290, 0.5 0.085 340, 0.86 0.065 40');
  const lit = (gx: number) => clamp(1.1 - Math.abs(gx - 640) / 620);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (gx) => near(gx) + 66,
      h: [16, 60],
      n: 1200,
      w: 2.6,
      lean: 0.08,
      tones: blades,
      jitter: 44,
      clump: 130,
      bias: lit,
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (gx) => near(gx) + 120,
        h: [50, 150],
        n: 1500,
        w: 4.2,
        persp: 0.5,
        lean: 0.08,
        tones: blades.slice(0, 4),
        jitter: 320,
        clump: 170,
      }),
    { box: [0, 2400, 1440, 480] },
  );
  for (const [bx, by, w, bh] of [
    [1010, 2660, 170, 90],
    [1130, 2690, 110, 60],
    [80, 2600, 150, 84],
    [760, 2640, 90, 46],
  ] as const)
    boulder(c, { x: bx, y: by, w, h: bh, seed: bx, light: [foot.x - bx, -800], ...stone });
  const T = broadTree(rng(52), {
    x: 1310,
    y: 2700,
    h: 820,
    lean: -0.18,
    light: [-0.8, -0.6],
    tones: tints('0.16 0.055 274, 0.22 0.065 278, 0.3 0.07 290, 0.46 0.08 330, 0.82 0.07 40'),
    bark: tints('0.13 0.045 274, 0.6 0.085 0'),
    leafL: 18,
    leafW: 4.2,
    spread: 0.58,
    clumpR: 0.06,
    trunkW: 0.085,
    trunkL: 0.24,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.1,
    density: 0.8,
  });
  await c.svg(T.svg, { box: [700, 1640, 740, 1240] });
}
