import type { Canvas } from '../../lib/canvas.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { blush } from './setting.ts';

/** Petals come loose from the blossoming trees and lie on grass and water. */
export async function petals(c: Canvas) {
  const R = rng(61);
  const bins: string[][] = [[], [], []];
  for (let i = 0; i < 260; i++) {
    const x = R.f() < 0.55 ? 1440 - 760 * R.f() ** 1.4 : 700 * R.f() ** 1.6;
    const y = R.r(1840, 2840);
    const s = 5 + ((y - 1700) / 1100) * R.r(5, 12);
    bins[R.i(0, 2)]!.push(leaf(x, y, R.r(0, 6.28), s, s * 0.34));
  }
  await c.svg(bins.map((b, i) => path(b, blush[2 + i]!)).join(''), {
    box: [0, 1800, 1440, 1080],
    opacity: 0.9,
  });
}
