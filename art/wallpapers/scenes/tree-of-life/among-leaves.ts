import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { clamp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { light } from './setting.ts';

type Place = { x: number; y: number };

/** Light that stands in many places among the leaves: soft wells of it, and leaves that it has caught. */
export async function lightAmongLeaves(c: Canvas, places: Place[]) {
  const R = rng(57);
  const chosen: Place[] = [];
  for (const p of places) {
    const d = Math.hypot(p.x - light.x, (p.y - light.y) * 1.15);
    if (d < 520 && chosen.every((q) => Math.hypot(q.x - p.x, q.y - p.y) > 105)) chosen.push(p);
  }
  const tones = tints('.8 .145 104, .9 .12 97, .965 .075 95, .99 .03 98');
  const bins: string[][] = tones.map(() => []);
  for (const p of chosen) {
    const near = 1 - clamp(Math.hypot(p.x - light.x, (p.y - light.y) * 1.15) / 560);
    const r = 70 + 60 * near;
    c.glow(p.x, p.y, r * 1.5, r * 1.4, lch(0.86, 0.135, 96), 0.05 + 0.27 * near, 1.6, { stipple: 0.4 });
    c.glow(p.x, p.y, r * 0.5, r * 0.45, lch(0.985, 0.05, 97), 0.56 * near ** 1.5, 1.7);
    for (let i = 0; i < 22 + 26 * near; i++) {
      const a = R.r(0, 6.283);
      const q = Math.sqrt(R.f());
      const tone = clamp(Math.floor((1.15 - q) * (0.55 + 0.6 * near) * 4 + R.r(-0.6, 0.4)), 0, 3);
      bins[tone]!.push(
        leaf(
          p.x + Math.cos(a) * q * r,
          p.y + Math.sin(a) * q * r * 0.8,
          a * 0.4 + R.r(-1.2, 1.2) + 0.7,
          19 * R.r(0.6, 1.2),
          4.6 * R.r(0.7, 1.3),
        ),
      );
    }
  }
  await c.svg(bins.map((d, i) => path(d, tones[i]!)).join(''), { box: [100, 800, 1240, 1040] });
}
