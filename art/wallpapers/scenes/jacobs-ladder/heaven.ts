import { shafts } from '../../lib/air.ts';
import { billow, type Puff } from '../../lib/billow.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { sweep } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { sky } from '../../lib/sky.ts';
import { gate } from './setting.ts';

export function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.9 0.05 70, 0.1 0.85 0.055 40, 0.24 0.74 0.06 340, 0.42 0.6 0.075 300, 0.62 0.47 0.085 284, 0.82 0.4 0.08 276, 1 0.5 0.07 290',
    ),
    0,
    2050,
    { x: gate.x, bend: -0.5 },
  );
  c.glow(gate.x, gate.y, 900, 1000, lch(0.97, 0.05, 85), 0.75, 1.9);
}

/** Cloud that opens round the gate: heavy at the sides, lit from within. */
export function drawClouds(c: Canvas): void {
  const R = rng(12);
  const tones = sweep(
    '0 0.5 0.075 290, 0.35 0.65 0.07 315, 0.62 0.82 0.06 20, 0.85 0.94 0.05 70, 1 0.985 0.03 90',
  );
  const light = (x: number, y: number): [number, number] => [gate.x - x, gate.y - y];
  for (const [seed, n, from, to, size] of [
    [3, 34, 470, 900, 190],
    [4, 44, 560, 960, 130],
  ] as const) {
    const puffs: Puff[] = [];
    for (let i = 0; i < n; i++) {
      const side = i % 2 ? 1 : -1;
      const t = R.f();
      const out = lerp(from, to, R.f() ** 1.4) * (1 - 0.3 * t);
      puffs.push([gate.x + side * out - 90 * (side < 0 ? 0 : 1), lerp(120, 1120, t), size * R.r(0.55, 1.1)]);
    }
    puffs.sort((a, b) => Math.abs(b[0] - gate.x) - Math.abs(a[0] - gate.x) || a[1] - b[1]);
    billow(c, { puffs, seed, tones, light, amt: 0.8, solid: 0.3, rough: 0.75 });
  }
  shafts(c, gate.x, gate.y, lch(0.97, 0.06, 82), 0.4, 33, {
    r: 1900,
    freq: 6,
    clip: (x, y) =>
      sstep(200, 500, y) * (1 - sstep(1500, 2100, y)) * (0.4 + 0.6 * Math.exp(-(((x - 760) / 420) ** 2))),
  });
}
