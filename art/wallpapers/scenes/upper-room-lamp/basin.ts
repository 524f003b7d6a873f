import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { G1, gi } from '../../lib/grain.ts';
import { clamp, curve } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { path, taper } from '../../lib/shapes.ts';
import { turned } from '../../lib/vessels.ts';
import { lamp } from './setting.ts';

/** On the floor before the table: the basin and the towel. */
export async function basin(c: Canvas) {
  const clay = {
    tones: tints('.15 .03 32, .26 .052 38, .42 .08 46, .62 .1 56'),
    light: { x: lamp.x, y: 2100 },
    seed: 61,
  };
  turned(
    c,
    1130,
    2812,
    130,
    [
      [0, 1.02],
      [0.1, 0.98],
      [0.5, 0.8],
      [0.9, 0.5],
      [1, 0.5],
    ],
    { ...clay, mouth: lch(0.22, 0.04, 40) },
  );
  const sheen = curve([
    [1010, 2690],
    [1130, 2678],
    [1250, 2690],
  ]);
  await c.svg(
    path(
      taper(
        [1030, 1090, 1150, 1200].map((x, i): [number, number, number] => [x, sheen(x) + 3, [1, 5, 4, 1][i]!]),
      ),
      lch(0.72, 0.1, 66),
      0.8,
    ),
    { box: [980, 2660, 300, 60] },
  );
  const towel = ramp([
    [0, lch(0.16, 0.03, 40)],
    [0.5, lch(0.36, 0.05, 50)],
    [1, lch(0.62, 0.065, 66)],
  ]);
  const g = G1();
  c.each(2660, 2880, (x, y, o) => {
    // gathered where it lies over the rim, wider and uneven toward its end
    const t = (y - 2680) / 180;
    const half = 46 + 34 * t + 6 * Math.sin(y / 23);
    const u = (x - 1012 + 14 * t) / half;
    const end = 2846 + 10 * Math.sin(x / 19) - 16 * u;
    if (Math.abs(u) > 1 || y > end || y < 2682 + 16 * u * u) return;
    const fold = Math.cos(u * (8.5 - 2 * t) + 0.6);
    c.blendPx(
      o,
      towel(clamp(0.62 - 0.25 * u + 0.24 * fold - (y - 2690) / 420 + (g[gi(x, y)]! - 0.5) * 0.14)),
      clamp((1 - Math.abs(u)) * 30),
    );
  });
}
