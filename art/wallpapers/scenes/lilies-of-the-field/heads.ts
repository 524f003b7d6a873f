import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { clamp, lerp } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { crimson } from './setting.ts';

/** Anemones as two-tone cups, larger with depth below y(x), gathered in drifts. */
export async function heads(
  c: Canvas,
  seed: number,
  y: (x: number) => number,
  d: readonly [number, number],
  r: readonly [number, number],
  count: number,
  gather: number,
) {
  const R = rng(seed);
  const n = noise2(seed + 1);
  const all: { y: number; s: string }[] = [];
  for (let i = 0; i < count; i++) {
    const x = R.r(-10, 1450);
    const t = R.f() ** 0.9;
    const dy = lerp(d[0], d[1], t);
    if (n(x / gather, dy / 60) < R.r(-0.18, 0.22)) continue;
    const k = (lerp(r[0], r[1], t) / 9) * R.r(0.8, 1.2);
    const b = clamp(Math.floor(R.r(0, 2.2)), 0, 2);
    const at = `translate(${x.toFixed(1)} ${(y(x) + dy).toFixed(1)}) rotate(${R.r(-25, 25).toFixed(0)}) scale(${k.toFixed(2)})`;
    all.push({
      y: dy,
      s: `<g transform="${at}"><path d="M-9 -2C-9 6 -4 10 0 10C4 10 9 6 9 -2Z" fill="${hex(crimson[b]!)}"/><path d="M-9.5 -2C-7 -8 -3 -5 0 -8C3 -5 7 -8 9.5 -2C6 2.5 -6 2.5 -9.5 -2Z" fill="${hex(crimson[b + 1]!)}"/></g>`,
    });
  }
  all.sort((a, b) => a.y - b.y);
  await c.svg(all.map((h) => h.s).join(''), {
    box: [0, 1560, 1440, 1000],
    rim: { dx: 2, dy: -2, col: lch(0.86, 0.09, 50), amt: 0.5 },
  });
}
