import { mist } from '../../lib/air.ts';
import { billow, type Puff } from '../../lib/billow.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { sweep } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';
import { glory } from './setting.ts';

function ring(seed: number, n: number, y: number, wide: number, size: number, drop: number): Puff[] {
  const R = rng(seed);
  const puffs: Puff[] = [];
  for (let i = 0; i < n; i++) {
    const u = R.r(-1, 1);
    puffs.push([
      glory.x + u * wide + R.n() * 30,
      y + drop * u * u + R.n() * size * 0.28,
      size * R.r(0.55, 1.1) * (1 - 0.35 * Math.abs(u)),
    ]);
  }
  return puffs.sort((a, b) => a[1] - b[1]);
}

const toGlory = (x: number, y: number): [number, number] => [glory.x - x, glory.y - y];

export function drawCloudBehind(c: Canvas): void {
  const tones = sweep(
    '0 0.33 0.045 272, 0.35 0.45 0.05 290, 0.62 0.66 0.07 25, 0.85 0.87 0.09 72, 1 0.97 0.05 95',
  );
  const bank: Puff[] = [
    ...ring(3, 22, 800, 900, 190, 60),
    ...ring(5, 26, 930, 900, 150, 120),
    ...ring(4, 26, 1030, 840, 120, 90),
  ];
  billow(c, { puffs: bank, seed: 7, tones, light: toGlory, solid: 0.5, rough: 0.7 });
  c.glow(glory.x, glory.y - 40, 520, 380, lch(0.95, 0.085, 86), 0.8, 1.7, { stipple: 0.2 });
}

export async function drawBolts(c: Canvas): Promise<void> {
  const R = rng(51);
  const d: string[] = [];
  for (const [x0, y0, x1, y1] of [
    [610, 930, 450, 1330],
    [850, 900, 1010, 1300],
    [740, 860, 700, 1010],
  ] as const) {
    const pts: [number, number, number][] = [];
    for (let i = 0; i <= 11; i++) {
      const t = i / 11;
      pts.push([
        lerp(x0, x1, t) + (i % 11 ? R.r(-26, 26) : 0),
        lerp(y0, y1, t) + R.r(-9, 9),
        6.4 * (1 - t) + 1.2,
      ]);
    }
    d.push(taper(pts));
    const [bx, by] = pts[5]!;
    d.push(
      taper([
        [bx, by, 3],
        [bx + (x1 - x0) * 0.3, by + 50, 2],
        [bx + (x1 - x0) * 0.34, by + 120, 0.8],
      ]),
    );
  }
  const box: [number, number, number, number] = [380, 820, 700, 560];
  await c.svg(path(d, lch(0.95, 0.06, 90)), { box, blur: 9, mode: 'screen', opacity: 0.9 });
  await c.svg(path(d, lch(0.99, 0.02, 95)), { box });
}

export function drawCloudBefore(c: Canvas): void {
  const tones = sweep(
    '0 0.36 0.045 285, 0.4 0.5 0.05 305, 0.66 0.72 0.075 38, 0.86 0.89 0.085 74, 1 0.97 0.05 92',
  );
  const light = (x: number, y: number): [number, number] => [glory.x - x, glory.y - 200 - y];
  billow(c, {
    puffs: ring(11, 30, 1115, 620, 96, 110),
    seed: 17,
    tones,
    light,
    solid: 0,
    amt: 0.95,
    rough: 0.8,
  });
  billow(c, {
    puffs: ring(12, 22, 1200, 400, 58, 110),
    seed: 18,
    tones,
    light,
    solid: -0.2,
    amt: 0.9,
    rough: 0.9,
  });
  mist(c, 1130, 1420, lch(0.86, 0.075, 66), 0.55, 21, { sx: 420, sy: 60 });
  c.glow(glory.x, glory.y - 120, 360, 260, lch(0.97, 0.07, 92), 0.5, 2);
}
