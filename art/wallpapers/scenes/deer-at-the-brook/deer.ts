import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { type Coat, hindDrinking, stagStanding } from '../../lib/deer.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { WL } from './setting.ts';

/** The hind at the water's edge with a stag on the slope behind. */
export async function deer(c: Canvas, bank: (x: number) => number) {
  const coat: Coat = {
    body: lch(0.5, 0.1, 50),
    far: lch(0.34, 0.07, 42),
    belly: lch(0.66, 0.085, 62),
    pale: lch(0.9, 0.04, 88),
    dark: lch(0.23, 0.04, 40),
  };
  const air = lch(0.84, 0.09, 114);
  const away: Coat = {
    body: mix(coat.body, air, 0.3),
    far: mix(coat.far, air, 0.34),
    belly: mix(coat.belly, air, 0.3),
    pale: mix(coat.pale, air, 0.2),
    dark: mix(coat.dark, air, 0.26),
  };
  const rim = { dx: 4, dy: -5, col: lch(0.97, 0.08, 100), amt: 1 };
  await c.svg(stagStanding(1060, bank(1060) + 12, 270, -1, away), {
    box: [820, 1560, 440, 560],
    rim: { ...rim, dx: -4 },
    tint: () => away.far,
    tintAmt: (x, y) => 0.5 * dis(sstep(1900, 2040, y), G1()[gi(x, y)]!, 1.1),
  });
  const shade = (x: number, y: number, y0: number, y1: number) =>
    0.62 * dis(sstep(y0, y1, y), G1()[gi(x, y)]!, 1.1);
  await c.svg(hindDrinking(310, WL - 4, 330, 1, coat), {
    box: [100, 1860, 520, 356],
    rim,
    tint: () => coat.far,
    tintAmt: (x, y) => shade(x, y, 1960, 2110) * (1 - sstep(400, 440, x)),
  });
  const spots = [
    [-0.36, 0.73],
    [-0.27, 0.76],
    [-0.3, 0.68],
    [-0.18, 0.74],
    [-0.21, 0.66],
    [-0.08, 0.72],
    [-0.12, 0.65],
    [0.02, 0.71],
    [0.1, 0.73],
    [-0.02, 0.64],
    [-0.38, 0.65],
    [0.14, 0.66],
  ].map(([a, b], i) => leaf(310 + a! * 330 - 5, WL - 4 - b! * 330, 0.2, 9 + (i % 3) * 3, 5));
  await c.svg(path(spots, coat.pale, 0.75), { box: [100, 1860, 520, 356] });
  const R = rng(23);
  await c.svg(
    grass(R, {
      x0: 120,
      x1: 500,
      y: () => WL - 8,
      h: [12, 44],
      n: 150,
      w: 2.4,
      lean: 0.05,
      tones: tones([0.28, 0.055, 165, 0.4, 0.08, 142, 0.58, 0.115, 122, 0.78, 0.13, 110]),
      jitter: 8,
    }) +
      grass(R, {
        x0: 900,
        x1: 1230,
        y: (x) => bank(x) + 18,
        h: [12, 40],
        n: 160,
        w: 2.2,
        lean: 0.05,
        tones: tones([0.34, 0.065, 155, 0.46, 0.09, 135, 0.64, 0.12, 118]),
        jitter: 10,
      }),
    { box: [80, 1900, 1200, 316] },
  );
}
