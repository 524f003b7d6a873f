import type { Canvas } from './canvas.ts';
import type { Ramp, RGB } from './colour.ts';
import { dis, G1, gi } from './grain.ts';
import { clamp, sstep } from './maths.ts';
import { fbm, noise2, ridged } from './noise.ts';

export interface SeaWall {
  /** -1 the wall on the left, +1 on the right */
  side: 1 | -1;
  /** vanishing point */
  vx: number;
  /** edges by x, foot and top */
  top: (x: number) => number;
  foot: (x: number) => number;
  seed: number;
  /** crest 0 to foot 1 */
  tones: Ramp;
  /** water that faces the light, water in its own shade, foam, and the air far off */
  lit: RGB;
  shade: RGB;
  foam: RGB;
  air: RGB;
}

/** A standing wall of water seen along its length: streams run down and along it, the far end sinks in light. */
export function seaWall(c: Canvas, k: SeaWall): void {
  const n = noise2(k.seed);
  const m = noise2(k.seed + 1);
  const q = noise2(k.seed + 2);
  const g = G1();
  const edge = k.side < 0 ? 0 : c.w;
  const from = k.side < 0 ? 0 : Math.ceil(k.vx);
  const to = k.side < 0 ? Math.floor(k.vx) : c.w;
  const span = Math.abs(k.vx - edge);
  for (let x = from; x < to; x++) {
    const s = Math.abs(k.vx - x) / span;
    const along = Math.log(s + 0.02) * 2.1;
    const top = k.top(x);
    const foot = k.foot(x);
    const far = Math.exp(-s * 4.2);
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(c.h, foot); y++) {
      const v = (y - top) / (foot - top);
      const gg = g[gi(x, y)]!;
      const tone = k.tones(v + 0.06 * n(along * 1.5, v * 3));
      const out: RGB = [tone[0], tone[1], tone[2]];
      const blend = (col: RGB, a: number) => {
        for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * a;
      };
      // great swells lying along the wall, fine streams running down it
      const swell = fbm(n, along * 1.15 + v * 0.9, v * 5.5 + 0.9 * m(along * 1.4, v * 2.2), 4);
      blend(k.lit, dis(sstep(0.02, 0.42, swell) * 0.62, gg, 0.8));
      blend(k.shade, dis(sstep(0.0, 0.42, -swell) * 0.6, gg, 0.8));
      const fall = ridged(m, along * 7 + 0.4 * n(along * 3, v * 5), v * 1.1 + along * 0.3, 3);
      blend(k.lit, dis(sstep(0.78, 0.94, fall) * 0.4 * (1 - 0.9 * v), gg, 0.7));
      const fleck = q(along * 10, v * 26);
      blend(k.foam, dis(sstep(0.4, 0.6, fleck) * 0.4 * sstep(0.1, 0.4, swell), gg, 0.7));
      // the crest thins to green glass, its lip breaks into foam
      const lip = (y - top) / (26 + 150 * s);
      blend(k.foam, dis(clamp(1.15 - lip - 0.7 * fbm(m, along * 8, lip * 1.2, 3)) * 0.95, gg, 0.6));
      const churn = (foot - y) / (16 + 90 * s);
      blend(k.foam, dis(clamp(0.95 - churn + 0.6 * fbm(m, along * 9, churn + 30, 3)) * 0.8, gg, 0.6));
      blend(k.air, clamp(far * 1.15));
      c.blendPx((y * c.w + x) * 3, out, clamp(y - top + 0.5));
    }
  }
}
