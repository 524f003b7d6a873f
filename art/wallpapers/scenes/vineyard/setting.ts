import { lch } from '../../lib/colour.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const sun = { x: 1090, y: 1190, r: 76 };
export const cream = lch(0.955, 0.04, 78);
export const apricot = lch(0.84, 0.1, 62);
