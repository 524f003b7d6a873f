import type { Canvas } from '../../lib/canvas.ts';
import type { RGB } from '../../lib/colour.ts';
import { dis, G1, G2, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';

const end = 2000;
/** Place in the fan (-1 left to 1 right), beat of its sway, px over which its veil fades, strength. */
const threads = [
  [-0.98, 0.0, 150, 0.6],
  [-0.66, 0.5, 170, 0.85],
  [-0.34, 0.9, 130, 1],
  [-0.02, 1.3, 120, 0.9],
  [0.3, 1.6, 140, 1],
  [0.64, 2.1, 170, 0.85],
  [1, 2.5, 150, 0.6],
] as const;

/** x of one thread of the wind at a row: a fan of them sways down and gathers over the roof. */
export function threadX(i: number, y: number): number {
  const t = clamp(y / end);
  const [out, beat] = threads[i]!;
  const fan = 600 * (1 - t) ** 1.5 + 215;
  return 720 + out * fan + (104 * (1 - t) ** 0.7 + 10) * Math.sin(t * 7.4 - 0.9 + beat * 0.5);
}

/** A rushing mighty wind: veils of light, each with one clear edge, that wind down onto the roof. */
export function wind(c: Canvas) {
  const n = noise2(33);
  const g = G1();
  const coarse = G2();
  const [pale, deep] = tints('.95 .07 78, .68 .15 30') as [RGB, RGB];
  const edge = new Float64Array(threads.length);
  const strength = new Float64Array(threads.length);
  const width = new Float64Array(threads.length);
  let row = -1;
  c.each(0, end, (x, y, o) => {
    const t = y / end;
    if (y !== row) {
      row = y;
      const come = sstep(-0.08, 0.5, t) * (1 - sstep(0.86, 1, t));
      for (const [i, [, beat, wide, amt]] of threads.entries()) {
        edge[i] = threadX(i, y);
        strength[i] = amt * come * (0.72 + 0.28 * Math.sin(beat * 2 + t * 9));
        width[i] = wide * (0.95 - 0.7 * t);
      }
    }
    let veil = 0;
    let line = 0;
    for (let i = 0; i < threads.length; i++) {
      // the veil hangs from its edge toward the middle of the funnel
      const inward = i < 4 ? x - edge[i]! : edge[i]! - x;
      if (inward < -8 || inward > width[i]! * 4) continue;
      const soft = inward < 0 ? Math.exp(inward / 2.5) : Math.exp(-inward / width[i]!);
      const silk = 0.62 + 0.55 * n(inward / 13 + i * 31, t * 2.2 + i * 7);
      veil += strength[i]! * soft * silk;
      line += strength[i]! * Math.exp(-Math.abs(inward) / (2.5 + 3 * t));
    }
    if (veil > 0.01) c.blendPx(o, deep, dis(clamp(veil * 0.6), coarse[gi(x, y)]!, 0.9), 'screen');
    if (veil > 0.2) c.blendPx(o, pale, dis(clamp(veil * 0.44 - 0.08), g[gi(x, y)]!, 0.9), 'screen');
    if (line > 0.02) c.blendPx(o, pale, dis(clamp(line * 0.6), g[gi(x, y)]!, 0.7), 'screen');
  });
}
