import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { doorway, rollingStone } from '../../lib/tomb.ts';
import { blaze, door, gold } from './setting.ts';

/** The doorway full of light, and the stone that was before it. */
export async function tomb(c: Canvas) {
  const stone = tints('.3 .045 10, .42 .052 22, .56 .06 38, .72 .075 55, .9 .075 76');
  const { x, y, w, h } = door;
  await c.svg(
    path(
      `M${x - 150} ${y + 18}L${x + 700} ${y + 44}L${x + 700} ${y + 14}L${x - 140} ${y - 4}Z`,
      stone[0]!,
      0.8,
    ),
    { box: [x - 200, y - 30, 900, 100], stipple: 0.9 },
  );
  await c.svg(doorway(rng(4), x, y, w, h, stone, [blaze, gold, lch(0.8, 0.115, 66), lch(0.995, 0.012, 95)]), {
    box: [x - 240, y - h - 100, 480, h + 130],
    rim: { dx: -4, dy: -4, col: gold, amt: 0.35 },
  });
  await c.svg(rollingStone(rng(6), x + 352, y - 168, 212, stone, -1), {
    box: [x + 80, y - 420, 560, 470],
    rim: { dx: -5, dy: -1, col: blaze, amt: 0.9 },
  });
  c.glow(x, y - h * 0.46, 620, 620, lch(0.9, 0.1, 76), 0.5, 2.6, { stipple: 0.3 });
  c.glow(x, y - h * 0.46, 210, 250, blaze, 0.62, 1.8);
}
