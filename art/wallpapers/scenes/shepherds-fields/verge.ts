import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { boulders } from '../../lib/stones.ts';
import { ember, fire } from './setting.ts';

/** Grass and stones at the viewer’s feet, dark against the fire. */
export async function verge(c: Canvas) {
  const R = rng(12);
  const h5 = line(54, [0, 2640, 240, 2690, 520, 2760, 820, 2770, 1120, 2700, 1440, 2610], [14, 300, 6, 90]);
  const blades = tones([
    0.12, 0.03, 312, 0.15, 0.035, 318, 0.2, 0.044, 335, 0.33, 0.075, 20, 0.56, 0.115, 52,
  ]);
  await boulders(
    c,
    rng(71),
    [
      [150, 2560, 150],
      [262, 2584, 80],
      [1180, 2560, 120],
      [1290, 2596, 180],
    ],
    tones([0.13, 0.032, 315, 0.2, 0.042, 328, 0.36, 0.07, 25]),
    { lx: 1, rim: ember, blades: blades.slice(0, 4) },
  );
  slope(c, {
    y: h5,
    depth: 320,
    ramp: [0, 0.155, 0.036, 318, 1, 0.1, 0.028, 305],
    lit: [0.2, 0.044, 335],
    shade: [0.1, 0.028, 305],
    facet: [180, 80, 53, 0.4, 0.5, 300],
    lx: 1,
    rim: [lch(0.6, 0.12, 50), 0.7, 10, fire.x, 460],
  });
  const near = (x: number) => Math.exp(-(((x - fire.x) / 480) ** 2));
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: h5,
      h: [24, 96],
      n: 1900,
      w: 2.7,
      lean: 0.08,
      tones: blades,
      jitter: 34,
      bias: (x) => near(x) * 1.15,
    }),
    { box: [0, 2480, 1440, 400], mask: (x, y) => 1 - 0.9 * sstep(-14, 26, y - h5(x)) },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => h5(x) + 36,
      h: [60, 190],
      n: 1300,
      w: 4.4,
      persp: 0.6,
      lean: 0.1,
      tones: blades.slice(0, 4),
      jitter: 240,
      bias: (x, y) => clamp(1 - (y - h5(x)) / 160) * near(x),
    }),
    { box: [0, 2420, 1440, 460] },
  );
}
