import { lch } from '../../lib/colour.ts';

export const sun = { x: 250, y: 1330 };

export const door = { x: 800, y: 2160, w: 230, h: 372 };

export const blaze = lch(0.985, 0.03, 95);

export const gold = lch(0.92, 0.085, 84);

export const cleft = lch(0.27, 0.042, 5);
