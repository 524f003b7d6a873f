import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { water } from '../../lib/water.ts';
import { bankNoise, cream, height, sun, waterline } from './setting.ts';

/** The water, its edge, and the lilies on it. */
export async function drawPond(c: Canvas, R: Rng): Promise<void> {
  water(c, {
    wl: waterline,
    seed: 77,
    sun: { x: sun.x, y: sun.y },
    tint: lch(0.56, 0.055, 210),
    deep: lch(0.36, 0.052, 215),
    spark: lch(0.975, 0.045, 92),
    tintNear: 0.42,
    tintFar: 0.05,
    deepAmt: 0.5,
  });
  await c.svg(`<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${hex(lch(0.99, 0.025, 100))}"/>`, {
    box: [sun.x - 130, sun.y - 130, 260, 260],
    blur: 1.2,
  });
  await c.svg(
    path(
      [bird(905, 900, 25, 0.12), bird(976, 866, 18, -0.1), bird(1040, 916, 14, 0.1)],
      lch(0.5, 0.035, 210),
    ),
    { box: [840, 820, 260, 140] },
  );
  // waterline: a broken dark line under the bank, a pale one below it
  c.each(waterline - 3, waterline + 9, (x, y, o) => {
    const e = sstep(560, 800, x),
      q = bankNoise(x / 60, 3.1) * 0.5 + 0.5;
    if (y < waterline + 3) c.blendPx(o, lch(0.33, 0.05, 175), e * 0.75 * q);
    else
      c.blendPx(
        o,
        cream,
        (0.2 + 0.5 * q) *
          sstep(0.42, 0.68, bankNoise(x / 110, 9.2) * 0.5 + 0.5) *
          (y < waterline + 6 ? 1 : 0.5),
      );
  });
  // thin bright line and haze where the water meets the far bank
  mist(c, waterline - 26, waterline + 30, lch(0.95, 0.045, 92), 0.5, 51, {
    sx: 300,
    soft: 1.6,
    env: (x) => 1 - 0.6 * sstep(600, 1000, x),
  });
  // lily pads: flattened ellipses with a notch, lit at the far edge, sitting in small clusters
  const pads: { y: number; s: string }[] = [];
  for (const [cx, cy, n0, sp] of [
    [880, 2450, 7, 150],
    [1000, 2570, 6, 110],
    [700, 2590, 3, 70],
    [1050, 2340, 4, 100],
  ] as const)
    for (let i = 0; i < n0; i++) {
      const x = cx + R.n() * sp,
        y = cy + R.n() * sp * 0.26,
        t = (y - waterline) / (height - waterline),
        rx = lerp(16, 74, t) * R.r(0.6, 1.1),
        ry = rx * lerp(0.16, 0.3, t),
        a = R.r(0.2, 2.6),
        k = 0.16;

      const arc = (r: number, dy: number) =>
        `M${x.toFixed(1)} ${(y + dy).toFixed(1)}L${(x + Math.cos(a + k) * rx * r).toFixed(1)} ${(y + dy + Math.sin(a + k) * ry * r).toFixed(1)}A${(rx * r).toFixed(1)} ${(ry * r).toFixed(1)} 0 1 1 ${(x + Math.cos(a - k) * rx * r).toFixed(1)} ${(y + dy + Math.sin(a - k) * ry * r).toFixed(1)}Z`;
      pads.push({
        y,
        s:
          path(arc(1.04, ry * 0.3), lch(0.36, 0.05, 205), 0.55) +
          path(arc(1, 0), lch(0.5, 0.055, 165)) +
          path(arc(0.9, -ry * 0.08), R.f() < 0.5 ? lch(0.575, 0.062, 150) : lch(0.62, 0.065, 135)) +
          (R.f() < 0.22
            ? [-2, -1, 0, 1, 2]
                .map((p) =>
                  path(
                    leaf(x - rx * 0.1, y - ry * 0.1, -Math.PI / 2 + p * 0.5, rx * 0.42, rx * 0.13),
                    p < 0 ? lch(0.98, 0.02, 95) : lch(0.88, 0.04, 60),
                  ),
                )
                .join('')
            : ''),
      });
    }
  pads.sort((a, b) => a.y - b.y);
  await c.svg(pads.map((p) => p.s).join(''), {
    box: [300, 2200, 1140, 560],
    rim: { dx: 0, dy: -3, col: lch(0.9, 0.07, 105), amt: 0.6 },
  });
}
