import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { walker } from '../../lib/watchers.ts';
import { honey } from './setting.ts';

/** Small companies on the road, seen from behind, each with the evening on the right shoulder. */
export async function pilgrims(c: Canvas) {
  const rim = { dx: 4, dy: -3, col: honey, amt: 1 };
  const robes = tones([
    0.42, 0.07, 25, 0.3, 0.05, 350, 0.56, 0.07, 50, 0.5, 0.055, 190, 0.36, 0.05, 210, 0.66, 0.06, 75,
  ]);
  for (const [x, y, s, k] of [
    [1016, 2262, 50, 0],
    [1040, 2264, 46, 3],
    [836, 2366, 74, 3],
    [872, 2372, 80, 0],
    [910, 2360, 64, 3],
    [846, 2596, 128, 0],
    [912, 2606, 120, 3],
  ] as const) {
    const shadow = leaf(x + s * 0.1, y, Math.PI * 0.97, s * 1.1, s * 0.09);
    await c.svg(path(shadow, lch(0.42, 0.06, 10), 0.6), { box: [x - s * 1.2, y - s, s * 2.4, s * 1.5] });
    await c.svg(
      walker(x, y, s, { robe: robes[k]!, cloak: robes[k + 1]!, cloth: robes[k + 2]! }, k ? -1 : 1),
      { box: [x - s, y - s * 1.2, s * 2, s * 1.5], rim },
    );
  }
}
