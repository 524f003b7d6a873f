import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { drift } from './ground.ts';
import { horizon } from './setting.ts';

/** Flakes near enough to be seen one by one: they lie in drifts, each with its small shadow. */
export async function drawFlakes(
  c: Canvas,
  top: (x: number) => number,
  k: { count: number; seed: number; size: number; to: number },
): Promise<void> {
  const R = rng(k.seed);
  const bins: string[][] = [[], []];
  const shadows: string[] = [];
  for (let i = 0; i < k.count; i++) {
    const x = R.r(-10, 1450);
    const y = lerp(top(x) + 26, k.to, R.f() ** 0.85);
    const t = (y - horizon) / (2880 - horizon);
    if (drift(x, y) ** 1.5 < R.r(0.08, 1)) continue;
    const r = k.size * (0.35 + 0.9 * t) * R.r(0.6, 1.25);
    shadows.push(leaf(x - r * 0.2, y + r * 0.45, 0.3, r * 2.6, r * 0.7));
    bins[R.f() < 0.6 ? 0 : 1]!.push(leaf(x - r, y, R.r(-0.5, 0.5), r * 2.1, r * 1.2));
  }
  await c.svg(
    path(shadows, lch(0.42, 0.05, 285), 0.6) +
      path(bins[0]!, lch(0.9, 0.025, 280)) +
      path(bins[1]!, lch(0.98, 0.03, 90)),
    { box: [0, 1900, 1440, 980] },
  );
}

/** Dew where it stands toward the sun: points of light, a few of them with a small gleam round them. */
export async function drawDew(c: Canvas): Promise<void> {
  const R = rng(88);
  let drops = '';
  for (let i = 0; i < 120; i++) {
    const t = R.f() ** 1.2;
    const y = lerp(2190, 2600, t);
    const x = 340 + 160 * t + R.n() * lerp(200, 420, t);
    const r = lerp(1.2, 2.6, t) * R.r(0.6, 1.3);
    if (i % 9 === 0) c.glow(x, y, r * 9, r * 7, lch(0.95, 0.09, 84), 0.55, 2);
    drops += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(i % 9 === 0 ? r * 1.3 : r).toFixed(1)}"/>`;
  }
  await c.svg(`<g fill="${hex(lch(0.995, 0.025, 92))}">${drops}</g>`, { box: [0, 2140, 1440, 660] });
}
