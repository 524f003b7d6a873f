import type { Canvas } from '../../lib/canvas.ts';
import type { Ramp, RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { horizon, sun } from './setting.ts';

/** Where things lie on the plain: across and away, in a measure that shrinks toward the horizon. */
function onPlain(x: number, y: number): [u: number, v: number, t: number] {
  const t = Math.max(0.02, (y - horizon + 60) / (2880 - horizon));
  return [(x - sun.x) / (1250 * t + 130), Math.log(t) * 5.2, t];
}

const flat = noise2(171);

/** How thick the manna lies at a place, 0 to 1: thin everywhere, thicker in long ragged drifts. */
export function drift(x: number, y: number): number {
  const [u, v] = onPlain(x, y);
  const long = fbm(flat, u * 1.6 + 7, v * 1.5, 2);
  const ragged = fbm(flat, u * 9 + 30, v * 5.5, 3);
  return sstep(-0.35, 0.5, long + 0.55 * ragged);
}

export interface Frosted {
  /** outline of this stretch of ground, and the lowest row drawn */
  top: (x: number) => number;
  to?: number;
  seed: number;
  /** colour by the distance under the outline over `depth` px */
  tones: Ramp;
  depth: number;
  /** what faces the sun, what turns from it, and the manna in light and in shade */
  lit: RGB;
  shade: RGB;
  white: RGB;
  pale: RGB;
  /** how much of the ground lies under manna, 0..1 */
  cover: number;
  rim: number;
  /** how brightly the lane under the sun lies on the bare sand, 0..1 */
  sheen: number;
}

/** Low swells of sand under a thin fall of manna, lit from behind: crests catch the sun, hollows stay blue. */
export function frostedGround(c: Canvas, k: Frosted): void {
  const n = noise2(k.seed);
  const g = G1();
  const top = Float32Array.from({ length: c.w }, (_, x) => k.top(x));
  const swell = (u: number, v: number) => fbm(n, u, v, 3);
  c.each(Math.min(...top) - 1, k.to ?? c.h, (x, y, o) => {
    const d = y - top[x]!;
    if (d < -1) return;
    const gg = g[gi(x, y)]!;
    const [u, v, t] = onPlain(x, y);
    const h = swell(u, v);
    const slope = (swell(u - 0.05, v - 0.14) - h) * 3;
    const lane = Math.exp(-(((x - sun.x - (y - sun.y) * 0.12) / (170 + 520 * t)) ** 2));
    const base = k.tones(d / k.depth + 0.06 * h);
    const out: RGB = [base[0], base[1], base[2]];
    const blend = (col: RGB, q: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * q;
    };
    const light = clamp(-slope) * (0.4 + 0.6 * lane);
    blend(k.shade, dis(clamp(slope) * 0.62, gg, 1));
    blend(k.lit, dis(clamp(light * 0.75 + k.sheen * lane), gg, 1));
    const q = dis(clamp(k.cover * drift(x, y) * sstep(0, 60, d)), gg, 0.45);
    const shine = clamp(0.1 + light * 0.8 + 0.7 * lane);
    for (let i = 0; i < 3; i++) out[i]! += (k.pale[i]! + (k.white[i]! - k.pale[i]!) * shine - out[i]!) * q;
    const near = Math.exp(-(((x - sun.x - 60) / 620) ** 2));
    blend(k.white, dis(k.rim * (0.25 + 0.75 * near) * Math.exp(-Math.max(0, d) / 8), gg, 0.6));
    c.blendPx(o, out, clamp(d + 1));
  });
}
