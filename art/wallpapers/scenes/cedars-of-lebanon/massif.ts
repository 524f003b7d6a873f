import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { line, slope } from '../../lib/slope.ts';
import { air } from './setting.ts';

/** The massif of Lebanon: two ranges of snow, lit from the left. */
export function massif(c: Canvas) {
  const m0 = line(
    5,
    [0, 1330, 180, 1270, 400, 1330, 640, 1200, 800, 1120, 1000, 1210, 1230, 1290, 1440, 1220],
    [30, 240, 24, 100, 8, 40, 4, 16],
    true,
  );
  slope(c, {
    y: m0,
    to: 1800,
    depth: 330,
    ramp: [0, 0.84, 0.045, 30, 0.45, 0.76, 0.04, 265, 1, 0.84, 0.03, 215],
    lit: [0.93, 0.055, 52],
    shade: [0.6, 0.06, 262],
    facet: [110, 170, 6, 0.95, 0.85, 300],
    rock: true,
    gain: 6,
    stipple: 0.5,
  });
  const m1 = line(
    15,
    [0, 1420, 220, 1450, 520, 1390, 760, 1440, 1010, 1330, 1180, 1200, 1300, 1130, 1440, 1210],
    [34, 230, 26, 100, 9, 40, 4, 16],
    true,
  );
  slope(c, {
    y: m1,
    to: 1900,
    depth: 380,
    ramp: [0, 0.8, 0.06, 32, 0.35, 0.68, 0.05, 270, 0.7, 0.66, 0.045, 240, 1, 0.82, 0.03, 215],
    lit: [0.91, 0.075, 42],
    shade: [0.5, 0.06, 258],
    facet: [120, 190, 16, 1, 0.9, 330],
    rock: true,
    gain: 6,
    stipple: 0.5,
  });
  mist(c, 1440, 1700, air, 0.75, 3, { soft: 1.5 });
}
