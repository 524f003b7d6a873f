// A shepherd and a few sheep on the near slope: someone is already awake.
import type { Canvas } from '../wallpapers/lib/canvas.ts';
import type { RGB } from '../wallpapers/lib/colour.ts';
import { mix } from '../wallpapers/lib/colour.ts';
import { sheep } from '../wallpapers/lib/creatures.ts';
import { shepherd } from '../wallpapers/lib/figures.ts';
import { rng } from '../wallpapers/lib/random.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { nearSlope } from './valley.ts';

/** Draws them against the light; they stand on the ridge of the near slope. */
export async function paintFlock(c: Canvas, l: Layout, p: Palette): Promise<void> {
  const y = nearSlope(l);
  const { x, tall } = l.shepherd;
  const r = rng(5);
  const dark = mix(p.front.shade, p.front.top, 0.3);
  const wool: RGB[] = [
    mix(p.front.top, p.hill.foot, 0.25),
    mix(p.front.top, p.hill.foot, 0.6),
    mix(p.hill.foot, p.front.rim, 0.15),
  ];
  const rim = { dx: 3, dy: -3, col: p.front.rim, amt: p.night ? 0.5 : 1 };
  const flock: [number, number, number, boolean][] = [
    [-0.66, 0.4, 1, false],
    [-1.16, 0.45, -1, true],
    [-1.7, 0.42, 1, true],
    [0.62, 0.43, -1, true],
    [-0.9, 0.31, 1, true],
  ];
  for (const [dx, size, dir, grazing] of flock) {
    const sx = x + dx * tall;
    const s = size * tall;
    const sy = y(sx) + (size < 0.35 ? 34 : 8);
    await c.svg(sheep(r, sx, sy, s, wool, dark, dir, grazing), {
      box: [sx - s, sy - s * 1.3, s * 2, s * 1.5],
      rim,
    });
  }
  const robe = mix(p.front.top, p.hill.foot, 0.2);
  await c.svg(shepherd(x, y(x) + 8, tall, robe, dark, mix(p.front.top, p.hill.foot, 0.55), 1), {
    box: [x - tall * 0.6, y(x) - tall * 1.2, tall * 1.2, tall * 1.4],
    rim,
  });
}
