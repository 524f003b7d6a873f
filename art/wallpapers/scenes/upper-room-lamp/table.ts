import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, lerp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';
import { back, dark, edge, lamp } from './setting.ts';

/** The table: a plank top catching the light, a linen runner over its edge, the dark below. */
export async function table(c: Canvas) {
  const g = G1();
  const n = noise2(50);
  const tone = ramp([
    [0, lch(0.15, 0.032, 32)],
    [0.3, lch(0.29, 0.062, 42)],
    [0.6, lch(0.48, 0.095, 52)],
    [1, lch(0.8, 0.115, 70)],
  ]);
  c.each(back, c.h, (x, y, o, d) => {
    const depth = (y - back) / (edge - back);
    if (y < edge) {
      const r = Math.hypot((x - lamp.x) / 1.35, (y - 2120) * 2.1);
      const plank = Math.floor(depth * 3.4 + 0.02 * n(x / 300, 1));
      const seam = sstep(0.94, 0.99, (depth * 3.4) % 1);
      const v =
        0.95 * Math.exp(-r / 430) +
        0.12 +
        0.09 * fbm(n, x / 190 + plank * 40, y / 7, 3) -
        0.14 * seam +
        (g[gi(x, y)]! - 0.5) * 0.06;
      const k = tone(clamp(v));
      d[o] = k[0];
      d[o + 1] = k[1];
      d[o + 2] = k[2];
    } else {
      const below = y - edge;
      const lip = below < 74;
      const v = lip
        ? 0.34 * Math.exp(-(((x - lamp.x) / 640) ** 2)) + 0.08 + 0.08 * fbm(n, x / 170, y / 8, 3)
        : 0.1 * Math.exp(-below / 420) + 0.03 * n(x / 120, y / 60);
      const k = tone(clamp(v));
      d[o] = k[0];
      d[o + 1] = k[1];
      d[o + 2] = k[2];
      if (lip)
        c.blendPx(
          o,
          lch(0.82, 0.115, 70),
          dis(0.8 * Math.exp(-below / 5) * Math.exp(-(((x - lamp.x) / 560) ** 2)), g[gi(x, y)]!, 0.6),
        );
    }
  });
  // linen: bright on the board, falling in folds that turn away from the lamp
  const linen = ramp([
    [0, lch(0.2, 0.035, 40)],
    [0.35, lch(0.4, 0.06, 50)],
    [0.7, lch(0.7, 0.075, 68)],
    [1, lch(0.93, 0.055, 84)],
  ]);
  const hem = (x: number) => 2640 + 16 * Math.sin(x / 74) + 9 * Math.sin(x / 31 + 1);
  c.each(back + 26, 2700, (x, y, o) => {
    const top = y < edge;
    const t = (y - back) / (edge - back);
    const x0 = top ? lerp(404, 330, t) : 330 + 8 * Math.sin(y / 60);
    const x1 = top ? lerp(1084, 1180, t) : 1180 + 9 * Math.sin(y / 52 + 2);
    if (x < x0 || x > x1 || y > hem(x)) return;
    const q = clamp(Math.min(x - x0, x1 - x) / 2);
    let v: number;
    if (top)
      v =
        1.08 * Math.exp(-Math.hypot((x - lamp.x) / 1.4, (y - 2120) * 1.9) / 520) +
        0.22 +
        0.04 * n(x / 70, y / 14);
    else {
      const fall = (y - edge) / 340;
      const s = x / (58 + 10 * n(x / 300, 2)) + 0.5 * n(x / 160, y / 400) + fall * 0.4 * n(x / 200, 5);
      const fold = Math.cos(s * 2.1) * sstep(0, 0.25, fall);
      v =
        (0.56 - 0.3 * fall) * Math.exp(-(((x - lamp.x) / 620) ** 2)) * (1 + 0.55 * fold) + 0.1 + 0.05 * fold;
      const stripe = Math.abs(y - (hem(x) - 62)) < 9 || Math.abs(y - (hem(x) - 40)) < 4;
      if (stripe) {
        c.blendPx(o, lch(0.2 + 0.24 * v, 0.085, 30), q);
        return;
      }
    }
    c.blendPx(o, linen(clamp(v + (g[gi(x, y)]! - 0.5) * 0.12)), q);
  });
  let fringe = '';
  const R = rng(77);
  for (let x = 334; x < 1178; x += 7)
    fringe += taper([
      [x, hem(x) - 2, 4],
      [x + R.r(-3, 3), hem(x) + R.r(24, 36), 1.2],
    ]);
  await c.svg(path(fringe, lch(0.46, 0.06, 56)), {
    box: [300, 2600, 900, 110],
    tint: () => dark,
    tintAmt: (x) => 0.85 - 0.75 * Math.exp(-(((x - lamp.x) / 380) ** 2)),
  });
}
