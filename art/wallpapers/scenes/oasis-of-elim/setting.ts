import { lch } from '../../lib/colour.ts';

export const sun = { x: 1130, y: 905 };

export const shoreline = 1900;

export const cream = lch(0.97, 0.04, 92);
