import { billow, type Puff } from '../../lib/billow.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { fireColumn, sparks } from '../../lib/fire.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { column, foot } from './setting.ts';

export async function drawPillar(c: Canvas): Promise<void> {
  const R = rng(5);
  // the cloud that bears the fire upward
  const puffs: Puff[] = [];
  for (let i = 0; i < 44; i++) {
    const t = i / 43;
    const y = lerp(-60, 1560, t);
    const side = i % 2 ? 1 : -1;
    puffs.push([
      column(y) + side * lerp(330, 120, t) * R.r(0.15, 1.05),
      y + R.n() * 40,
      lerp(210, 70, t) * R.r(0.6, 1.1),
    ]);
  }
  puffs.sort((a, b) => Math.abs(b[0] - column(b[1])) - Math.abs(a[0] - column(a[1])));
  billow(c, {
    puffs,
    seed: 9,
    tones: sweep('0 0.18 0.05 300, 0.35 0.27 0.07 340, 0.65 0.46 0.11 35, 1 0.76 0.135 64'),
    light: (x, y) => [column(y) - x, 40],
    solid: 0.2,
    amt: 0.9,
    rough: 0.9,
  });
  c.glow(foot.x - 30, 1350, 820, 1500, lch(0.64, 0.135, 52), 0.4, 1.8, { stipple: 0.3 });
  fireColumn(c, {
    x: column,
    half: (y) => lerp(118, 92, y / foot.y) + 60 * sstep(1850, 2030, y) ** 2,
    y0: 0,
    y1: foot.y + 10,
    seed: 31,
    tones: sweep(
      '0 0.5 0.14 36, 0.22 0.62 0.16 46, 0.45 0.76 0.155 63, 0.68 0.89 0.12 82, 0.88 0.97 0.06 95, 1 0.99 0.025 98',
    ),
    strength: (y) => (0.42 + 0.58 * sstep(-100, 1000, y)) * (1 - sstep(foot.y - 60, foot.y + 10, y)),
  });
  c.glow(foot.x, foot.y - 60, 420, 300, lch(0.93, 0.105, 84), 0.6, 1.9, { stipple: 0.2 });
  await c.svg(sparks(R, foot.x, 1950, 1500, 170, tints('0.7 0.16 55, 0.83 0.14 74, 0.95 0.07 92'), 0.16), {
    box: [300, 360, 1140, 1640],
  });
}
