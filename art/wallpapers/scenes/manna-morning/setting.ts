import { lch } from '../../lib/colour.ts';

export const sun = { x: 318, y: 1500 };

/** Where the plain ends; shadows run away from the point of it under the sun. */
export const horizon = 1660;

export const butter = lch(0.965, 0.07, 90);
export const apricot = lch(0.88, 0.1, 70);

/** How a shadow lies that falls from a foot at (x, y): px sideways and toward us for each px of height. */
export const shadowAt = (x: number, y: number, long = 0.8) => ({
  along: ((x - sun.x) / (y - horizon + 40)) * long,
  down: long,
});
