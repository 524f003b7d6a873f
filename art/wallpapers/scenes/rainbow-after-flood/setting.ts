import { lch } from '../../lib/colour.ts';
import type { Light } from '../../lib/ridge.ts';

/** The evening sun stands low behind our left shoulder: it lights all that faces left, and the rain opposite. */
export const gold = lch(0.93, 0.095, 84);
export const honey = lch(0.84, 0.105, 76);
export const light: Light = { x: 260, spread: 1100, side: -1, rim: gold, wash: honey };

/** Level of the water that still stands in the valley. */
export const waterline = 1850;
