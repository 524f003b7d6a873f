import { flying, type Plumage, perched } from '../../lib/birds.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { glow } from './setting.ts';

/** Nests in the forks, birds on the outer twigs, and others coming home. */
export async function birds(c: Canvas, tips: readonly { x: number; y: number; r: number }[]) {
  const R = rng(1319);
  const brown: Plumage = {
    back: lch(0.34, 0.05, 60),
    belly: lch(0.78, 0.09, 82),
    wing: lch(0.26, 0.042, 55),
    dark: lch(0.2, 0.036, 60),
  };
  const rim = { dx: -3, dy: -3, col: glow, amt: 0.9 };
  const nest = (x: number, y: number, s: number) => {
    let d = '';
    for (let i = 0; i < 90; i++)
      d += leaf(
        x + R.n() * s * 0.5,
        y - s * 0.1 + R.f() * s * 0.34 * (1 - Math.abs(R.n()) * 0.3),
        R.r(-0.5, 0.5) + Math.PI * R.i(0, 1),
        s * R.r(0.2, 0.42),
        s * 0.045,
      );
    return (
      path(leaf(x - s * 0.62, y, 0, s * 1.24, s * 0.5), lch(0.22, 0.038, 58)) + path(d, lch(0.48, 0.075, 70))
    );
  };
  let out = '';
  for (const [x, y, s, dir] of [
    [500, 1900, 92, 1],
    [1040, 1770, 96, -1],
    [774, 1706, 84, 1],
  ] as const)
    out += perched(x - dir * 6, y - 14, s * 0.74, dir, brown) + nest(x, y, s);
  const top = [...tips].sort((a, b) => a.y - a.r - (b.y - b.r));
  const seats = [
    top[0]!,
    top[5]!,
    top[11]!,
    ...[...tips]
      .sort((a, b) => a.x - b.x)
      .slice(2, 16)
      .filter((_, i) => i % 5 === 0),
    ...[...tips]
      .sort((a, b) => b.x - a.x)
      .slice(1, 16)
      .filter((_, i) => i % 6 === 0),
  ];
  seats.forEach((t, i) => {
    out += perched(t.x, t.y - t.r * 0.74, R.r(50, 66), i % 2 ? -1 : 1, brown);
  });
  for (const [x, y, s, dir, lift, tilt] of [
    [214, 1250, 84, 1, 1, -0.16],
    [330, 1120, 62, 1, -0.7, -0.1],
    [120, 1080, 48, 1, 0.8, 0.05],
    [1250, 1010, 60, -1, 0.9, -0.1],
    [1340, 1130, 80, -1, -0.6, 0.08],
    [470, 1010, 44, 1, 0.9, 0.1],
    [1130, 890, 42, -1, 0.7, 0.1],
    [180, 1990, 58, 1, 0.8, -0.3],
  ] as const)
    out += flying(x, y, s, dir, lift, brown, tilt);
  await c.svg(out, { box: [0, 780, 1440, 1300], rim });
}
