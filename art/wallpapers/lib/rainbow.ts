import type { Canvas } from './canvas.ts';
import { lch, ramp } from './colour.ts';
import { G1, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

export interface Rainbow {
  x: number;
  y: number;
  /** outer radius and width of the bow in px */
  r: number;
  width: number;
  /** outer radius of the second bow, whose colours run the other way */
  second: number;
  amt: number;
  seed: number;
  /** strength at a pixel, to let it fade into ground and cloud */
  fade: (x: number, y: number) => number;
}

const hues = ramp([
  [0, lch(0.6, 0.17, 22)],
  [0.17, lch(0.7, 0.16, 48)],
  [0.34, lch(0.84, 0.15, 90)],
  [0.52, lch(0.76, 0.15, 142)],
  [0.7, lch(0.68, 0.11, 215)],
  [0.86, lch(0.55, 0.14, 272)],
  [1, lch(0.48, 0.14, 305)],
]);

/**
 * A rainbow made of light, so it only ever adds to what is behind it: seven colours that flow into each other,
 * brightness inside the bow, a darker band outside it and the faint second bow beyond.
 */
export function rainbow(c: Canvas, k: Rainbow): void {
  const n = noise2(k.seed);
  const g = G1();
  const white = lch(0.93, 0.035, 80);
  const dark = lch(0.3, 0.045, 275);
  const wide = k.width * 1.1;
  c.each(k.y - k.second - 40, k.y, (x, y, o) => {
    const r = Math.hypot(x - k.x, y - k.y);
    if (r > k.second + 40) return;
    const fade = k.amt * k.fade(x, y) * clamp(0.9 + 0.28 * fbm(n, x / 300, y / 300, 3));
    if (fade <= 0.004) return;
    const grain = (g[gi(x, y)]! - 0.5) * 0.05;
    const t = (k.r - r) / k.width;
    const inside = sstep(0.7, 1.15, t) * (0.1 + 0.24 * Math.exp(-Math.max(0, t - 1) * 0.55));
    c.blendPx(o, white, inside * fade, 'screen');
    const outside = sstep(0.05, -0.3, t) * sstep(k.second, k.second - wide, r);
    c.blendPx(o, dark, 0.2 * outside * fade);
    const bow = sstep(-0.12, 0.16, t) * (1 - sstep(0.8, 1.14, t));
    if (bow > 0) {
      const tone = hues(clamp(t + grain));
      c.blendPx(o, tone, bow * fade, 'screen');
      c.blendPx(o, tone, bow * fade * 0.34);
    }
    const u = 1 - (k.second - r) / wide;
    const far = sstep(-0.1, 0.25, u) * (1 - sstep(0.75, 1.1, u));
    if (far > 0) c.blendPx(o, hues(clamp(u + grain)), far * fade * 0.2, 'screen');
  });
  // light spills a little over both edges
  c.each(k.y - k.r - 140, k.y, (x, y, o) => {
    const d = (Math.hypot(x - k.x, y - k.y) - k.r + k.width / 2) / (k.width * 1.1);
    const a = 0.16 * Math.exp(-d * d) * k.amt * k.fade(x, y);
    if (a > 0.004) c.blendPx(o, white, a, 'screen');
  });
}
