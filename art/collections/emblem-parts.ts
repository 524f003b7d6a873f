// What all emblems share: one roundel in one colour, on it one thing in cream and gold.
import { cloth } from '../avatar/colour.ts';
import { blob } from '../avatar/geom.ts';
import { mark, type Pen } from '../avatar/pen.ts';
import type { Mat } from '../chests/chest-drawing.ts';
import { points } from '../points.ts';

export type Emblem = { id: string; name: string; ground: string; draw: (k: Pen, hue: Mat) => string };

export const CREAM = cloth('#F6E9CF');
export const GOLD: Mat = {
  base: '#E6B75A',
  shade: '#C99146',
  deep: '#A87338',
  light: '#FBE6AE',
  line: '#7A522E',
};

/** Two folds of ground below y. */
export const hills = (hue: Mat, y: number) =>
  mark(
    blob(...points(`-4 ${y + 8}*, 18 ${y}, 40 ${y + 8}, 66 ${y - 2}, 100 ${y + 10}*, 100 100*, -4 100*`)),
    hue.shade,
  ) +
  mark(
    blob(...points(`-4 ${y + 16}*, 26 ${y + 18}, 56 ${y + 9}, 100 ${y + 19}*, 100 100*, -4 100*`)),
    hue.deep,
  );
