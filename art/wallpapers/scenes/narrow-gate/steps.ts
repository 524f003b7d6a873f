import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { P, path } from '../../lib/shapes.ts';
import { gate } from './setting.ts';

/** Worn steps under the door, each wider and less bright than the one above. */
export async function steps(c: Canvas) {
  let out = '';
  for (let i = 0; i < 4; i++) {
    const y = gate.foot + 2 + i * 22;
    const half = 84 + i * 22;
    const x = gate.x + i * 2;
    out +=
      path(
        `M${P(x - half, y + 9)}L${P(x - half + 9, y)}L${P(x + half - 9, y)}L${P(x + half, y + 9)}Z`,
        mix(lch(0.94, 0.08, 92), lch(0.6, 0.06, 100), i / 4),
      ) +
      path(
        `M${P(x - half, y + 9)}L${P(x + half, y + 9)}L${P(x + half, y + 24)}L${P(x - half, y + 24)}Z`,
        mix(lch(0.4, 0.045, 95), lch(0.28, 0.03, 150), i / 4),
      );
  }
  const g = G1();
  await c.svg(out, {
    box: [500, 2090, 500, 130],
    mask: (x, y) =>
      dis(1 - 0.85 * sstep(70, 160, Math.abs(x - gate.x) - (y - 2112) * 0.4), g[gi(x, y)]!, 0.7),
  });
}
