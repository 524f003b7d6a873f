import type { Canvas } from '../../lib/canvas.ts';
import type { RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';

export interface Weather {
  seed: number;
  shade: RGB;
  warm: RGB;
  /** 0..1 each: how much a place lies in shadow, and how much of the low sun it catches */
  at: (x: number, y: number) => [shade: number, warm: number];
}

/** Light, shadow and age on a wall that SVG has drawn: `outline` is where, `at` how much. */
export async function weather(c: Canvas, outline: string, k: Weather): Promise<void> {
  const mask = await c.maskOf(outline);
  const n = noise2(k.seed);
  const g = G1();
  c.each(1560, 2360, (x, y, o) => {
    const cover = mask[y * c.w + x]!;
    if (cover < 0.02) return;
    const gg = g[gi(x, y)]!;
    const stain = fbm(n, x / 120, y / 90, 3);
    const run = fbm(n, x / 26 + 50, y / 240, 2); // rain has run down the face for a thousand years
    const [shade, warm] = k.at(x, y);
    c.blendPx(o, k.shade, cover * dis(clamp(shade + 0.16 * Math.max(0, stain + 0.5 * run)), gg, 2));
    c.blendPx(o, k.warm, cover * dis(clamp(warm * (0.9 + 0.8 * stain)), gg, 1));
  });
}
