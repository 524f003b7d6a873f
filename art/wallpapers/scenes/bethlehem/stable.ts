import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import type { Rng } from '../../lib/random.ts';
import { leaf, path, taper } from '../../lib/shapes.ts';
import { atStable, stableX, stableY } from './setting.ts';

/** The open stable with its light. */
export async function drawStable(c: Canvas, R: Rng): Promise<void> {
  const wood = lch(0.21, 0.042, 270);
  const thatch: string[][] = [[], [], []];
  for (let i = 0; i < 420; i++) {
    const u = R.f(),
      v = R.f(),
      x = stableX + lerp(-96, 100, u) + v * 10,
      y = stableY - lerp(66, 104, u) + v * lerp(20, 24, u) - 8 + R.r(-3, 3);
    thatch[v < 0.3 ? (R.f() < 0.75 ? 2 : 1) : v < 0.65 ? (R.f() < 0.6 ? 1 : 0) : 0]!.push(
      leaf(x, y, 1.35 + R.r(-0.3, 0.3), R.r(9, 19), R.r(1.4, 2.6)),
    );
  }
  await c.svg(
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${stableX + 6}" cy="${stableY - 18}" r="96"><stop offset="0" stop-color="${hex(lch(0.975, 0.05, 94))}"/><stop offset="0.35" stop-color="${hex(lch(0.9, 0.09, 84))}"/><stop offset="0.75" stop-color="${hex(lch(0.68, 0.11, 66))}"/><stop offset="1" stop-color="${hex(lch(0.45, 0.085, 50))}"/></radialGradient></defs>` +
      path(
        `M${atStable(-150, -6)}L${atStable(-146, 26)}L${atStable(-128, 30)}L${atStable(-120, 44)}L${atStable(-96, 46)}L${atStable(-84, 60)}L${atStable(88, 92)}L${atStable(92, 40)}L${atStable(118, 38)}L${atStable(124, 24)}L${atStable(152, 22)}L${atStable(156, -6)}Z`,
        lch(0.3, 0.048, 268),
      ) +
      `<path d="M${atStable(-78, -4)}L${atStable(-74, 58)}L${atStable(80, 88)}L${atStable(82, -4)}Z" fill="url(#g)"/>` +
      path(
        [
          `M${atStable(-24, 20)}L${atStable(36, 20)}L${atStable(27, 4)}L${atStable(-15, 4)}Z`,
          `M${atStable(-17, 8)}L${atStable(-11, 8)}L${atStable(3, -12)}L${atStable(-3, -12)}Z`,
          `M${atStable(0, 8)}L${atStable(-6, 8)}L${atStable(-20, -12)}L${atStable(-14, -12)}Z`,
          `M${atStable(12, 8)}L${atStable(18, 8)}L${atStable(32, -12)}L${atStable(26, -12)}Z`,
          `M${atStable(29, 8)}L${atStable(23, 8)}L${atStable(9, -12)}L${atStable(15, -12)}Z`,
        ],
        lch(0.33, 0.055, 50),
      ) +
      path(
        `M${atStable(-22, 20)}Q${atStable(-8, 32)} ${atStable(6, 29)}Q${atStable(24, 32)} ${atStable(34, 20)}Z`,
        lch(0.72, 0.1, 75),
      ) +
      path(
        [
          taper([
            [stableX - 80, stableY + 8, 9],
            [stableX - 77, stableY - 62, 8],
          ]),
          taper([
            [stableX + 84, stableY + 8, 9],
            [stableX + 82, stableY - 94, 8],
          ]),
          taper([
            [stableX - 30, stableY + 4, 5],
            [stableX - 28, stableY - 70, 5],
          ]),
        ],
        wood,
      ) +
      path(`M${atStable(-100, 58)}L${atStable(104, 98)}L${atStable(106, 86)}L${atStable(-100, 46)}Z`, wood) +
      thatch
        .map((d, k) => path(d, [lch(0.25, 0.045, 265), lch(0.42, 0.05, 75), lch(0.74, 0.065, 88)][k]!))
        .join(''),
    { box: [stableX - 180, stableY - 150, 360, 180] },
  );
  await c.svg(
    grass(R, {
      x0: stableX - 170,
      x1: stableX + 180,
      y: () => stableY + 14,
      h: [6, 18],
      n: 200,
      w: 1.8,
      lean: 0.05,
      tones: [lch(0.26, 0.046, 262), lch(0.32, 0.05, 258), lch(0.45, 0.055, 90)],
      jitter: 10,
    }),
    { box: [stableX - 200, stableY - 60, 400, 90], mask: (_x, y) => 1 - sstep(stableY + 6, stableY + 24, y) },
  );
  c.glow(stableX, stableY - 26, 250, 200, lch(0.8, 0.115, 70), 0.5, 2.4, { stipple: 0.3 });
  c.glow(stableX, stableY + 34, 330, 80, lch(0.78, 0.11, 68), 0.6, 1.8, { stipple: 0.5 });
  mist(c, 2170, 2400, lch(0.46, 0.048, 232), 0.5, 17, { soft: 1.8 });
}
