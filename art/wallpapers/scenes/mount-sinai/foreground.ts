import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { standing } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { broadTree } from '../../lib/trees.ts';
import { glory, gold } from './setting.ts';

export async function drawForeground(c: Canvas): Promise<void> {
  const light: Light = { x: 760, spread: 620, side: 1, rim: lch(0.88, 0.085, 72), wash: lch(0.6, 0.085, 48) };
  const near = ridge(c, light, {
    line: '0 2440, 240 2470, 520 2560, 800 2620, 1060 2560, 1280 2470, 1440 2450',
    seed: 34,
    rough: [18, 14, 6, 3],
    depth: 420,
    tones: tints('0.36 0.07 18, 0.24 0.055 350, 0.17 0.045 320'),
    lit: lch(0.52, 0.085, 42),
    shade: lch(0.21, 0.055, 340),
    facet: [130, 60],
    wash: 0.55,
  });
  const R = rng(73);
  const T = broadTree(rng(21), {
    x: 130,
    y: near(130) + 26,
    h: 700,
    lean: 0.3,
    light: [0.8, -0.7],
    tones: tints('0.18 0.045 320, 0.24 0.05 340, 0.32 0.055 20, 0.48 0.075 55, 0.76 0.09 74'),
    bark: [lch(0.16, 0.045, 330), lch(0.62, 0.085, 55)],
    leafL: 14,
    leafW: 4,
    spread: 0.85,
    clumpR: 0.055,
    trunkW: 0.06,
    trunkL: 0.3,
    wig: 0.6,
    depth: 6,
    from: 4,
    shrink: 1.0,
    up: 0.02,
    density: 0.85,
  });
  await c.svg(T.svg, { box: [0, 1640, 900, 920] });
  const stone = {
    tones: sweep('0 0.14 0.04 320, 0.5 0.3 0.065 5, 0.75 0.55 0.09 42, 1 0.88 0.08 72'),
    rim: gold,
  };
  for (const [x, y, w, h] of [
    [1290, 2610, 420, 230],
    [1080, 2640, 170, 90],
    [330, 2640, 210, 110],
    [60, 2760, 300, 170],
    [930, 2800, 330, 150],
    [1340, 2850, 420, 200],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + y, light: [glory.x - x, -900], ...stone });
  const folk = tints('0.3 0.075 25, 0.3 0.05 345, 0.36 0.06 60');
  for (const [i, [x, y, h]] of (
    [
      [1240, 2450, 216],
      [1330, 2462, 196],
      [1396, 2476, 122],
    ] as const
  ).entries()) {
    const dress = {
      robe: folk[i]!,
      dark: mix(folk[i]!, lch(0.12, 0.04, 320), 0.55),
      cloth: mix(folk[i]!, lch(0.8, 0.06, 60), 0.35),
    };
    await c.svg(standing(x, y, h, dress, i === 1 ? 1 : -1, { staff: i === 0 }), {
      box: [x - 120, y - h - 60, 240, h + 80],
      rim: { dx: -3, dy: -4, col: gold, amt: 1 },
    });
  }
  const blades = tints('0.16 0.045 320, 0.22 0.05 345, 0.32 0.065 20, 0.52 0.085 50, 0.78 0.09 70');
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [14, 60],
      n: 700,
      w: 2.6,
      lean: 0.12,
      tones: blades,
      jitter: 60,
      clump: 110,
      bias: (x) => clamp(1.1 - Math.abs(x - 740) / 800),
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => near(x) + 90,
        h: [40, 120],
        n: 800,
        w: 3.6,
        persp: 0.5,
        lean: 0.12,
        tones: blades.slice(0, 3),
        jitter: 300,
        clump: 120,
      }),
    { box: [0, 2360, 1440, 520] },
  );
}
