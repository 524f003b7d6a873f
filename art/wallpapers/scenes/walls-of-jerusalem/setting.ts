import { lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const amber = lch(0.86, 0.1, 76);
export const honey = lch(0.9, 0.085, 84);
export const [w0, w1, w2, w3, w4, w5] = tones([
  0.575, 0.1, 54, 0.635, 0.108, 60, 0.685, 0.112, 65, 0.735, 0.113, 70, 0.785, 0.11, 75, 0.85, 0.098, 82,
]);
export const lit = [w0!, w1!, w2!, w3!, w4!, w5!];
export const dim = tones([
  0.33, 0.05, 345, 0.37, 0.052, 352, 0.41, 0.055, 0, 0.45, 0.058, 10, 0.49, 0.06, 20,
]);
