import { lch } from '../../lib/colour.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const gate = { x: 742, foot: 2112, w: 116, h: 356 };
export const ivory = lch(0.975, 0.045, 96);
export const honey = lch(0.88, 0.105, 84);
