import { lch } from '../../lib/colour.ts';

export const sun = { x: 470, y: 1470 };

export const horizon = 1640;

export const butter = lch(0.965, 0.07, 96);
