import type { Canvas } from './canvas.ts';
import { lch, ramp } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';

export interface Rainbow {
  x: number;
  y: number;
  /** outer radius and width of the bow in px */
  r: number;
  width: number;
  amt: number;
  seed: number;
  /** red inside instead of outside, as in the second bow */
  turned?: boolean;
  /** strength at a pixel, to let it fade into ground and cloud */
  fade: (x: number, y: number) => number;
}

const hues = ramp([
  [0, lch(0.66, 0.14, 20)],
  [0.2, lch(0.76, 0.14, 55)],
  [0.38, lch(0.89, 0.13, 98)],
  [0.56, lch(0.8, 0.13, 145)],
  [0.74, lch(0.7, 0.115, 225)],
  [0.9, lch(0.58, 0.12, 275)],
  [1, lch(0.55, 0.12, 310)],
]);

/** A rainbow: seven colours that flow into each other, its edges dissolved, the sky inside it a little lighter. */
export function rainbow(c: Canvas, k: Rainbow): void {
  const n = noise2(k.seed);
  const g1 = G1();
  const g2 = G2();
  const inner = lch(0.9, 0.03, 90);
  c.each(k.y - k.r - 20, k.y, (x, y, o) => {
    const r = Math.hypot(x - k.x, y - k.y);
    if (r > k.r + 20) return;
    const fade = k.fade(x, y) * clamp(0.82 + 0.4 * fbm(n, x / 260, y / 260, 3));
    if (fade <= 0) return;
    const t = (k.r - r) / k.width;
    if (t > 1) {
      if (!k.turned) c.blendPx(o, inner, 0.16 * fade * Math.exp(-(t - 1) * 0.4), 'screen');
      return;
    }
    const edge = sstep(-0.06, 0.14, t) * (1 - sstep(0.84, 1.06, t));
    const tone = hues(clamp((k.turned ? 1 - t : t) + (g1[gi(x, y)]! - 0.5) * 0.09));
    c.blendPx(o, tone, dis(edge * fade * k.amt, g2[gi(x, y)]!, 1.4) * 0.62, 'screen');
    c.blendPx(o, tone, edge * fade * k.amt * 0.5);
  });
}
