import { lch } from '../../lib/colour.ts';
import { G1 } from '../../lib/grain.ts';
import { ridgeLine } from '../../lib/hill.ts';
import { curve } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';

export const milk = lch(0.5, 0.055, 250);
export const width = 1440;
export const starAt = { x: 560, y: 610 };
export const stableAt = { x: 545, y: 2055 };
export const cream = lch(0.96, 0.045, 92);
export const warm = lch(0.86, 0.1, 76);
export const cloudNoise = noise2(9);
export const grain = G1();
export const mound = ridgeLine(
  curve([
    [0, 2170],
    [260, 2150],
    [520, 2090],
    [760, 1990],
    [960, 1930],
    [1160, 1950],
    [1440, 2060],
  ]),
  24,
  [
    { amp: 14, len: 300 },
    { amp: 5, len: 80 },
  ],
);
export const stableX = stableAt.x;
export const stableY = mound(stableAt.x) + 66;
export const atStable = (a: number, b: number) => `${(stableX + a).toFixed(1)} ${(stableY - b).toFixed(1)}`;
