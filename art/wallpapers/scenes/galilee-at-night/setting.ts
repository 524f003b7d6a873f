import { lch } from '../../lib/colour.ts';

export const moon = { x: 945, y: 930 };

export const lake = 1610;

export const silver = lch(0.94, 0.035, 115);

export const amber = lch(0.83, 0.12, 70);

/** The clouds that cross the moon: drawn with the sky, and once more over the disc. */
export const veil = {
  y0: 820,
  y1: 1240,
  sx: 820,
  sy: 54,
  cover: 0.5,
  seed: 85,
  amt: 0.62,
  edge: 0.09,
  stipple: 0.75,
  col: () => lch(0.4, 0.045, 212),
  lit: lch(0.8, 0.045, 135),
  lightX: 0,
  lightY: -1,
};
