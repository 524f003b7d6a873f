import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { clouds } from '../../lib/sky.ts';
import { moon, veil } from './setting.ts';

/** The moon's disc comes after the water, which must not mirror it, with the clouds that cross it again. */
export async function disc(c: Canvas) {
  await c.svg(`<circle cx="${moon.x}" cy="${moon.y}" r="86" fill="${hex(lch(0.965, 0.035, 108))}"/>`, {
    box: [moon.x - 120, moon.y - 120, 240, 240],
    blur: 1.2,
  });
  // the seas of the moon, barely there
  const n = noise2(61);
  c.each(moon.y - 84, moon.y + 84, (x, y, o) => {
    const r = Math.hypot(x - moon.x, y - moon.y);
    if (r < 82)
      c.blendPx(o, lch(0.85, 0.03, 150), 0.5 * sstep(0.02, 0.3, n(x / 52, y / 52)) * (1 - sstep(66, 82, r)));
  });
  clouds(c, { ...veil, env: (x, y) => (Math.hypot(x - moon.x, y - moon.y) < 89 ? 1 : 0) });
}
