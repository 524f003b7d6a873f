import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { lightRings } from '../../lib/light.ts';
import { sstep } from '../../lib/maths.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { gold, lake, sun } from './setting.ts';

/** The sky of early morning, from night teal down to straw and coral. */
export async function heaven(c: Canvas) {
  sky(
    c,
    ramp([
      [0, lch(0.6, 0.06, 205)],
      [0.22, lch(0.7, 0.055, 196)],
      [0.46, lch(0.81, 0.05, 165)],
      [0.66, lch(0.89, 0.06, 100)],
      [0.84, lch(0.885, 0.085, 70)],
      [1, lch(0.82, 0.1, 48)],
    ]),
    0,
    lake + 10,
    { x: sun.x, bend: 0.16 },
  );
  lightRings(
    c,
    sun,
    lch(0.95, 0.06, 88),
    [
      [170, 0.17],
      [320, 0.11],
      [540, 0.08],
      [860, 0.05],
    ],
    lake,
  );
  c.glow(sun.x, sun.y, 900, 760, gold, 0.5, 2.4);
  clouds(c, {
    y0: 560,
    y1: 1120,
    sx: 700,
    sy: 84,
    cover: 0.5,
    seed: 117,
    amt: 0.8,
    edge: 0.09,
    stipple: 0.7,
    col: () => lch(0.72, 0.045, 190),
    lit: lch(0.92, 0.075, 62),
    lightX: -0.3,
    lightY: 1,
    env: (x) => 0.72 + 0.4 * sstep(300, 1300, x),
  });
  clouds(c, {
    y0: 1040,
    y1: 1400,
    sx: 950,
    sy: 44,
    cover: 0.48,
    seed: 53,
    amt: 0.75,
    edge: 0.07,
    stipple: 0.7,
    col: () => lch(0.78, 0.08, 48),
    lit: lch(0.95, 0.07, 80),
    lightX: -0.2,
    lightY: 1.1,
  });
}
