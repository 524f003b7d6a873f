import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { litForm } from '../../lib/lit-form.ts';
import { tints } from '../../lib/notation.ts';
import { kneeling } from '../../lib/robed.ts';
import { praying, watcher } from '../../lib/robed-back.ts';
import { beholder } from './beholder.ts';

type Pose = 'praise' | 'behold' | 'stand' | 'kneel';

/** Where a flame comes to rest: over the crown of a head. */
export interface Crown {
  x: number;
  y: number;
  h: number;
}

const skin = lch(0.5, 0.08, 45);
const wardrobe = [
  '.44 .1 20, .34 .08 345, .62 .09 55',
  '.36 .07 290, .46 .09 330, .76 .06 75',
  '.56 .09 60, .4 .09 25, .5 .1 20',
  '.4 .08 340, .52 .09 50, .6 .07 330',
  '.66 .06 70, .36 .075 300, .42 .07 300',
].map((text) => tints(text) as [RGB, RGB, RGB]);

/** The twelve on the roof, each lit by the fire above. Returns their crowns, far to near. */
export async function gathered(c: Canvas): Promise<Crown[]> {
  const crowns: Crown[] = [];
  for (const [x, y, h, pose, dir, cloth] of [
    [528, 2070, 132, 'behold', 1, 0],
    [650, 2056, 130, 'praise', 1, 1],
    [790, 2062, 128, 'stand', 1, 0],
    [918, 2072, 132, 'behold', -1, 3],
    [470, 2142, 148, 'praise', 1, 4],
    [610, 2134, 144, 'behold', 1, 3],
    [738, 2138, 150, 'praise', 1, 2],
    [968, 2146, 148, 'praise', 1, 0],
    [540, 2204, 164, 'stand', 1, 1],
    [656, 2178, 178, 'kneel', 1, 3],
    [808, 2206, 166, 'praise', 1, 4],
    [930, 2204, 164, 'behold', -1, 2],
  ] as [number, number, number, Pose, 1 | -1, number][]) {
    const [robe, mantle, veil] = wardrobe[cloth]!;
    const t = { robe, mantle, veil, skin };
    const parts =
      pose === 'praise'
        ? praying({ x, y, h }, t, skin)
        : pose === 'behold'
          ? beholder(x, y, h, dir, t)
          : pose === 'stand'
            ? watcher({ x, y, h }, t, false)
            : kneeling({ x, y, h, dir }, t);
    c.glow(x, y - 2, h * 0.42, h * 0.11, lch(0.24, 0.07, 325), 0.8, 1.2, { mode: 'normal' });
    await litForm(c, parts, [x - h * 0.5, y - h * 1.25, h, h * 1.35], {
      toward: [0, -1],
      reach: h * 0.05,
      warm: lch(0.84, 0.125, 60),
      rim: lch(0.97, 0.075, 86),
      shade: lch(0.22, 0.07, 322),
      amt: [0.58, 1, 0.6],
    });
    crowns.push(
      pose === 'kneel'
        ? { x: x + 0.13 * h * dir, y: y - 0.7 * h, h }
        : { x: x + (pose === 'behold' ? 0.02 * h * dir : 0), y: y - 1.04 * h, h },
    );
  }
  return crowns;
}
