import { lch } from '../../lib/colour.ts';
import type { Light } from '../../lib/ridge.ts';

export const lemon = lch(0.95, 0.09, 102);

export const light: Light = { x: 200, spread: 900, side: -1, rim: lemon, wash: lch(0.86, 0.12, 110) };
