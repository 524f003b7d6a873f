import { lch } from '../../lib/colour.ts';
import { tints } from '../../lib/notation.ts';

export const sun = { x: 730, y: 1300 };

export const pearl = lch(0.985, 0.03, 105);

export const gold = lch(0.95, 0.075, 102);

export type Line = (x: number) => number;

export const greens = tints('.3 .065 172, .4 .08 158, .52 .1 145, .68 .125 130, .88 .12 110');

export const blush = tints('.42 .07 5, .58 .09 2, .73 .09 4, .85 .07 12, .96 .035 50');
