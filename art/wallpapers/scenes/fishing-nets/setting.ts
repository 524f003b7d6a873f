import { lch } from '../../lib/colour.ts';

export const sun = { x: 395, y: 1335 };

export const lake = 1480;

export const gold = lch(0.93, 0.08, 82);

export const umber = lch(0.25, 0.035, 45);

export const rim = { dx: -5, dy: -4, col: lch(0.94, 0.085, 78), amt: 1 };
