import { lch } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';

export const gate = { x: 800, y: 250 };

export const foot = { x: 690, y: 2215 };

export const pearl = lch(0.975, 0.035, 88);

/** Middle of the stair by height, 0 at its foot to 1 at the gate. */
export const stairX = (t: number) => lerp(foot.x, gate.x, t) + 150 * Math.sin(t * 4.6) * (1 - t) ** 0.7;

export const stairY = (t: number) => lerp(foot.y, gate.y, t);

/** Half the stair's width at a height: what is far is narrow, and its steps are low by the same measure. */
export const stairHalf = (t: number) => lerp(196, 17, t ** 0.86);
