import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { sstep } from '../../lib/maths.ts';
import { P, path } from '../../lib/shapes.ts';
import { walker } from '../../lib/watchers.ts';
import { ivory } from './setting.ts';

/** One who has found it, seen from behind, and the long shadow the door gives. */
export async function traveller(c: Canvas) {
  const [x, y, s] = [736, 2372, 196];
  const shadow = `M${P(x - s * 0.14, y)}L${P(x + s * 0.15, y)}L${P(x + s * 0.34, y + s * 1.5)}L${P(x - s * 0.34, y + s * 1.5)}Z`;
  await c.svg(path(shadow, lch(0.18, 0.024, 180)), {
    box: [x - s, y - 10, s * 2, s * 1.7],
    blur: 4,
    stipple: 1.2,
    mask: (_px, py) => 0.85 * (1 - sstep(y, y + s * 1.5, py)),
  });
  await c.svg(
    walker(x, y, s, { robe: lch(0.27, 0.035, 60), cloak: lch(0.2, 0.03, 45), cloth: lch(0.32, 0.04, 80) }),
    { box: [x - s, y - s * 1.2, s * 2, s * 1.4], rim: { dx: 0, dy: -5, col: ivory, amt: 1 } },
  );
}
