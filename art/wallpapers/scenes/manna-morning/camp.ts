import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { disc } from '../../lib/halo.ts';
import { castShadow } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { type TentTones, tent } from '../../lib/tents.ts';
import { apricot, butter, shadowAt, sun } from './setting.ts';

const haze = lch(0.9, 0.06, 72);
const light: Light = { x: sun.x, spread: 700, side: -1, rim: butter, wash: apricot };

/** One tent with its shadow; `air` is how much haze lies before it, 0 to 1. */
async function pitch(c: Canvas, seed: number, x: number, y: number, w: number, air: number, cloth: RGB) {
  const R = rng(seed);
  const dir = x < 700 ? 1 : -1;
  const dim = (col: RGB) => mix(col, haze, air);
  const tones: TentTones = {
    roof: dim(mix(cloth, lch(0.7, 0.06, 60), 0.22)),
    wall: dim(mix(cloth, lch(0.3, 0.05, 285), 0.45)),
    stripe: dim(mix(cloth, lch(0.26, 0.05, 285), 0.65)),
    rope: dim(lch(0.4, 0.04, 280)),
    inside: dim(lch(0.24, 0.05, 285)),
  };
  const svg = tent(R, x, y, w, w * 0.44, tones, [], dir);
  const box: [number, number, number, number] = [x - w * 2, y - w * 0.7, w * 4, w * 1.6];
  const lie = shadowAt(x, y, 0.75);
  await castShadow(c, [svg], { x, y }, lie, { box, col: dim(lch(0.42, 0.06, 285)), amt: 0.5 });
  await c.svg(svg, { box, rim: { dx: -2 - w / 90, dy: -2 - w / 110, col: butter, amt: 0.95 } });
}

/** The camp between the mountains and the field of manna: three low rises, tents on each, mist between. */
export async function drawCamp(c: Canvas): Promise<void> {
  ridge(c, light, {
    line: '0 1560, 200 1590, 420 1600, 640 1560, 860 1470, 1060 1400, 1230 1440, 1440 1380',
    seed: 3,
    rough: [26, 24, 9, 4],
    peaks: true,
    to: 1780,
    depth: 230,
    tones: tints('0.73 0.045 265, 0.82 0.05 330, 0.91 0.06 70'),
    lit: lch(0.9, 0.07, 62),
    shade: lch(0.64, 0.05, 275),
    facet: [64, 170],
    gullies: true,
  });
  await disc(c, sun.x, sun.y, 84, lch(0.992, 0.03, 98));
  ridge(c, light, {
    line: '0 1610, 300 1640, 620 1650, 900 1612, 1180 1566, 1440 1590',
    seed: 13,
    rough: [16, 10, 5],
    to: 1800,
    depth: 130,
    tones: tints('0.68 0.05 300, 0.87 0.065 62'),
    lit: lch(0.89, 0.08, 70),
    shade: lch(0.6, 0.05, 285),
    facet: [90, 60],
  });
  mist(c, 1580, 1780, lch(0.95, 0.06, 80), 0.8, 9, { sx: 460 });
  const cloths = tints('0.42 0.07 35, 0.36 0.05 270, 0.47 0.07 55, 0.4 0.06 15');
  const plain = ridge(c, light, {
    line: '0 1720, 360 1735, 760 1730, 1100 1696, 1440 1680',
    seed: 23,
    rough: [10, 6, 3],
    to: 1960,
    depth: 170,
    tones: tints('0.72 0.06 50, 0.79 0.055 50, 0.88 0.06 66'),
    lit: lch(0.92, 0.08, 80),
    shade: lch(0.62, 0.05, 300),
    facet: [260, 50],
  });
  const far = [40, 130, 212, 455, 560, 640, 752, 850, 930, 1040, 1128, 1236, 1330, 1420];
  for (const [i, x] of far.entries())
    await pitch(c, 40 + i, x, plain(x) + 12 + (i % 3) * 9, 62 + (i % 3) * 9, 0.5, cloths[i % 4]!);
  mist(c, 1730, 1900, lch(0.94, 0.06, 76), 0.72, 15, { sx: 520 });
  const right = ridge(c, light, {
    line: '0 1905, 260 1890, 520 1872, 820 1846, 1120 1800, 1440 1772',
    seed: 33,
    rough: [16, 8, 3],
    to: 2160,
    depth: 240,
    tones: tints('0.62 0.06 40, 0.7 0.055 40, 0.84 0.06 58'),
    lit: lch(0.88, 0.085, 74),
    shade: lch(0.53, 0.055, 290),
    facet: [320, 70],
  });
  for (const [i, [x, w, dy]] of (
    [
      [690, 126, 12],
      [902, 146, 22],
      [1116, 152, 14],
      [1330, 170, 28],
    ] as const
  ).entries())
    await pitch(c, 71 + i, x, right(x) + dy, w, 0.26, cloths[(i + 1) % 4]!);
  mist(c, 1880, 2050, lch(0.92, 0.065, 70), 0.62, 21, { sx: 560 });
  const left = ridge(c, light, {
    line: '0 1900, 220 1935, 480 1990, 760 2040, 1100 2066, 1440 2060',
    seed: 43,
    rough: [14, 8, 3],
    to: 2300,
    depth: 260,
    tones: tints('0.53 0.06 32, 0.6 0.055 34, 0.76 0.06 50'),
    lit: lch(0.84, 0.09, 72),
    shade: lch(0.45, 0.055, 288),
    facet: [360, 80],
  });
  await pitch(c, 93, 118, left(118) + 34, 300, 0.1, cloths[0]!);
  await pitch(c, 92, 452, left(452) + 20, 216, 0.14, cloths[2]!);
  mist(c, 2030, 2190, lch(0.88, 0.07, 62), 0.5, 27, { sx: 600 });
}
