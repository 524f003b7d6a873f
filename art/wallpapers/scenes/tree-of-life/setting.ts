import { lch } from '../../lib/colour.ts';

export const light = { x: 720, y: 1440 };

export const honey = lch(0.9, 0.12, 92);

export const cream = lch(0.98, 0.045, 98);

export const rim = { dx: 0, dy: -4, col: lch(0.95, 0.1, 92), amt: 0.95 };
