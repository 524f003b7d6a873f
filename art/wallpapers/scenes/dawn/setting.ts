import { lch } from '../../lib/colour.ts';
import { G1 } from '../../lib/grain.ts';

export const sun = { x: 925, y: 1408, r: 88 };
export const cream = lch(0.955, 0.045, 88);
export const gold = lch(0.9, 0.085, 80);
export const peach = lch(0.84, 0.085, 58);
export const grain = G1();
