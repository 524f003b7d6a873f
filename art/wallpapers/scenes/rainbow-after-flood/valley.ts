import { mist } from '../../lib/air.ts';
import { deer, elephant, giraffe } from '../../lib/beasts.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grove } from '../../lib/groves.ts';
import { sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { ridge } from '../../lib/ridge.ts';
import { water } from '../../lib/water.ts';
import { gold, light, waterline } from './setting.ts';

/** What lies behind the bow's feet: the mountains where the ark came to rest, and the first hills. */
export function drawFarLand(c: Canvas): void {
  ridge(c, light, {
    line: '0 1640, 160 1590, 330 1640, 560 1690, 800 1650, 980 1530, 1100 1470, 1210 1540, 1330 1580, 1440 1560',
    seed: 3,
    rough: [34, 28, 11, 4],
    peaks: true,
    to: 1900,
    depth: 260,
    tones: tints('0.5 0.055 300, 0.62 0.058 330, 0.77 0.065 45'),
    lit: lch(0.82, 0.08, 58),
    shade: lch(0.42, 0.055, 290),
    facet: [64, 160],
    gullies: true,
    rim: 0.45,
  });
  mist(c, 1640, 1820, lch(0.84, 0.07, 60), 0.62, 5, { sx: 480 });
}

const grass = { lit: lch(0.82, 0.1, 92), shade: lch(0.39, 0.05, 220) };

/** The valley with the water that has not yet gone, hills that reach into it from both sides. */
export async function drawValley(c: Canvas): Promise<void> {
  const far = ridge(c, light, {
    ...grass,
    line: '0 1720, 240 1736, 480 1792, 700 1836, 960 1838, 1180 1776, 1440 1710',
    seed: 13,
    rough: [26, 14, 5],
    to: waterline + 2,
    depth: 170,
    tones: tints('0.54 0.06 150, 0.68 0.068 100'),
    facet: [150, 110],
  });
  await c.svg(
    grove(rng(15), {
      y: far,
      x0: 1040,
      x1: 1460,
      d0: 14,
      d1: 70,
      rows: 3,
      size: [16, 26],
      gap: 1.5,
      tones: tints('0.36 0.05 240, 0.4 0.055 175, 0.7 0.09 95') as [never, never, never],
      lx: -1,
      keep: (x) => 0.8 * sstep(1060, 1200, x),
    }),
    { box: [1000, 1660, 440, 220] },
  );
  water(c, {
    wl: waterline,
    y1: 2300,
    seed: 42,
    sun: { x: 300, y: 1500 },
    tint: lch(0.6, 0.055, 300),
    deep: lch(0.36, 0.05, 265),
    spark: gold,
    tintNear: 0.34,
    tintFar: 0.1,
    deepAmt: 0.4,
    ripple: 0.5,
    glitter: 0.45,
    streak: 0.3,
  });
  mist(c, waterline - 40, waterline + 46, lch(0.88, 0.07, 66), 0.6, 51, { sx: 300, soft: 1.6 });
  const left = ridge(c, light, {
    ...grass,
    line: '0 1880, 160 1888, 330 1930, 470 1986, 580 2040, 700 2090, 1440 2600',
    seed: 23,
    rough: [18, 12, 4],
    to: 2400,
    depth: 260,
    tones: tints('0.53 0.07 128, 0.6 0.075 112, 0.42 0.06 160'),
    facet: [260, 80],
    wash: 0.62,
    washDepth: 150,
  });
  await c.svg(
    grove(rng(16), {
      y: left,
      x0: -20,
      x1: 300,
      d0: 20,
      d1: 90,
      rows: 3,
      size: [26, 40],
      gap: 1.5,
      tones: tints('0.33 0.05 235, 0.37 0.055 165, 0.7 0.095 96') as [never, never, never],
      lx: -1,
      keep: (x) => 0.8 * (1 - sstep(150, 290, x)),
    }),
    { box: [0, 1840, 420, 240] },
  );
  const right = ridge(c, light, {
    ...grass,
    line: '0 2700, 760 2130, 880 2060, 1020 2000, 1170 1950, 1300 1930, 1440 1940',
    seed: 33,
    rough: [18, 12, 4],
    to: 2500,
    depth: 280,
    tones: tints('0.56 0.078 118, 0.58 0.075 116, 0.4 0.06 165'),
    facet: [260, 80],
    wash: 0.62,
    washDepth: 150,
  });
  await drawPairs(c, left, right);
  mist(c, 2040, 2200, lch(0.84, 0.075, 70), 0.34, 57, { sx: 460 });
}

/** Two and two they have gone out: a few, far off, on the hills on both sides. */
async function drawPairs(
  c: Canvas,
  left: (x: number) => number,
  right: (x: number) => number,
): Promise<void> {
  const [hide, coat, fawn] = tints('0.36 0.05 300, 0.42 0.06 40, 0.38 0.06 20');
  const svg =
    elephant(1128, right(1128) + 26, 58, hide!, hide!, 1) +
    elephant(1036, right(1036) + 30, 52, hide!, hide!, 1) +
    giraffe(1316, right(1316) + 8, 98, coat!, coat!, 1) +
    giraffe(1368, right(1368) + 10, 86, coat!, coat!, 1) +
    deer(366, left(366) + 10, 54, fawn!, fawn!, 1, true) +
    deer(322, left(322) + 10, 47, fawn!, fawn!, 1);
  await c.svg(svg, { box: [260, 1780, 1180, 380], rim: { dx: -3, dy: -2, col: gold, amt: 0.9 } });
}
