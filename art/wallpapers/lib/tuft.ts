import type { RGB } from './colour.ts';
import { clamp } from './maths.ts';
import type { Rng } from './random.ts';
import { path, taper } from './shapes.ts';

/** A bush of dry grass: blades fan out of one root at (x, y), up to h px long, brighter toward `lx`. SVG. */
export function tuft(R: Rng, x: number, y: number, h: number, n: number, tones: RGB[], lx: 1 | -1): string {
  const bins: string[][] = tones.map(() => []);
  for (let i = 0; i < n; i++) {
    const u = R.n() * 0.8;
    const long = h * R.r(0.4, 1) * (1 - 0.25 * Math.abs(u));
    const width = h * 0.02 * R.r(0.7, 1.4);
    const root = x + u * h * 0.14;
    const foot = y + R.r(-0.03, 0.06) * h;
    const droop = u * R.r(0.5, 1.1);
    const blade: [number, number, number][] = [];
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      blade.push([
        root + long * (u * 0.45 * t + droop * 0.35 * t ** 2.4),
        foot - long * (t - 0.28 * Math.abs(droop) * t ** 2.6),
        width * (t < 0.3 ? 0.35 + 2.2 * t : 1.44 * (1 - t)) + 0.4,
      ]);
    }
    const lit = 0.36 + 0.34 * u * lx + R.r(-0.34, 0.34);
    bins[clamp(Math.floor(lit * tones.length), 0, tones.length - 1)]!.push(taper(blade));
  }
  return bins.map((d, i) => path(d, tones[i]!)).join('');
}
