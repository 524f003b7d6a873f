import { lch, type RGB } from '../../lib/colour.ts';
import { tints } from '../../lib/notation.ts';

export const glory = { x: 720, y: 1290 };

export const pearl = lch(0.985, 0.025, 95);

export const gold = lch(0.93, 0.085, 90);

// jasper, sapphire, agate, emerald: the courses that show above the cloud
export const jewels: RGB[] = tints(
  '.68 .08 160, .64 .09 262, .76 .05 310, .74 .08 165, .8 .08 85, .68 .07 300',
);
