import { lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import type { WheatTones } from '../../lib/wheat.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const cream = lch(0.965, 0.035, 92);
export const straw = lch(0.93, 0.09, 92);
export const gold = tones([
  0.46, 0.085, 58, 0.56, 0.105, 66, 0.66, 0.122, 74, 0.76, 0.13, 81, 0.855, 0.12, 88, 0.935, 0.085, 94,
]);
export const ripe: WheatTones = { gold, lx: -1 };
