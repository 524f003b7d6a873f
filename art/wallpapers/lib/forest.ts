import type { RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { leaf, path, taper } from './shapes.ts';

/** A trunk that leaves the picture at the top: flared foot, a bough or two, flakes of light on the side lx. */
export function trunk(
  R: Rng,
  x: number,
  y: number,
  w: number,
  lean: number,
  bark: readonly [RGB, RGB],
  lx: number,
) {
  const pts: [number, number, number][] = [];
  const sway = R.r(0, 6.3);
  const at = (t: number) => x + lean * (y + 60) * t + Math.sin(t * 3.2 + sway) * w * 0.45;
  for (let i = 0; i <= 22; i++) {
    const t = i / 22;
    pts.push([at(t), y - (y + 60) * t, w * lerp(1, 0.62, t) * (1 + 0.85 * (1 - t) ** 22) * R.r(0.97, 1.03)]);
  }
  const out = [taper(pts)];
  for (let b = 0; b < 2; b++) {
    const t = R.r(0.42, 0.9);
    const sd = R.f() < 0.5 ? -1 : 1;
    let [X, Y, A] = [at(t), y - (y + 60) * t, -Math.PI / 2 + sd * R.r(0.5, 0.85)];
    const limb: [number, number, number][] = [];
    const l = w * R.r(3, 5.5);
    for (let i = 0; i <= 8; i++) {
      limb.push([X, Y, w * 0.3 * (1 - i / 9)]);
      A -= sd * R.r(0, 0.1);
      X += Math.cos(A) * (l / 8);
      Y += Math.sin(A) * (l / 8);
    }
    out.push(taper(limb));
  }
  const flakes: string[] = [];
  for (let i = 0; i < Math.round(w * 0.9) + 8; i++) {
    const k = R.i(0, 20);
    const off = lx * (0.47 - 0.6 * R.f() ** 2.4);
    const [ax, ay, aw] = pts[k]!;
    const [bx, by] = pts[k + 1]!;
    const u = R.r(0, 0.6);
    const v = u + R.r(0.2, 0.9);
    flakes.push(
      taper([
        [lerp(ax, bx, u) + aw * off, lerp(ay, by, u), 0.6],
        [
          lerp(ax, bx, (u + v) / 2) + aw * off * 1.02,
          lerp(ay, by, (u + v) / 2),
          Math.min(3.6, aw * R.r(0.015, 0.04)),
        ],
        [lerp(ax, bx, v) + aw * off, lerp(ay, by, v), 0.6],
      ]),
    );
  }
  return path(out, bark[0]) + path(flakes, bark[1]);
}

/** Clumps of leaves at [x, y, r], each shaded against a light at (lx, ly); tones dark to light. */
export function foliage(
  R: Rng,
  clumps: readonly (readonly [number, number, number])[],
  l: number,
  tones: readonly RGB[],
  light: { x: number; y: number },
  density = 1,
) {
  const order = [...clumps].sort(
    (a, b) => Math.hypot(b[0] - light.x, b[1] - light.y) - Math.hypot(a[0] - light.x, a[1] - light.y),
  );
  let out = '';
  for (const [x, y, r] of order) {
    const bins: string[][] = tones.map(() => []);
    const m = Math.hypot(light.x - x, light.y - y) || 1;
    const ux = (light.x - x) / m;
    const uy = (light.y - y) / m;
    const count = Math.round(((r * r) / (l * l)) * 5.5 * density) + 16;
    for (let i = 0; i < count; i++) {
      const a = R.r(0, 6.283);
      const q = Math.sqrt(R.f()) * R.r(0.8, 1.15);
      const ex = Math.cos(a) * q;
      const ey = Math.sin(a) * q * 0.74;
      const b = clamp(
        Math.floor(((ex * ux + ey * uy) * 0.36 + 0.46 + R.r(-0.2, 0.2)) * tones.length),
        0,
        tones.length - 1,
      );
      bins[b]!.push(leaf(x + ex * r, y + ey * r, R.r(-0.4, 2.6), l * R.r(0.6, 1.2), l * R.r(0.18, 0.3)));
    }
    out += bins.map((b, i) => (b.length ? path(b, tones[i]!) : '')).join('');
  }
  return out;
}

/** A fern: arching fronds about s px long from (x, y); tones dark to light, lit toward lx. */
export function fern(R: Rng, x: number, y: number, s: number, tones: readonly RGB[], lx: number) {
  const fronds: { t: number; d: string }[] = [];
  const n = R.i(8, 11);
  for (let i = 0; i < n; i++) {
    const u = (i / (n - 1)) * 2 - 1 + R.r(-0.08, 0.08);
    const l = s * R.r(0.75, 1.1);
    let [X, Y, A] = [x + u * s * 0.05, y, -Math.PI / 2 + u * 0.95];
    const spine: [number, number, number][] = [];
    let d = '';
    for (let k = 0; k <= 15; k++) {
      const t = k / 15;
      spine.push([X, Y, s * 0.016 * (1 - t) + 0.7]);
      const size = l * 0.26 * Math.sin(Math.PI * (0.12 + 0.88 * t)) ** 0.9 * (1 - 0.35 * t);
      if (k > 1) for (const sd of [-1, 1]) d += leaf(X, Y, A + sd * (1.15 - 0.4 * t), size, size * 0.24);
      A += u * 0.085 * (0.5 + 1.3 * t) + R.r(-0.015, 0.015);
      X += Math.cos(A) * (l / 15);
      Y += Math.sin(A) * (l / 15);
    }
    const k = clamp(
      Math.floor((0.48 + u * lx * 0.36 + R.r(-0.22, 0.22)) * tones.length),
      0,
      tones.length - 1,
    );
    fronds.push({ t: k, d: taper(spine) + d });
  }
  fronds.sort((a, b) => a.t - b.t);
  return fronds.map((f) => path(f.d, tones[f.t]!)).join('');
}
