import { lch } from '../../lib/colour.ts';

export const lamp = { x: 560, y: 1866 };

export const edge = 2300;

export const back = 2078;

export const dark = lch(0.145, 0.03, 35);
