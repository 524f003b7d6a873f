import type { Canvas } from '../../lib/canvas.ts';
import { lch, ramp } from '../../lib/colour.ts';
import { G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { back, lamp } from './setting.ts';

/** Plaster lit by the lamp: rings of light stepping into the dark, trowel marks, worn patches over stone. */
export function walls(c: Canvas) {
  const tone = ramp([
    [0, lch(0.15, 0.032, 32)],
    [0.16, lch(0.22, 0.045, 38)],
    [0.36, lch(0.34, 0.068, 46)],
    [0.56, lch(0.48, 0.088, 54)],
    [0.78, lch(0.66, 0.105, 64)],
    [1, lch(0.84, 0.1, 76)],
  ]);
  const n = noise2(3);
  const m = noise2(4);
  const g = G1();
  c.each(0, back + 4, (x, y, o, d) => {
    const r = Math.hypot(x - lamp.x - 105, (y - lamp.y) * 0.94);
    const j = (g[gi(x, y)]! - 0.5) * 70;
    let v = 0.9 * Math.exp(-r / 640);
    for (const [rr, am] of [
      [240, 0.07],
      [420, 0.06],
      [660, 0.05],
      [960, 0.04],
      [1320, 0.03],
    ] as const)
      v += am * (1 - sstep(rr - 26, rr + 26, r + j));
    const trowel = fbm(n, x / 210 + 0.3 * m(x / 400, y / 300), y / 90, 4);
    const row = Math.floor(y / 118 + 0.08 * m(x / 300, 2));
    const seam = Math.max(
      sstep(0.46, 0.495, Math.abs(((y / 118 + 0.08 * m(x / 300, 2)) % 1) - 0.5)),
      sstep(0.475, 0.497, Math.abs((((x + (row % 2) * 120) / 240 + 0.05 * m(3, y / 90)) % 1) - 0.5)),
    );
    const bare = sstep(0.12, 0.32, m(x / 330 + 7, y / 260));
    v += trowel * 0.1 * (0.3 + v) - seam * bare * 0.16 * (0.25 + v);
    const k = tone(clamp(v));
    d[o] = k[0];
    d[o + 1] = k[1];
    d[o + 2] = k[2];
  });
}
