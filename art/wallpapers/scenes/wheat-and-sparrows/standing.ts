import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { line, slope } from '../../lib/slope.ts';
import { type Bins, stalk } from '../../lib/wheat.ts';
import { gold, ripe, straw } from './setting.ts';

/** The uncut field, from its far edge forward: each band of ears larger, with darkness between the stems. */
export async function standing(c: Canvas) {
  const R = rng(77);
  const n = noise2(12);
  const edge = line(34, [0, 1880, 260, 1920, 560, 1960, 860, 1970, 1160, 1930, 1440, 1870], [14, 300, 6, 90]);
  slope(c, {
    y: edge,
    depth: 620,
    ramp: [0, 0.72, 0.125, 78, 0.4, 0.55, 0.105, 66, 1, 0.33, 0.065, 45],
    lit: [0.8, 0.12, 84],
    shade: [0.42, 0.08, 55],
    facet: [120, 60, 37, 0.5, 0.5, 500],
    rim: [straw, 0.8, 12, 500, 900],
  });
  const stems = tones([0.33, 0.06, 48, 0.43, 0.08, 58, 0.54, 0.1, 66, 0.66, 0.118, 76, 0.8, 0.12, 86]);
  for (let k = 0; k < 9; k++) {
    const t = k / 8;
    const y = (x: number) => edge(x) + lerp(14, 760, t ** 1.35);
    const l = lerp(26, 92, t);
    const count = Math.round(lerp(420, 92, t ** 0.7));
    const bins: Bins = gold.map(() => []);
    const tuft = grass(R, {
      x0: -20,
      x1: 1460,
      y: (x) => y(x) + l * 1.2,
      h: [l * 1.4, l * 3],
      n: Math.round(lerp(900, 420, t)),
      w: 1.4 + l * 0.035,
      lean: 0.12,
      tones: stems.slice(0, 4),
      jitter: l * 1.6,
    });
    await c.svg(tuft, { box: [0, 1700, 1440, 1180], mask: (_x, py) => 1 - 0.25 * sstep(2300, 2880, py) });
    for (let i = 0; i < count; i++) {
      const x = R.r(-20, 1460);
      const lean = 0.18 + 0.2 * n(x / 300, t * 3) + R.r(-0.14, 0.14);
      stalk(R, x, y(x) + l * R.r(1.2, 2.2), l * R.r(1.5, 2.4), lean, l, R.r(0.1, 0.7), ripe, bins, l > 30);
    }
    const veil = 0.34 * (1 - t);
    await c.svg(bins.map((b, i) => path(b, mix(gold[i]!, lch(0.8, 0.12, 84), veil))).join(''), {
      box: [0, 1700, 1440, 1180],
      tint: () => lch(0.3, 0.06, 42),
      tintAmt: (_x, py) => (0.14 + 0.5 * t) * sstep(1950, 2700, py),
    });
  }
}
