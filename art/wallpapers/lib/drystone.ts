import { mix, type RGB } from './colour.ts';
import { clamp, lerp } from './maths.ts';
import type { Rng } from './random.ts';
import { P, path } from './shapes.ts';

/**
 * A dry-stone wall standing on the line y(x) from x0 to x1, its height going from h0 to h1 (px) as it comes
 * nearer. Tones run from the joints to the lit cap stones.
 */
export function dryWall(
  R: Rng,
  o: {
    x0: number;
    x1: number;
    y: (x: number) => number;
    h0: number;
    h1: number;
    tones: RGB[];
    lx: 1 | -1;
    ruin?: number;
  },
) {
  const [joint, dark, mid, light] = o.tones as [RGB, RGB, RGB, RGB];
  const n = Math.max(2, Math.round(Math.abs(o.x1 - o.x0) / 14));
  const top: string[] = [];
  const bottom: string[] = [];
  for (let i = 0; i <= n; i++) {
    const x = lerp(o.x0, o.x1, i / n);
    const h = lerp(o.h0, o.h1, i / n);
    top.push(P(x, o.y(x) - h * R.r(0.86, 0.98)));
    bottom.unshift(P(x, o.y(x) + h * 0.08));
  }
  const bins: string[][] = [[], [], [], []];
  const rows = 5;
  for (let r = 0; r < rows; r++) {
    let t = R.r(-0.02, 0.01);
    while (t < 1) {
      const x = lerp(o.x0, o.x1, t);
      const h = lerp(o.h0, o.h1, clamp(t));
      const cell = h / rows;
      const wide = cell * R.r(1.0, 2.5) * (r === rows - 1 ? 1.4 : 1);
      const step = wide / Math.abs(o.x1 - o.x0);
      const cx = x + (Math.sign(o.x1 - o.x0) * wide) / 2;
      const cy = o.y(cx) - cell * (r + 0.5);
      if (!(r === rows - 1 && R.f() < (o.ruin ?? 0.12))) {
        const [a, b] = [wide * 0.47, cell * R.r(0.4, 0.47)];
        const j = () => R.r(-0.12, 0.12) * cell;
        const d = `M${P(cx - a, cy + j())}Q${P(cx - a + j(), cy - b)} ${P(cx - a * 0.5, cy - b + j() * 0.5)}L${P(cx + a * 0.6, cy - b + j() * 0.5)}Q${P(cx + a, cy - b)} ${P(cx + a, cy + j())}Q${P(cx + a, cy + b)} ${P(cx + a * 0.5, cy + b)}L${P(cx - a * 0.6, cy + b)}Q${P(cx - a, cy + b)} ${P(cx - a, cy + j())}Z`;
        bins[clamp(Math.floor((r / rows) * 1.6 + R.r(0, 1.7)), 0, 2)]!.push(d);
        if (r === rows - 1 || R.f() < 0.2)
          bins[3]!.push(
            `M${P(cx - a * 0.7, cy - b * 0.5)}Q${P(cx + o.lx * a * 0.2, cy - b * 1.1)} ${P(cx + a * 0.75, cy - b * 0.6)}Q${P(cx, cy - b * 0.3)} ${P(cx - a * 0.7, cy - b * 0.5)}Z`,
          );
      }
      t += step;
    }
  }
  return (
    path(`M${top.join('L')}L${bottom.join('L')}Z`, joint) +
    path(bins[0]!, dark) +
    path(bins[1]!, mix(dark, mid, 0.5)) +
    path(bins[2]!, mid) +
    path(bins[3]!, light)
  );
}
