import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, lerp, sstep } from '../../lib/maths.ts';
import { fbm, noise2 } from '../../lib/noise.ts';
import { sweep } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { horizon, sun } from './setting.ts';

/** Where a place on the plain lies: 0 at the horizon, 1 at the foot of the picture. */
const depth = (y: number) => (y - horizon) / (2880 - horizon);

/** The desert floor at sunrise: low swells, each lit on top and blue behind, sprinkled with dew. */
export function drawFloor(c: Canvas): void {
  const n = noise2(41);
  const m = noise2(42);
  const g = G1();
  const tones = sweep(
    '0 0.93 0.08 88, 0.08 0.86 0.08 84, 0.25 0.76 0.075 80, 0.55 0.62 0.06 95, 1 0.42 0.045 190',
  );
  c.each(horizon, c.h, (x, y, o) => {
    const t = depth(y);
    const s = 1 / (t + 0.07);
    const u = ((x - 720) * s) / 900;
    const v = Math.log(t + 0.05);
    const gg = g[gi(x, y)]!;
    const tone = tones(t + 0.05 * fbm(n, u, v * 3, 3));
    const out: RGB = [tone[0], tone[1], tone[2]];
    const blend = (col: RGB, a: number) => {
      for (let i = 0; i < 3; i++) out[i]! += (col[i]! - out[i]!) * a;
    };
    const h0 = fbm(n, u * 1.2, v * 4.4, 4);
    const slope = h0 - fbm(n, u * 1.2, v * 4.4 - 0.16, 4);
    blend(lch(0.56, 0.045, 215), dis(clamp(slope * 3.6) * 0.6, gg, 0.8));
    const toSun = Math.exp(-(((x - sun.x - (y - sun.y) * 0.06) / (240 + 560 * t)) ** 2));
    blend(lch(0.965, 0.085, 92), dis(clamp(-slope * 4.2) * (0.35 + 0.6 * toSun) * (1 - 0.45 * t), gg, 0.8));
    const dew = m(u * 46, v * 70);
    blend(
      lch(0.98, 0.035, 100),
      sstep(0.45, 0.6, dew) * 0.7 * sstep(-0.1, 0.35, fbm(n, u * 1.7 + 9, v * 5, 2)),
    );
    c.blendPx(o, out, 1);
  });
}

/** Manna: small white flakes that lie in drifts, larger toward us. */
export async function drawManna(
  c: Canvas,
  y0: number,
  y1: number,
  count: number,
  seed: number,
): Promise<void> {
  const R = rng(seed);
  const n = noise2(77);
  const white: string[] = [];
  const shade: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = lerp(depth(y0), depth(y1), R.f() ** 0.75);
    const y = horizon + t * (2880 - horizon);
    const x = R.r(-10, 1450);
    if (n(x / (60 + 260 * t), y / (20 + 90 * t)) < R.r(-0.12, 0.42)) continue;
    const r = lerp(0.9, 6.2, t) * R.r(0.6, 1.25);
    const a = R.r(-0.5, 0.5);
    shade.push(leaf(x - r * 0.5, y + r * 0.55, 0.15, r * 3.2, r * 0.9));
    white.push(leaf(x - r, y, a, r * 2.3, r * 1.25));
  }
  await c.svg(path(shade, lch(0.46, 0.05, 210), 0.7) + path(white, lch(0.985, 0.02, 96)), {
    box: [0, y0 - 20, c.w, y1 - y0 + 40],
    rim: { dx: -1, dy: -2, col: lch(1, 0.01, 98), amt: 0.6 },
  });
}
