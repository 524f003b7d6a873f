import { lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const lemon = lch(0.96, 0.06, 102);
export const crimson = tones([0.4, 0.13, 20, 0.5, 0.165, 22, 0.6, 0.185, 26, 0.72, 0.15, 34]);
