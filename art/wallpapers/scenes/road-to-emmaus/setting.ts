import { lch } from '../../lib/colour.ts';

export const sun = { x: 905, y: 1345 };

export const amber = lch(0.9, 0.12, 78);
