import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { cream, gold, sun, waterline } from './setting.ts';

/** Sky, sun rings and cloud. */
export function drawSky(c: Canvas): void {
  sky(
    c,
    ramp([
      [0, lch(0.7, 0.05, 225)],
      [0.25, lch(0.78, 0.042, 215)],
      [0.48, lch(0.855, 0.03, 195)],
      [0.68, lch(0.915, 0.034, 95)],
      [0.86, lch(0.94, 0.052, 80)],
      [1, lch(0.925, 0.06, 66)],
    ]),
    0,
    waterline + 10,
    { x: sun.x, bend: 0.14 },
  );
  const g1 = G1();
  c.each(0, waterline, (x, y, o) => {
    const r = Math.hypot(x - sun.x, (y - sun.y) * 1.04);
    let a = 0;
    for (const [rr, am] of [
      [190, 0.16],
      [340, 0.11],
      [560, 0.07],
      [880, 0.05],
    ] as const)
      a += am * (1 - sstep(rr - 30, rr + 30, r + (g1[gi(x, y)]! - 0.5) * 50));
    c.blendPx(o, cream, a);
  });
  c.glow(sun.x, sun.y, 900, 800, gold, 0.45, 2.4);
  clouds(c, {
    y0: 60,
    y1: 900,
    sx: 620,
    sy: 120,
    cover: 0.5,
    seed: 8,
    amt: 0.75,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.82, 0.03, 200),
    lit: lch(0.955, 0.035, 95),
    lightX: -0.3,
    lightY: 1,
    env: (x, _y) => 0.8 + 0.35 * Math.sin(x / 420 + 4.2),
  });
  clouds(c, {
    y0: 900,
    y1: 1420,
    sx: 900,
    sy: 52,
    cover: 0.47,
    seed: 91,
    amt: 0.7,
    edge: 0.07,
    stipple: 0.7,
    col: () => lch(0.865, 0.035, 130),
    lit: lch(0.965, 0.045, 92),
    lightX: -0.2,
    lightY: -1,
  });
}
