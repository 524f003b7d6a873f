import { lch } from '../../lib/colour.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const light = { x: 640, y: 760 };
export const WL = 2210;
export const haze = lch(0.945, 0.085, 112);
export const sunlit = lch(0.97, 0.065, 106);
