import { lch } from '../../lib/colour.ts';

export const sun = { x: 1190, y: 1450 };

export const shoreline = 2090;

export const apricot = lch(0.9, 0.085, 66);
