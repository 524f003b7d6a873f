import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { tints } from '../../lib/notation.ts';
import { standing, walking } from '../../lib/people.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { cream, sun } from './setting.ts';

export async function drawPeople(c: Canvas): Promise<void> {
  const R = rng(31);
  const rows: { y: number; svg: string; x: number; h: number }[] = [];
  for (let i = 0; i < 190; i++) {
    const t = R.f() ** 1.7;
    const y = lerp(1496, 1900, t);
    const h = lerp(12, 92, t ** 0.95) * R.r(0.72, 1.08);
    const half = lerp(8, 170, t);
    const x = sun.x + R.n() * half;
    const air = lch(0.78, 0.08, 80);
    const robe = mix(
      R.pick(tints('0.3 0.05 30, 0.34 0.05 60, 0.28 0.045 240, 0.36 0.06 20, 0.4 0.05 75'))!,
      air,
      0.62 * (1 - t) ** 1.6,
    );
    const dress = {
      robe,
      dark: mix(robe, lch(0.2, 0.04, 240), 0.4),
      cloth: mix(robe, lch(0.7, 0.06, 75), 0.35),
    };
    const dir = R.f() < 0.5 ? 1 : -1;
    const svg =
      R.f() < 0.6
        ? walking(x, y, h, dress, dir, R.f() < 0.35)
        : standing(x, y, h, dress, dir, { staff: R.f() < 0.3, bundle: R.f() < 0.3 });
    rows.push({ y, svg, x, h });
  }
  rows.sort((a, b) => a.y - b.y);
  const shadows = rows.map(({ x, y, h }) =>
    leaf(x, y, Math.PI / 2 + (x - sun.x) * -0.0012, h * 1.15, h * 0.12),
  );
  await c.svg(path(shadows, lch(0.33, 0.05, 210)), {
    box: [300, 1460, 900, 620],
    opacity: 0.4,
    stipple: 0.8,
  });
  await c.svg(rows.map((r) => r.svg).join(''), {
    box: [300, 1380, 900, 560],
    rim: { dx: 0, dy: -2, col: cream, amt: 0.9 },
  });
}
