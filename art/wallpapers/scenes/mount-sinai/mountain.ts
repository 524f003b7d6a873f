import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { line, sweep, tints } from '../../lib/notation.ts';
import { type Light, ridge } from '../../lib/ridge.ts';
import { crag } from '../../lib/rock.ts';
import { glory } from './setting.ts';

const massif =
  '-20 1900, 120 1800, 250 1640, 360 1590, 450 1400, 540 1310, 620 1130, 735 1040, 830 1120, 900 1270, 1000 1330, 1090 1520, 1200 1580, 1320 1760, 1460 1840';

export function drawMountain(c: Canvas): (x: number) => number {
  const light: Light = {
    x: glory.x,
    spread: 620,
    side: 1,
    rim: lch(0.86, 0.085, 70),
    wash: lch(0.8, 0.08, 60),
  };
  ridge(c, light, {
    line: '0 1620, 200 1560, 420 1700, 720 1760, 1060 1660, 1240 1540, 1440 1600',
    seed: 2,
    rough: [36, 30, 12, 5],
    peaks: true,
    to: 2100,
    depth: 260,
    tones: tints('0.6 0.055 350, 0.74 0.06 40'),
    lit: lch(0.76, 0.07, 45),
    shade: lch(0.52, 0.055, 320),
    facet: [60, 150],
    gullies: true,
    rim: 0.4,
  });
  const top = ridgeLine(line(massif), 14, [
    { amp: 40, len: 150, sharp: true },
    { amp: 26, len: 62 },
    { amp: 9, len: 22 },
  ]);
  crag(c, {
    top,
    to: 2330,
    seed: 6,
    cell: [62, 135],
    crack: 0.22,
    gully: 0.42,
    ramp: sweep('0 0.6 0.095 45, 0.3 0.48 0.09 34, 0.65 0.4 0.075 18, 1 0.5 0.06 20'),
    depth: 1000,
    lit: lch(0.84, 0.095, 68),
    shade: lch(0.27, 0.065, 345),
    shadeAmt: 0.85,
    light: (x, y) => [
      (glory.x - x) * 0.8 - 120,
      glory.y - 200 - y,
      0.2 + 0.72 * Math.exp(-Math.hypot(x - glory.x, y - glory.y) / 620),
    ],
    rim: { col: lch(0.95, 0.075, 85), amt: 0.9, w: 9 },
  });
  return top;
}
