import { lch } from '../../lib/colour.ts';

/** Where the glory rests upon the mountain: the one light of the picture. */
export const glory = { x: 728, y: 1100 };

export const gold = lch(0.94, 0.085, 86);
export const amber = lch(0.8, 0.105, 66);

/** How near a place is to the glory: 1 at its heart, falling off over `reach` px. */
export const near = (x: number, y: number, reach: number): number =>
  Math.exp(-((Math.hypot(x - glory.x, (y - glory.y) * 1.05) / reach) ** 1.5));
