import type { Canvas } from '../../lib/canvas.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';

/** The dark verge at the viewer's feet. */
export async function foreground(c: Canvas) {
  const R = rng(18);
  const blades = tones([
    0.1, 0.016, 220, 0.13, 0.02, 210, 0.17, 0.026, 190, 0.26, 0.04, 140, 0.46, 0.065, 104,
  ]);
  const side = (x: number) => clamp((Math.abs(x - 735) - 210) / 500);
  const y = (x: number) => 2880 - 170 * side(x);
  const keep = (x: number) => sstep(150, 300, Math.abs(x - 735));
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y,
      h: [60, 230],
      n: 1500,
      w: 5,
      lean: 0.06,
      tones: blades,
      jitter: 190,
      persp: 0.6,
      clump: 240,
      bias: (x) => 1 - side(x),
    }),
    { box: [0, 2420, 1440, 460], mask: keep },
  );
}
