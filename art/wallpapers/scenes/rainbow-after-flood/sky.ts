import { billow, type Puff } from '../../lib/billow.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { sweep } from '../../lib/notation.ts';
import { rainbow } from '../../lib/rainbow.ts';
import { rng } from '../../lib/random.ts';
import { clouds, sky } from '../../lib/sky.ts';

export function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.4 0.045 262, 0.3 0.47 0.045 258, 0.55 0.57 0.045 252, 0.78 0.72 0.045 235, 0.92 0.84 0.045 150, 1 0.91 0.055 95',
    ),
    0,
    1760,
    { x: 200, bend: -0.3 },
  );
  clouds(c, {
    y0: -260,
    y1: 1150,
    sx: 1050,
    sy: 190,
    cover: 0.6,
    seed: 21,
    amt: 0.55,
    edge: 0.2,
    stipple: 1,
    col: () => lch(0.385, 0.045, 266),
    lit: lch(0.56, 0.04, 250),
    lightX: -0.6,
    lightY: 1,
  });
  const R = rng(4);
  const puffs: Puff[] = [];
  for (let i = 0; i < 20; i++) {
    const x = R.r(820, 1540);
    puffs.push([x, 1240 - 0.32 * (1480 - x) + R.n() * 70, R.r(70, 170)]);
  }

  puffs.sort((a, b) => a[1] - b[1]);
  billow(c, {
    puffs,
    seed: 8,
    tones: sweep('0 0.36 0.045 268, 0.4 0.44 0.045 262, 0.7 0.58 0.04 250, 1 0.86 0.05 95'),
    light: () => [-1, 0.35],
    amt: 0.62,
    solid: 0,
    rough: 0.8,
  });
  // the rain that moves off to the right
  const n = noise2(6);
  c.each(700, 1700, (x, y, o) => {
    const v =
      sstep(0.05, 0.4, n((x + y * 0.32) / 26, 1.5) * 0.6 + n((x + y * 0.32) / 190, 7)) *
      sstep(760, 1100, x + y * 0.2) *
      sstep(700, 1000, y) *
      (1 - sstep(1450, 1700, y));
    if (v > 0) c.blendPx(o, lch(0.5, 0.045, 258), v * 0.16);
  });
}

export function drawBow(c: Canvas): void {
  const fade = (x: number, y: number) => (1 - sstep(1520, 1760, y)) * (0.62 + 0.38 * sstep(1440, 300, x));
  rainbow(c, { x: 700, y: 1880, r: 770, width: 118, amt: 0.82, seed: 11, fade });
  rainbow(c, { x: 700, y: 1880, r: 1010, width: 96, amt: 0.26, seed: 12, turned: true, fade });
}
