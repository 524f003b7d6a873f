import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { cedar } from '../../lib/cedar.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { air, cream } from './setting.ts';

/** The stand of cedars on the left spur. */
export async function leftStand(c: Canvas) {
  const s4 = line(
    45,
    [0, 2040, 240, 2080, 520, 2160, 800, 2260, 1100, 2310, 1440, 2330],
    [22, 320, 9, 110, 3, 30],
  );
  slope(c, {
    y: s4,
    to: 2700,
    depth: 330,
    ramp: [0, 0.37, 0.05, 190, 1, 0.52, 0.045, 180],
    lit: [0.6, 0.07, 118],
    shade: [0.28, 0.045, 205],
    facet: [180, 110, 46, 0.55, 0.5, 300],
    rim: [lch(0.86, 0.085, 78), 0.8, 13, 420, 520, 0.4],
    wash: [lch(0.68, 0.08, 92), 0.5, 480, 420, 110],
  });
  const mt: RGB[] = tones([
    0.25, 0.042, 208, 0.3, 0.045, 198, 0.37, 0.05, 185, 0.48, 0.06, 155, 0.68, 0.08, 105,
  ]);
  let mid = '';
  for (const [x, h, w] of [
    [300, 470, 210],
    [60, 640, 280],
  ] as const)
    mid += cedar(rng(x + 3), {
      x,
      y: s4(x) + 22,
      h,
      w,
      tiers: 7,
      tones: mt.map((t) => mix(t, air, 0.1)),
      bark: [lch(0.28, 0.04, 220), lch(0.68, 0.06, 62)],
      leafL: 11,
      leafW: 2.7,
      from: 0.26,
    });
  await c.svg(mid, { box: [0, 1300, 720, 860], rim: { dx: -4, dy: -3, col: cream, amt: 0.35 } });
  mist(c, 2190, 2420, lch(0.82, 0.04, 160), 0.55, 15, { soft: 1.7 });
}
