import { lch } from '../../lib/colour.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const air = lch(0.83, 0.03, 215);
export const rose = lch(0.86, 0.075, 40);
export const cream = lch(0.94, 0.045, 70);

export const light = { x: -260, y: 900 };
