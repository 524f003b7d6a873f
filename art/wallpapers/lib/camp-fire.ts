import type { Canvas } from './canvas.ts';
import { lch, type RGB } from './colour.ts';
import { G1, gi } from './grain.ts';
import { clamp, lerp } from './maths.ts';
import { noise2 } from './noise.ts';
import { rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

/** One tongue of flame from (x, y), h px high: a leaning drop with a curling tip. */
function tongue(x: number, y: number, w: number, h: number, lean: number) {
  const p = (a: number, b: number) =>
    `${(x + a * w + lean * h * b * b).toFixed(1)} ${(y - b * h).toFixed(1)}`;
  return `M${p(0, -0.02)}C${p(-0.75, 0)} ${p(-0.66, 0.36)} ${p(-0.3, 0.56)}C${p(-0.1, 0.7)} ${p(-0.06, 0.86)} ${p(0.04, 1)}C${p(0.1, 0.84)} ${p(0.28, 0.7)} ${p(0.4, 0.48)}C${p(0.66, 0.22)} ${p(0.6, 0)} ${p(0, -0.02)}Z`;
}

/** A camp fire standing on (x, y), about s px high, with logs, sparks and smoke. Light on the land is the scene's own. */
export async function campFire(c: Canvas, x: number, y: number, s: number, seed: number) {
  const R = rng(seed);
  const box: [number, number, number, number] = [x - s * 1.4, y - s * 1.6, s * 2.8, s * 2];
  const log = lch(0.2, 0.045, 25);
  const logs = [-0.62, -0.3, 0.24, 0.58].map((u) =>
    taper([
      [x + u * s, y + s * 0.09, s * 0.1],
      [x - u * s * 0.12, y - s * 0.12, s * 0.075],
    ]),
  );
  const stones = Array.from({ length: 9 }, (_, i) => {
    const a = Math.PI * (i / 8);
    return leaf(
      x + Math.cos(a) * s * 0.6 - s * 0.09,
      y + s * 0.08 + Math.sin(a) * s * 0.13,
      R.r(-0.2, 0.2),
      s * 0.19,
      s * 0.17,
    );
  });
  const layer = (n: number, w: number, h: number, spread: number) =>
    Array.from({ length: n }, (_, i) => {
      const u = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
      return tongue(
        x + u * spread * s,
        y,
        s * w * R.r(0.85, 1.15),
        s * h * (1 - 0.45 * Math.abs(u) ** 1.3) * R.r(0.86, 1.1),
        R.r(-0.08, 0.16),
      );
    });
  await c.svg(path(layer(5, 0.36, 1.05, 0.36), lch(0.66, 0.17, 42)), {
    box,
    blur: s * 0.11,
    mode: 'screen',
    opacity: 0.8,
  });
  await c.svg(
    path(logs, log) +
      path(layer(6, 0.3, 1.02, 0.34), lch(0.66, 0.175, 42)) +
      path(layer(5, 0.25, 0.8, 0.26), lch(0.78, 0.155, 62)) +
      path(layer(4, 0.19, 0.56, 0.17), lch(0.89, 0.12, 84)) +
      path(layer(3, 0.13, 0.34, 0.09), lch(0.975, 0.05, 98)) +
      path(stones, lch(0.24, 0.04, 20)),
    { box, blur: 0.8 },
  );
  await c.svg(path(stones.slice(3, 6), lch(0.17, 0.04, 20)), { box });
  let sparks = '';
  for (let i = 0; i < 54; i++) {
    const t = R.f() ** 1.4;
    const q = leaf(
      x + R.n() * s * (0.2 + 0.5 * t) + t * s * 0.35,
      y - s * lerp(0.75, 3.4, t),
      -Math.PI / 2 + R.r(-0.5, 0.7),
      R.r(4, 10) * (1.1 - 0.6 * t),
      R.r(1.6, 3.2),
    );
    sparks += path(q, lch(lerp(0.9, 0.66, t), 0.14, lerp(78, 48, t)), clamp(1.05 - t * 0.8));
  }
  await c.svg(sparks, { box: [x - s * 2.4, y - s * 3.8, s * 4.8, s * 3.8] });
}

/** A thin column of smoke, lit from below, that breaks up as it climbs and drifts. */
export function smoke(
  c: Canvas,
  x: number,
  y: number,
  h: number,
  drift: number,
  col: RGB,
  amt: number,
  seed: number,
) {
  const n = noise2(seed);
  const g = G1();
  c.each(y - h, y, (px, py, o) => {
    const t = (y - py) / h;
    const cx = x + drift * t * t + 60 * t * n(t * 3.1, 4.2) + 26 * n(px / 200, py / 160);
    const w = lerp(16, 190, t ** 0.9);
    const u = (px - cx) / w;
    if (u < -2.4 || u > 2.4) return;
    const a =
      amt * Math.exp(-u * u) * (1 - t) ** 1.4 * clamp(t * 9) * clamp(0.5 + 0.9 * n(px / 90, py / 140));
    if (a > 0.004) c.blendPx(o, col, a * (0.7 + 0.6 * (g[gi(px, py)] ?? 0.5)), 'screen');
  });
}
