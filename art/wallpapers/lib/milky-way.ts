import type { Canvas } from './canvas.ts';
import type { Ramp } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2, ridged } from './noise.ts';

export interface MilkyWay {
  /** the middle of the band from its lower to its upper end */
  from: [number, number];
  to: [number, number];
  /** half width in px */
  width: number;
  seed: number;
  /** faint 0 to bright 1 */
  tones: Ramp;
  amt: number;
  /** rows over which it fades into the haze of the horizon */
  fade: [y0: number, y1: number];
}

/** Distance across the band at a place, in half widths: also thickens the stars there. */
export function acrossBand(k: Pick<MilkyWay, 'from' | 'to' | 'width'>): (x: number, y: number) => number {
  const dx = k.to[0] - k.from[0];
  const dy = k.to[1] - k.from[1];
  const length = Math.hypot(dx, dy);
  return (x, y) => ((x - k.from[0]) * dy - (y - k.from[1]) * dx) / length / k.width;
}

/** The Milky Way: stippled clouds of light along a band with dark lanes of dust through its middle. */
export function milkyWay(c: Canvas, k: MilkyWay): void {
  const n = noise2(k.seed);
  const m = noise2(k.seed + 1);
  const g1 = G1();
  const g2 = G2();
  const across = acrossBand(k);
  const dx = k.to[0] - k.from[0];
  const dy = k.to[1] - k.from[1];
  const length = Math.hypot(dx, dy);
  c.each(0, k.fade[1], (x, y, o) => {
    const a0 = ((x - k.from[0]) * dx + (y - k.from[1]) * dy) / length / k.width;
    const b0 = across(x, y);
    const b = b0 + 0.35 * fbm(m, a0 * 0.9, b0 * 0.9 + 5, 3);
    const band = Math.exp(-b * b * 1.1);
    if (band < 0.03) return;
    const cloud = fbm(n, a0 * 1.5, b * 2.1, 5, 0.56) * 0.5 + 0.5;
    const lane =
      sstep(0.6, 0.86, ridged(m, a0 * 0.8 + 3, b * 1.5 + 0.4 * cloud, 4)) * Math.exp(-((b * 1.5) ** 2));
    const core = Math.exp(-((b / 0.55) ** 2));
    let a = band * (0.14 + 0.62 * sstep(0.28, 0.85, cloud)) + core * 0.34 * cloud;
    a *= (1 - 0.78 * lane) * (1 - sstep(k.fade[0], k.fade[1], y)) * k.amt;
    if (a < 0.01) return;
    const tone = k.tones(clamp(a * 1.15 + core * 0.12));
    c.blendPx(o, tone, a * 0.55, 'screen');
    c.blendPx(o, tone, dis(a * 0.75, 0.55 * g1[gi(x, y)]! + 0.45 * g2[gi(x + 9, y)]!, 0.55) * 0.7, 'screen');
  });
}
