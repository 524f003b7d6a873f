import { lch } from '../../lib/colour.ts';

export const gap = { x: 690, y: -60 };

export const river = 1730;

export const ivory = lch(0.975, 0.04, 98);
