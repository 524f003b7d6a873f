import { lch } from '../../lib/colour.ts';

export const foot = { x: 900, y: 2020 };

export const gold = lch(0.9, 0.115, 80);

export const column = (y: number) => foot.x + 46 * Math.sin(y / 520 + 0.6) - 70 * (1 - y / foot.y);
