import { lch } from '../../lib/colour.ts';

export const light = { x: 640, y: 760 };
export const WL = 2210;
export const haze = lch(0.945, 0.085, 112);
export const sunlit = lch(0.97, 0.065, 106);
