import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grove } from '../../lib/groves.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { foot } from './setting.ts';

export async function drawLand(c: Canvas): Promise<void> {
  const light: Light = {
    x: foot.x,
    spread: 560,
    side: 1,
    rim: lch(0.93, 0.07, 60),
    wash: lch(0.78, 0.085, 20),
  };
  ridge(c, light, {
    line: '0 1880, 240 1820, 480 1900, 760 1960, 1040 1900, 1240 1810, 1440 1860',
    seed: 3,
    rough: [34, 24, 9, 3],
    peaks: true,
    to: 2300,
    depth: 220,
    tones: tints('0.43 0.08 285, 0.58 0.07 310'),
    lit: lch(0.66, 0.075, 335),
    shade: lch(0.35, 0.08, 275),
    facet: [66, 150],
    gullies: true,
    rim: 0.5,
  });
  mist(c, 1900, 2100, lch(0.68, 0.07, 320), 0.6, 5);
  const b = ridge(c, light, {
    line: '0 2010, 260 2050, 520 2110, 760 2120, 1040 2080, 1240 2010, 1440 1980',
    seed: 13,
    rough: [22, 14, 5],
    to: 2500,
    depth: 240,
    tones: tints('0.36 0.075 278, 0.47 0.07 300'),
    lit: lch(0.6, 0.085, 350),
    shade: lch(0.28, 0.07, 272),
    facet: [130, 90],
    rim: 0.8,
    wash: 0.8,
  });
  await c.svg(
    grove(rng(4), {
      y: b,
      x0: 980,
      x1: 1460,
      d0: 24,
      d1: 140,
      rows: 5,
      size: [20, 36],
      gap: 1.4,
      tones: tints('0.27 0.07 272, 0.28 0.07 270, 0.47 0.075 310') as [never, never, never],
      lx: -1,
      keep: (x) => 0.9 * sstep(1010, 1150, x),
    }),
    { box: [940, 1900, 500, 320] },
  );
  mist(c, 2110, 2260, lch(0.62, 0.075, 330), 0.45, 8);
  ridge(c, light, {
    line: '0 2300, 260 2260, 520 2210, 700 2196, 900 2220, 1180 2290, 1440 2330',
    seed: 23,
    rough: [14, 10, 4],
    depth: 480,
    tones: tints('0.4 0.08 320, 0.27 0.07 280, 0.2 0.06 272'),
    lit: lch(0.64, 0.09, 10),
    shade: lch(0.2, 0.065, 274),
    facet: [170, 60],
    rim: 0.95,
    wash: 0.95,
    washDepth: 150,
  });
  c.glow(foot.x, foot.y + 30, 560, 150, lch(0.94, 0.075, 55), 0.75, 1.7, { stipple: 0.5 });
}
