import { lch } from '../../lib/colour.ts';
import { noise2 } from '../../lib/noise.ts';

export const bankNoise = noise2(404);
export const height = 2880;
export const waterline = 1700;
export const sun = { x: 470, y: 1130, r: 74 };
export const cream = lch(0.96, 0.04, 92);
export const gold = lch(0.92, 0.07, 88);
