import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { boulder } from '../../lib/stones.ts';
import { WL } from './setting.ts';

/** Stones that break the water, each with its ring of light. */
export async function shallows(c: Canvas) {
  const R = rng(61);
  const rings: string[] = [];
  for (const [x, y, w] of [
    [582, WL + 12, 60],
    [590, WL + 26, 104],
    [580, WL + 46, 160],
    [590, WL + 74, 230],
  ] as const) {
    rings.push(leaf(x - w / 2, y, 0, w, w * 0.05), leaf(x - w * 0.3, y + 7, 0.02, w * 0.7, w * 0.03));
  }
  await c.svg(path(rings, lch(0.97, 0.05, 108), 0.7), { box: [420, WL, 340, 120], stipple: 0.9 });
  const stone = tones([0.2, 0.03, 200, 0.33, 0.036, 185, 0.62, 0.06, 125]);
  for (const [x, y, w] of [
    [930, 2290, 110],
    [1040, 2330, 170],
    [1190, 2310, 90],
    [820, 2450, 130],
    [300, 2380, 150],
    [180, 2420, 80],
    [660, 2580, 110],
  ] as const) {
    await c.svg(
      path(
        [
          leaf(x - w * 0.72, y + 3, 0, w * 1.44, w * 0.12),
          leaf(x - w * 0.5, y + w * 0.1, 0.01, w * 1.1, w * 0.06),
        ],
        lch(0.9, 0.075, 112),
        0.6,
      ),
      { box: [x - w, y - w, w * 2, w * 1.5], stipple: 0.8 },
    );
    await c.svg(boulder(R, x, y, w, stone, -1), {
      box: [x - w, y - w, w * 2, w + 2],
      rim: { dx: -3, dy: -4, col: lch(0.94, 0.09, 106), amt: 0.8 },
    });
  }
}
