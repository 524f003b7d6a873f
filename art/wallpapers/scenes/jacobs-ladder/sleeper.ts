import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { P, path, taper } from '../../lib/shapes.ts';
import { broadTree } from '../../lib/trees.ts';
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
  const [x, y] = [450, near(450) + 40];
  const h = 400;
  const p = (a: number, b: number) => P(x + a * h, y - b * h);
  const [robe, dark, cloth, skin] = tints('0.3 0.075 322, 0.17 0.06 285, 0.4 0.075 335, 0.24 0.045 20');
  const stone = {
    tones: sweep('0 0.18 0.05 280, 0.5 0.36 0.06 300, 0.78 0.66 0.075 10, 1 0.95 0.055 60'),
    rim: pearl,
  };
  boulder(c, { x: x - 0.54 * h, y: y + 10, w: 190, h: 104, seed: 77, light: [400, -700], ...stone });
  // he lies on his side with one knee drawn up, the cloak over him
  const legs = `M${p(0.1, 0.0)}C${p(0.14, 0.22)} ${p(0.24, 0.32)} ${p(0.33, 0.3)}C${p(0.42, 0.26)} ${p(0.5, 0.14)} ${p(0.6, 0.07)}C${p(0.68, 0.06)} ${p(0.73, 0.02)} ${p(0.7, -0.02)}L${p(0.1, -0.02)}Z`;
  const body = `M${p(-0.36, 0.0)}C${p(-0.36, 0.14)} ${p(-0.3, 0.235)} ${p(-0.2, 0.235)}C${p(-0.1, 0.225)} ${p(-0.04, 0.17)} ${p(0.04, 0.185)}C${p(0.14, 0.21)} ${p(0.22, 0.22)} ${p(0.28, 0.16)}C${p(0.34, 0.1)} ${p(0.38, 0.04)} ${p(0.46, -0.02)}L${p(-0.36, -0.02)}Z`;
  const folds = [
    [-0.16, 0.2, -0.11, 0.12, -0.12, 0.02],
    [0.3, 0.25, 0.36, 0.16, 0.44, 0.06],
  ].map(([a, b, d, e, g, i]) =>
    taper(
      Array.from({ length: 9 }, (_, q) => {
        const t = q / 8;
        const at = (k: number, m: number, z: number) => (1 - t) ** 2 * k + 2 * t * (1 - t) * m + t * t * z;
        return [x + at(a!, d!, g!) * h, y - at(b!, e!, i!) * h, 1 + 5 * Math.sin(Math.PI * t)] as [
          number,
          number,
          number,
        ];
      }),
    ),
  );
  const head = `M${p(-0.475, 0.235)}C${p(-0.49, 0.3)} ${p(-0.455, 0.35)} ${p(-0.4, 0.35)}C${p(-0.345, 0.345)} ${p(-0.32, 0.29)} ${p(-0.335, 0.235)}C${p(-0.36, 0.19)} ${p(-0.45, 0.185)} ${p(-0.475, 0.235)}Z`;
  const hood = `M${p(-0.37, 0.28)}C${p(-0.33, 0.28)} ${p(-0.28, 0.25)} ${p(-0.24, 0.225)}C${p(-0.26, 0.16)} ${p(-0.32, 0.13)} ${p(-0.36, 0.14)}C${p(-0.4, 0.16)} ${p(-0.42, 0.18)} ${p(-0.41, 0.2)}C${p(-0.38, 0.21)} ${p(-0.36, 0.24)} ${p(-0.37, 0.28)}Z`;
  const arm = taper([
    [x - 0.22 * h, y - 0.19 * h, 30],
    [x - 0.12 * h, y - 0.12 * h, 34],
    [x - 0.1 * h, y - 0.06 * h, 30],
    [x - 0.2 * h, y - 0.035 * h, 22],
    [x - 0.29 * h, y - 0.04 * h, 12],
  ]);
  const staff = taper([
    [x - 150, y + 62, 8],
    [x + 120, y + 40, 8],
    [x + 320, y + 36, 6],
  ]);
  const figure =
    path(legs, robe!) +
    path(body, mix(robe!, dark!, 0.3)) +
    path(folds, lch(0.44, 0.085, 340), 0.6) +
    path(arm, mix(robe!, dark!, 0.55)) +
    path(head, skin!) +
    path(hood, cloth!) +
    path(staff, dark!);
  await c.svg(figure, {
    box: [100, 2280, 760, 420],
    rim: { dx: 2, dy: -5, col: lch(0.97, 0.05, 60), amt: 1 },
  });
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
