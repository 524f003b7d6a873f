import type { Canvas } from './canvas.ts';
import type { Ramp, RGB } from './colour.ts';
import { dis, G1, G2, gi } from './grain.ts';
import { clamp, lerp, sstep } from './maths.ts';
import { fbm, noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { P, path } from './shapes.ts';

/** One tongue of flame: root (x, y), h px tall, w px wide, its tip drawn aside by `sway` px. Path data. */
export function tongue(x: number, y: number, w: number, h: number, sway: number): string {
  const s = sway;
  return `M${P(x, y)}C${P(x - w * 0.75, y - h * 0.12)} ${P(x - w * 0.5 - s * 0.2, y - h * 0.46)} ${P(x - w * 0.1 + s * 0.15, y - h * 0.66)}C${P(x + w * 0.06 + s * 0.5, y - h * 0.8)} ${P(x + s * 0.7, y - h * 0.9)} ${P(x + s, y - h)}C${P(x + w * 0.24 + s, y - h * 0.84)} ${P(x + w * 0.3 + s * 0.5, y - h * 0.64)} ${P(x + w * 0.36 + s * 0.1, y - h * 0.46)}C${P(x + w * 0.62, y - h * 0.24)} ${P(x + w * 0.6, y - h * 0.06)} ${P(x, y)}Z`;
}

/** Sparks that rise from (x, y): denser and larger below, thinning out over `h` px. SVG. */
export function sparks(
  R: Rng,
  x: number,
  y: number,
  h: number,
  n: number,
  tones: RGB[],
  spread = 0.22,
): string {
  const bins: string[] = tones.map(() => '');
  for (let i = 0; i < n; i++) {
    const t = R.f() ** 1.5;
    const px = x + R.n() * spread * h * (0.35 + t) + 40 * Math.sin(t * 9 + i);
    const py = y - t * h;
    const r = lerp(3.4, 1.2, t) * R.r(0.5, 1.2);
    const a = R.r(-2.2, -0.9);
    bins[Math.floor(R.f() * tones.length)] += tongue(px, py, r * 2, r * 4.2, Math.cos(a) * r * 3);
  }
  return bins.map((d, i) => path(d, tones[i]!)).join('');
}

export interface Column {
  /** centre line and half width (px) at a row */
  x: (y: number) => number;
  half: (y: number) => number;
  y0: number;
  y1: number;
  seed: number;
  /** outer dark flame 0 to white core 1 */
  tones: Ramp;
  /** heat by row, 0..1: a cooler column is redder, below 0.25 it dissolves */
  strength?: (y: number) => number;
}

/** A standing column of fire: streams of noise drawn upward, hottest in the middle, its edge licking outward. */
export function fireColumn(c: Canvas, k: Column): void {
  const n = noise2(k.seed);
  const m = noise2(k.seed + 1);
  const g = G1();
  const g2 = G2();
  c.each(k.y0, k.y1, (x, y, o) => {
    const half = k.half(y);
    const u0 = (x - k.x(y)) / half;
    if (Math.abs(u0) > 1.9) return;
    const wave = 0.34 * m(u0 * 0.7 + 9, y / (half * 2.2)) + 0.16 * m(u0 * 2, y / (half * 0.7));
    const u = u0 + wave;
    const lick = fbm(n, u * 2.6, y / (half * 1.5) + Math.abs(u) * 1.1, 4, 0.55);
    const heat = 1 - Math.abs(u) * (1.02 - 0.2 * lick) + 0.55 * lick * (0.4 + Math.abs(u));
    const s = k.strength ? k.strength(y) : 1;
    const a = sstep(0.0, 0.3, heat) * sstep(0, 0.25, s);
    if (a <= 0) return;
    const t = clamp((heat - 0.05) * (0.35 + 0.65 * s) + (g[gi(x, y)]! - 0.5) * 0.2);
    c.blendPx(o, k.tones(t), dis(a, g2[gi(x, y)]!, 0.8));
  });
}

export interface FlameSheet {
  x0: number;
  x1: number;
  /** where the flames stand, and how tall they are there (px) */
  foot: (x: number) => number;
  height: (x: number) => number;
  seed: number;
  /** width of a tongue in px */
  width: number;
  /** tip 0 to root 1 */
  tones: Ramp;
  amt?: number;
  /** share of the height over which the root dissolves */
  fade?: number;
}

/** A row of flames: the outline is a ridge of sharp tongues that sway, the root dissolves into what burns. */
export function flameSheet(c: Canvas, k: FlameSheet): void {
  const n = noise2(k.seed);
  const m = noise2(k.seed + 1);
  const g = G2();
  const tall = (x: number) => k.height(x) * 1.25;
  const lowest = Math.max(k.foot(k.x0), k.foot(k.x1), k.foot((k.x0 + k.x1) / 2));
  const most = Math.max(...Array.from({ length: 40 }, (_, i) => tall(lerp(k.x0, k.x1, i / 39))));
  c.each(lowest - most * 1.1 - 60, lowest + 30, (x0, y, o) => {
    const up0 = (lowest - y) / most;
    const x =
      x0 +
      k.width *
        (0.75 * Math.sin(y / (k.width * 1.9) + k.seed) * up0 +
          0.6 * m(x0 / (k.width * 3), y / (k.width * 2.2)));
    if (x < k.x0 || x > k.x1) return;
    const foot = k.foot(x);
    const h = tall(x);
    if (h < 4 || y > foot + 20) return;
    const v = n(x / k.width, 0.5) + 0.45 * n(x / (k.width * 0.45), 7.5);
    const tip = (1 - clamp(Math.abs(v) * 1.5)) ** 1.05;
    const top = foot - h * (0.34 + 0.66 * tip * (0.75 + 0.5 * m(x / (k.width * 4), 3)));
    const d = y - top;
    if (d < -1) return;
    const t = clamp(d / Math.max(20, foot - top));
    const root = 1 - sstep(1 - (k.fade ?? 0.6), 1, t);
    const a = clamp(d * 0.6 + 0.5) * root * (k.amt ?? 1);
    c.blendPx(o, k.tones(clamp(t * 1.1 + (g[gi(x0, y)]! - 0.5) * 0.22)), dis(a, g[gi(x0, y)]!, 0.8));
  });
}
