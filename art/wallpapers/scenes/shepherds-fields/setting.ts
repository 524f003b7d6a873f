import { lch } from '../../lib/colour.ts';

/** What the parts of this scene share: its light, its colours and its places (px on 1440 by 2880). */
export const fire = { x: 610, y: 2236 };
export const ember = lch(0.72, 0.15, 52);
export const amber = lch(0.84, 0.125, 72);

/** How much of the fire reaches a point, 0..1: flatter than round, because it lies on the ground. */
export const reach = (x: number, y: number, r = 520) =>
  Math.exp(-(((x - fire.x) / r) ** 2) - ((y - fire.y) / (r * 0.6)) ** 2);
