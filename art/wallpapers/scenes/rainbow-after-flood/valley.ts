import { mist } from '../../lib/air.ts';
import { deer, elephant, giraffe } from '../../lib/beasts.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { sheep } from '../../lib/creatures.ts';
import { grove } from '../../lib/groves.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { ridge } from '../../lib/ridge.ts';
import { lemon, light } from './setting.ts';

export async function drawValley(c: Canvas): Promise<void> {
  ridge(c, light, {
    line: '0 1590, 200 1500, 420 1580, 700 1640, 960 1560, 1200 1470, 1440 1540',
    seed: 3,
    rough: [40, 30, 12, 4],
    peaks: true,
    to: 2000,
    depth: 220,
    tones: tints('0.58 0.05 240, 0.78 0.05 150'),
    lit: lch(0.82, 0.06, 120),
    shade: lch(0.48, 0.05, 250),
    facet: [62, 150],
    gullies: true,
    rim: 0.4,
  });
  mist(c, 1580, 1780, lch(0.9, 0.05, 105), 0.7, 5);
  const a = ridge(c, light, {
    line: '0 1640, 280 1700, 560 1790, 860 1770, 1160 1680, 1440 1620',
    seed: 13,
    rough: [30, 16, 5],
    to: 2200,
    depth: 240,
    tones: tints('0.55 0.075 160, 0.76 0.085 125'),
    lit: lch(0.8, 0.11, 115),
    shade: lch(0.44, 0.065, 185),
    facet: [150, 120],
  });
  await c.svg(
    grove(rng(15), {
      y: a,
      x0: 900,
      x1: 1460,
      d0: 26,
      d1: 150,
      rows: 5,
      size: [18, 32],
      gap: 1.4,
      tones: tints('0.4 0.06 180, 0.4 0.065 165, 0.66 0.1 125') as [never, never, never],
      lx: -1,
      keep: (x) => 0.9 * sstep(930, 1080, x),
    }),
    { box: [840, 1560, 600, 320] },
  );
  mist(c, 1760, 1920, lch(0.9, 0.06, 108), 0.55, 7);
  ridge(c, light, {
    line: '0 1900, 260 1880, 560 1840, 820 1860, 1100 1900, 1440 1860',
    seed: 23,
    rough: [20, 12, 4],
    to: 2880,
    depth: 460,
    tones: tints('0.6 0.1 135, 0.68 0.12 125, 0.5 0.1 142'),
    lit: lch(0.84, 0.13, 112),
    shade: lch(0.42, 0.08, 165),
    facet: [190, 70],
  });
  // what is left of the flood: pools that hold the sky
  const n = noise2(31);
  c.each(1930, 2400, (x, y, o) => {
    const t = (y - 1930) / 470;
    const s = 1 / (t + 0.35);
    const band = Math.exp(-(((x - (820 - 260 * Math.sin(t * 4.2))) / (150 + 170 * t)) ** 2));
    const v =
      band * 0.8 +
      0.5 * n(((x - 720) * s) / 420, Math.log(t + 0.25) * 4.2 + 3) -
      0.42 -
      0.5 * (1 - sstep(0, 0.16, t));
    if (v < 0) return;
    const edge = sstep(0, 0.05, v);
    c.blendPx(o, mix(lch(0.9, 0.05, 150), lch(0.6, 0.055, 245), clamp(t * 1.3)), edge * 0.92);
    const streak = sstep(0.2, 0.5, n(x / 160, y / 7));
    c.blendPx(o, lemon, edge * streak * 0.5);
    c.blendPx(o, lch(0.36, 0.07, 165), (1 - sstep(0.0, 0.06, v)) * 0.5);
  });
}

export async function drawBeasts(c: Canvas): Promise<void> {
  const rim = { dx: -3, dy: -3, col: lch(0.97, 0.07, 100), amt: 0.9 };
  const [grey, greyDark, tan, tanDark, fawn, fawnDark] = tints(
    '0.5 0.025 255, 0.36 0.03 265, 0.68 0.09 72, 0.46 0.08 50, 0.56 0.08 50, 0.36 0.06 40',
  );
  let svg = '';
  for (const [x, y, h] of [
    [1130, 2090, 104],
    [960, 2110, 118],
  ] as const)
    svg += elephant(x, y, h, grey!, greyDark!, 1);
  for (const [x, y, h] of [
    [1230, 2010, 156],
    [1320, 2000, 136],
  ] as const)
    svg += giraffe(x, y, h, tan!, tanDark!, 1);
  for (const [x, y, h, dir] of [
    [230, 2030, 92, -1],
    [322, 2046, 84, 1],
  ] as const)
    svg += deer(x, y, h, fawn!, fawnDark!, dir, dir < 0);
  await c.svg(svg, { box: [80, 1800, 1360, 320], rim });
  const wool = tints('0.74 0.03 150, 0.86 0.03 110, 0.96 0.035 95');
  for (const [x, y, s, d] of [
    [150, 2210, 66, 1],
    [262, 2226, 60, -1],
  ] as const)
    await c.svg(sheep(rng(x), x, y, s, wool, lch(0.3, 0.04, 170), d, d < 0), {
      box: [x - 80, y - 90, 160, 100],
      rim,
    });
}
