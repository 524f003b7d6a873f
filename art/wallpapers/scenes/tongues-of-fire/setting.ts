import { lch, type RGB } from '../../lib/colour.ts';
import { tints } from '../../lib/notation.ts';

export const gold = lch(0.86, 0.13, 74);

export const [front, side, roof, edge, dark, win] = tints(
  '.36 .075 335, .24 .065 325, .56 .095 10, .64 .1 20, .16 .05 320, .88 .13 78',
) as [RGB, RGB, RGB, RGB, RGB, RGB];
