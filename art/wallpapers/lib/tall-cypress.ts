import type { RGB } from './colour.ts';
import { clamp } from './maths.ts';
import { noise2 } from './noise.ts';
import type { Rng } from './random.ts';
import { leaf, P, path, taper } from './shapes.ts';

/** A cypress near enough to show its sprays: leaves keep their size however tall it is, and gather in plumes. */
export function tallCypress(R: Rng, x: number, y: number, h: number, w: number, tones: RGB[], lx: 1 | -1) {
  const n = noise2(R.i(1, 9999));
  const lean = R.r(-0.02, 0.02);
  const prof = (t: number) => Math.sin(Math.PI * clamp(t, 0.001, 1) ** 0.6) ** 0.85;
  const side = (s: 1 | -1) =>
    Array.from({ length: 41 }, (_, i): string => {
      const t = i / 40;
      return P(
        x + lean * h * t + s * w * (0.41 + 0.07 * n(t * 11, s * 4)) * prof(t),
        y - h * (0.04 + 0.95 * t),
      );
    });
  const bins: string[][] = tones.map(() => []);
  const count = Math.round((h * w) / 46);
  for (let i = 0; i < count; i++) {
    const t = R.f() ** 0.92;
    const u = R.r(-1, 1);
    const plume = n(u * 2.2 + 9, t * h * 0.021);
    const X = x + lean * h * t + u * w * (0.45 + 0.06 * plume) * prof(t);
    const light = u * lx * 0.72 + plume * 0.55 + R.r(-0.3, 0.22) - 0.08;
    const b = clamp(Math.floor((light * 0.5 + 0.5) * tones.length), 0, tones.length - 1);
    bins[b]!.push(
      leaf(
        X,
        y - h * (0.03 + 0.93 * t),
        -Math.PI / 2 + u * 0.42 + R.r(-0.25, 0.25),
        R.r(15, 30),
        R.r(2.6, 4.6),
      ),
    );
  }
  const trunk = taper([
    [x, y + 4, w * 0.13],
    [x, y - h * 0.12, w * 0.1],
  ]);
  return (
    path(`${trunk}M${side(-1).join('L')}L${side(1).reverse().join('L')}Z`, tones[0]!) +
    bins.map((b, i) => path(b, tones[i]!)).join('')
  );
}
