import { lch } from '../../lib/colour.ts';

export const glory = { x: 735, y: 1130 };

export const gold = lch(0.93, 0.085, 88);
