import { lch } from '../../lib/colour.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const sun = { x: 196, y: 1650 };
export const glow = lch(0.95, 0.09, 94);
export const yolk = lch(0.89, 0.155, 92);
