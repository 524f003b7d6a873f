import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { line, sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { boulder } from '../../lib/rock.ts';
import { tuft } from '../../lib/tuft.ts';
import { frostedGround } from './ground.ts';
import { drawFlakes } from './manna.ts';
import { butter, sun } from './setting.ts';

const white = lch(0.965, 0.05, 80);

/** The field where they gather. */
export async function drawField(c: Canvas): Promise<void> {
  const top = ridgeLine(line('0 2160, 300 2172, 620 2180, 900 2150, 1180 2110, 1440 2092'), 61, [
    { amp: 14, len: 380 },
    { amp: 5, len: 90 },
  ]);
  frostedGround(c, {
    top,
    seed: 71,
    tones: sweep('0 0.6 0.06 40, 0.35 0.5 0.058 330, 1 0.4 0.06 288'),
    depth: 620,
    lit: lch(0.86, 0.085, 72),
    shade: lch(0.4, 0.06, 284),
    white,
    pale: lch(0.68, 0.045, 310),
    cover: 0.66,
    rim: 0.9,
    sheen: 0.2,
  });
  await drawFlakes(c, top, { count: 9000, seed: 5, size: 3.6, to: 2780 });
}

/** The dark bank nearest to us: desert shrubs against the light. */
export async function drawBank(c: Canvas): Promise<void> {
  const top = ridgeLine(line('0 2640, 240 2680, 520 2752, 820 2786, 1100 2740, 1440 2630'), 81, [
    { amp: 16, len: 300 },
    { amp: 6, len: 70 },
  ]);
  frostedGround(c, {
    top,
    seed: 91,
    tones: sweep('0 0.36 0.055 300, 0.5 0.27 0.05 286, 1 0.2 0.045 282'),
    depth: 260,
    lit: lch(0.66, 0.09, 58),
    shade: lch(0.24, 0.05, 282),
    white: lch(0.9, 0.07, 78),
    pale: lch(0.52, 0.05, 285),
    cover: 0.5,
    rim: 0.85,
    sheen: 0.04,
  });
  const stone = {
    tones: sweep('0 0.17 0.04 282, 0.5 0.31 0.05 295, 0.8 0.58 0.075 45, 1 0.9 0.09 76'),
    rim: butter,
  };
  for (const [x, y, w, h] of [
    [1330, 2720, 250, 140],
    [1180, 2770, 120, 62],
  ] as const)
    boulder(c, { x, y, w, h, seed: x, light: [sun.x - x, -500], ...stone });
  const R = rng(31);
  const sage: RGB[] = tints('0.17 0.04 282, 0.22 0.045 285, 0.3 0.05 290, 0.46 0.06 20, 0.78 0.09 72');
  let svg = '';
  for (const [x, dy, h, n] of [
    [50, 90, 330, 120],
    [190, 120, 230, 70],
    [330, 90, 130, 40],
    [1410, 90, 260, 80],
    [1070, 90, 120, 34],
    [640, 90, 90, 26],
  ] as const)
    svg += tuft(R, x, top(x) + dy, h, n, sage, -1);
  await c.svg(svg, { box: [0, 2300, 1440, 580], rim: { dx: -2, dy: -2, col: butter, amt: 0.6 } });
}
