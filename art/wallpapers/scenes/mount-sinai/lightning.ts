import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';

/** Two thin flashes in the cloud, one before us and one fainter far off. */
export async function drawLightning(c: Canvas): Promise<void> {
  for (const [seed, x0, y0, x1, y1, w, amt] of [
    [51, 1062, 330, 1046, 970, 4.6, 0.9],
    [57, 372, 450, 402, 950, 2.8, 0.55],
  ] as const) {
    const R = rng(seed);
    const pts: [number, number, number][] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      pts.push([
        lerp(x0, x1, t) + (i % 14 ? R.r(-20, 20) : 0),
        lerp(y0, y1, t) + R.r(-8, 8),
        w * (1 - 0.75 * t),
      ]);
    }
    const [bx, by] = pts[5]!;
    const fork = taper([
      [bx, by, w * 0.5],
      [bx + 34, by + 52, w * 0.4],
      [bx + 26, by + 92, w * 0.34],
      [bx + 62, by + 150, 0.8],
    ]);
    const d = [taper(pts), fork];
    const box: [number, number, number, number] = [
      Math.min(x0, x1) - 120,
      y0 - 40,
      Math.abs(x1 - x0) + 260,
      y1 - y0 + 80,
    ];
    const light = lch(0.93, 0.06, 88);
    c.glow(x0, y0, 260, 200, lch(0.7, 0.05, 60), 0.4 * amt, 2);
    await c.svg(path(d, light), { box, blur: 8, mode: 'screen', opacity: amt });
    await c.svg(path(d, lch(0.985, 0.025, 92)), { box, opacity: amt });
  }
}
