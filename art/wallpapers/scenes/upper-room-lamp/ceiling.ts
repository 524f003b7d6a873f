import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';
import { lamp } from './setting.ts';

/** Ceiling beams running toward the viewer, their undersides touched by the lamp. */
export async function ceiling(c: Canvas) {
  const [wood, under, lit] = tints('.15 .03 32, .215 .042 38, .44 .085 52') as [RGB, RGB, RGB];
  await c.svg(path('M0 0L1440 0L1440 318L0 318Z', lch(0.125, 0.028, 30)), {
    box: [0, 0, 1440, 330],
    tint: () => lch(0.2, 0.042, 38),
    tintAmt: (x, y) =>
      dis(0.75 * sstep(0, 320, y) * Math.exp(-(((x - lamp.x) / 620) ** 2)), G1()[gi(x, y)]!, 1),
  });
  let faces = '';
  let grain = '';
  const R = rng(12);
  for (let i = -1; i <= 6; i++) {
    const a = lerp(-140, 1580, i / 5);
    const b = lerp(130, 1310, i / 5);
    faces +=
      path(`M${a - 74} 0L${a + 74} 0L${b + 42} 318L${b - 42} 318Z`, under) +
      path(`M${a + 74} 0L${a + 112} 0L${b + 66} 318L${b + 42} 318Z`, wood);
    for (let s = 0; s < 12; s++) {
      const q = R.r(-0.9, 0.9);
      const t0 = R.r(0, 0.6);
      const t1 = t0 + R.r(0.15, 0.4);
      const at = (t: number): [number, number] => [lerp(a + q * 74, b + q * 42, t), 318 * t];
      grain += taper([
        [...at(t0), 0.6],
        [...at((t0 + t1) / 2), 3],
        [...at(Math.min(1, t1)), 0.6],
      ]);
    }
  }
  await c.svg(faces + path(grain, wood, 0.8), {
    box: [0, 0, 1440, 330],
    tint: () => lit,
    tintAmt: (x, y) =>
      dis(0.6 * sstep(20, 330, y) * Math.exp(-(((x - lamp.x) / 430) ** 2)), G1()[gi(x, y)]!, 0.9),
  });
  await c.svg(
    path('M0 306L1440 306L1440 392L0 392Z', wood) + path('M0 372L1440 372L1440 392L0 392Z', under),
    {
      box: [0, 300, 1440, 100],
      tint: () => lit,
      tintAmt: (x, y) =>
        dis((y > 371 ? 0.95 : 0.35) * Math.exp(-(((x - lamp.x) / 500) ** 2)), G1()[gi(x, y)]!, 0.8),
    },
  );
}
