import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { standing } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { boulder } from '../../lib/rock.ts';
import { foot, gold } from './setting.ts';

export async function drawForeground(c: Canvas): Promise<void> {
  const light: Light = {
    x: foot.x - 60,
    spread: 560,
    side: 1,
    rim: lch(0.84, 0.13, 66),
    wash: lch(0.4, 0.095, 42),
  };
  const near = ridge(c, light, {
    line: '0 2560, 240 2590, 520 2660, 800 2720, 1080 2700, 1440 2600',
    seed: 23,
    rough: [14, 12, 5, 2],
    depth: 330,
    tones: tints('0.2 0.05 350, 0.14 0.04 310, 0.1 0.035 290'),
    lit: lch(0.34, 0.085, 42),
    shade: lch(0.1, 0.035, 295),
    facet: [150, 60],
    rim: 0.95,
    wash: 0.6,
    washDepth: 70,
  });
  const stone = {
    tones: sweep('0 0.09 0.035 290, 0.5 0.19 0.05 340, 0.78 0.42 0.11 48, 1 0.8 0.135 66'),
    rim: gold,
  };
  for (const [x, y, w, h] of [
    [90, 2740, 330, 210],
    [310, 2730, 150, 80],
    [1330, 2760, 380, 220],
    [1130, 2790, 170, 90],
    [640, 2850, 240, 110],
  ] as const)
    boulder(c, { x, y, w, h, seed: x + 3, light: [foot.x - x, -700], ...stone });
  const robes = tints('0.12 0.04 300, 0.14 0.045 340, 0.12 0.04 290');
  for (const [i, [x, dy, h]] of (
    [
      [452, 20, 250],
      [560, 26, 232],
      [636, 30, 142],
    ] as const
  ).entries()) {
    const dress = {
      robe: robes[i]!,
      dark: mix(robes[i]!, lch(0.07, 0.02, 10), 0.55),
      cloth: mix(robes[i]!, lch(0.5, 0.1, 50), 0.25),
    };
    const y = near(x) + dy;
    await c.svg(standing(x, y, h, dress, i === 1 ? 1 : -1, { staff: i === 0 }), {
      box: [x - 130, y - h - 50, 260, h + 70],
      rim: { dx: 4, dy: -4, col: lch(0.95, 0.09, 85), amt: 1 },
    });
  }
  const R = rng(83);
  const blades = tints('0.1 0.035 290, 0.14 0.04 310, 0.22 0.06 350, 0.46 0.115 50, 0.78 0.135 66');
  const lit = (x: number) => clamp(1.1 - Math.abs(x - 820) / 620);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [12, 56],
      n: 700,
      w: 2.6,
      lean: 0.1,
      tones: blades,
      jitter: 40,
      clump: 120,
      bias: lit,
    }) +
      grass(R, {
        x0: -20,
        x1: 1460,
        y: (x) => near(x) + 70,
        h: [40, 120],
        n: 700,
        w: 4,
        persp: 0.5,
        lean: 0.1,
        tones: blades.slice(0, 3),
        jitter: 240,
        clump: 130,
      }),
    { box: [0, 2440, 1440, 440] },
  );
}
