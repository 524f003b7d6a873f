import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { cumulus } from '../../lib/cumulus.ts';
import { dis, G2, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { sweep, tints } from '../../lib/notation.ts';
import { rainbow } from '../../lib/rainbow.ts';
import { clouds, sky } from '../../lib/sky.ts';

/** The storm that goes: slate above, heaped cloud that takes the sun, rain still falling at the right. */
export function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.31 0.042 268, 0.3 0.385 0.045 275, 0.55 0.475 0.05 288, 0.75 0.6 0.058 318, 0.9 0.73 0.065 20, 1 0.82 0.075 55',
    ),
    0,
    1800,
    { x: 420, bend: -0.12 },
  );
  clouds(c, {
    y0: -420,
    y1: 1240,
    sx: 1300,
    sy: 240,
    cover: 0.55,
    seed: 21,
    amt: 0.62,
    edge: 0.26,
    stipple: 1.5,
    col: () => lch(0.285, 0.042, 268),
    lit: lch(0.44, 0.048, 295),
    lightX: -0.8,
    lightY: 1,
  });
  const heap = tints('0.4 0.05 285, 0.52 0.055 310, 0.69 0.07 25, 0.87 0.08 68');
  const veiled = (q: number) => heap.map((t) => mix(t, lch(0.6, 0.058, 320), q));
  const toward = [-0.86, -0.5] as const;
  cumulus(c, { x: 1170, y: 1680, w: 1160, h: 660, seed: 29, set: veiled(0.1), light: toward });
  cumulus(c, { x: 130, y: 1700, w: 820, h: 400, seed: 14, set: veiled(0.34), light: toward });
  const n = noise2(6);
  const g = G2();
  c.each(820, 1800, (x, y, o) => {
    const s = x + y * 0.26;
    const fall = 0.5 + 0.5 * n(s / 34, 1.5) * 0.6 + 0.5 * n(s / 210, 7);
    const a =
      0.5 * fall * sstep(1180, 1640, x + 0.3 * (y - 1200)) * sstep(820, 1200, y) * (1 - sstep(1640, 1800, y));
    if (a > 0.01) c.blendPx(o, lch(0.46, 0.05, 290), dis(a, g[gi(x, y)]!, 1.8));
  });
}

export function drawBow(c: Canvas): void {
  rainbow(c, {
    x: 690,
    y: 1960,
    r: 850,
    width: 112,
    second: 1100,
    amt: 0.8,
    seed: 11,
    fade: (x, y) => (1 - sstep(1660, 1850, y)) * (0.74 + 0.26 * sstep(1440, 500, x)),
  });
}
