import { lch } from '../../lib/colour.ts';

export const sun = { x: 196, y: 1650 };
export const glow = lch(0.95, 0.09, 94);
export const yolk = lch(0.89, 0.155, 92);
