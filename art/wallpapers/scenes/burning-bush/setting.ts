import { lch } from '../../lib/colour.ts';

export const bush = { x: 850, y: 2190 };

export const fire = { x: bush.x, y: bush.y - 230 };

export const gold = lch(0.88, 0.115, 78);

export const amber = lch(0.74, 0.145, 58);
