import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { line, tints } from '../../lib/notation.ts';
import { type Light, type Ridge, ridge } from '../../lib/ridge.ts';
import { drawFace } from './face.ts';
import { amber, glory, gold } from './setting.ts';

const rock = {
  peaks: true,
  gullies: true,
  lit: lch(0.62, 0.085, 52),
  shade: lch(0.27, 0.05, 340),
  rough: [22, 30, 13, 5],
};

/** Light that comes down from the summit onto slopes on this side of it. */
const from = (side: 1 | -1, spread: number): Light => ({ x: glory.x, spread, side, rim: gold, wash: amber });

export function drawFarRange(c: Canvas): void {
  ridge(c, from(1, 700), {
    line: '0 1560, 180 1500, 360 1580, 700 1720, 1060 1620, 1260 1500, 1440 1540',
    seed: 2,
    rough: [30, 26, 10, 4],
    peaks: true,
    to: 2100,
    depth: 320,
    tones: tints('0.5 0.05 320, 0.6 0.055 350, 0.68 0.06 30'),
    lit: lch(0.66, 0.065, 35),
    shade: lch(0.44, 0.05, 305),
    facet: [70, 180],
    gullies: true,
    rim: 0.15,
    wash: 0.1,
  });
}

/** The massif with its summit, which stands in the light. */
export function drawPeak(c: Canvas): void {
  const skyline = line(
    '-20 1850, 60 1770, 140 1640, 210 1610, 290 1500, 350 1470, 430 1430, 510 1350, 572 1240, 618 1216, 648 1170, 686 1146, 716 1116, 746 1122, 778 1166, 802 1182, 826 1228, 872 1244, 950 1350, 1040 1400, 1110 1420, 1180 1530, 1260 1570, 1340 1690, 1460 1780',
  );
  drawFace(
    c,
    ridgeLine(skyline, 14, [
      { amp: 16, len: 300, sharp: true },
      { amp: 22, len: 110 },
      { amp: 15, len: 52, sharp: true },
      { amp: 6, len: 17 },
    ]),
  );
}

/** Spurs at the mountain's foot, the far ones first. */
const spurs: (Omit<Ridge, 'lit' | 'shade'> & { side: 1 | -1 })[] = [
  {
    side: 1,
    line: '-20 2010, 100 1990, 220 2010, 360 2080, 500 2150, 640 2210, 1440 2600',
    seed: 74,
    depth: 260,
    tones: tints('0.4 0.066 12, 0.38 0.056 350, 0.56 0.058 10'),
  },
  {
    side: -1,
    line: '0 2600, 830 2210, 970 2140, 1090 2060, 1220 2000, 1340 2010, 1460 2050',
    seed: 84,
    depth: 260,
    tones: tints('0.4 0.066 12, 0.37 0.055 345, 0.56 0.058 10'),
  },
];

/** Spur before spur down to the plain, each darker at its crest and lost in mist at its foot. */
export function drawFoothills(c: Canvas): void {
  mist(c, 1900, 2240, lch(0.64, 0.065, 30), 0.4, 6, { sx: 460, sy: 90 });
  for (const [i, k] of spurs.entries()) {
    const { side, ...shape } = k;
    ridge(c, from(side, 560), {
      ...rock,
      ...shape,
      to: 2400,
      facet: [96, 220],
      facetAmt: 0.5,
      rim: 0.85 - i * 0.05,
      rimWidth: 10,
      wash: 0.6 - i * 0.05,
      washDepth: 150,
    });
  }
  mist(c, 2050, 2300, lch(0.74, 0.07, 50), 0.62, 7, { sx: 520, sy: 80 });
}
