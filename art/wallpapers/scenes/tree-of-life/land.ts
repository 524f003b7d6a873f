import { mist } from '../../lib/air.ts';
import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { light } from './setting.ts';

/** The hills behind, and the mound on which the tree stands. Returns its line. */
export async function land(c: Canvas) {
  const sun = { x: light.x, spread: 460 };
  rise(
    c,
    'far',
    31,
    [0, 1880, 220, 1800, 460, 1900, 740, 1960, 1000, 1906, 1240, 1790, 1440, 1850],
    '.45 .07 165, .62 .09 128 | .66 .1 118, .38 .06 185 | .9 .11 100',
    { h: 190, y1: 2300, sun },
  );
  mist(c, 1900, 2080, lch(0.76, 0.09, 115), 0.6, 7);
  rise(
    c,
    'mid',
    37,
    [0, 2010, 260, 2040, 520, 2100, 900, 2104, 1180, 2050, 1440, 1990],
    '.33 .06 178, .47 .085 138 | .56 .1 118, .27 .05 195 | .9 .12 98 | .76 .13 100',
    { h: 200, y1: 2500, sun, wash: [0.5, 90] },
  );
  mist(c, 2080, 2240, lch(0.68, 0.09, 118), 0.5, 12);
  return rise(
    c,
    'near',
    43,
    [0, 2330, 260, 2300, 520, 2244, 720, 2222, 920, 2246, 1180, 2306, 1440, 2340],
    '.36 .075 140, .25 .06 165, .175 .045 178, .125 .035 195 | .6 .12 112, .16 .045 185 | .94 .12 96 | .82 .135 98',
    { h: 560, sun: { x: light.x, spread: 400 }, rim: 0.9, wash: [0.7, 170], size: [180, 80] },
  );
}
