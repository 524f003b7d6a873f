import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { lightRings } from '../../lib/light.ts';
import { sstep } from '../../lib/maths.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { stars } from '../../lib/stars.ts';
import { lake, moon, veil } from './setting.ts';

/** Night sky around the full moon, with the thin clouds below it. */
export async function heaven(c: Canvas) {
  sky(
    c,
    ramp([
      [0, lch(0.17, 0.035, 232)],
      [0.35, lch(0.25, 0.045, 222)],
      [0.62, lch(0.36, 0.052, 210)],
      [0.85, lch(0.49, 0.052, 195)],
      [1, lch(0.6, 0.05, 178)],
    ]),
    0,
    lake + 10,
    { x: moon.x, bend: 0.14 },
  );
  await stars(c, {
    seed: 31,
    n: 1100,
    big: 2.3,
    y1: 1400,
    col: lch(0.93, 0.025, 190),
    keep: (x, y) => (Math.hypot(x - moon.x, y - moon.y) < 300 ? 0 : 1 - sstep(630, 1400, y)),
  });
  lightRings(
    c,
    moon,
    lch(0.78, 0.05, 165),
    [
      [150, 0.16],
      [270, 0.11],
      [450, 0.08],
      [740, 0.05],
    ],
    lake,
    'screen',
  );
  c.glow(moon.x, moon.y, 760, 760, lch(0.8, 0.05, 140), 0.5, 2.8);
  const lit = veil.lit;
  clouds(c, veil);
  clouds(c, {
    y0: 1180,
    y1: 1520,
    sx: 1000,
    sy: 42,
    cover: 0.46,
    seed: 28,
    amt: 0.5,
    edge: 0.09,
    stipple: 0.8,
    col: () => lch(0.5, 0.045, 200),
    lit,
    lightX: 0,
    lightY: -1,
  });
}
