import { mist } from '../../lib/air.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { fern, foliage, trunk } from '../../lib/forest.ts';
import { lerp } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { haze, light, sunlit, WL } from './setting.ts';

/** Four depths of forest, each darker and nearer, with ground and mist between them. */
export async function planes(c: Canvas) {
  const air = lch(0.9, 0.09, 116);
  const deep = lch(0.34, 0.055, 168);
  const base = tones([0.26, 0.05, 175, 0.36, 0.065, 158, 0.5, 0.09, 138, 0.68, 0.115, 122, 0.87, 0.12, 110]);
  const stands: [xs: number[], w: [number, number], foot: number, veil: number][] = [
    [[60, 150, 262, 372, 470, 556, 660, 762, 846, 930, 1034, 1110, 1230, 1310, 1404], [16, 28], 1610, 0.8],
    [[24, 196, 330, 452, 850, 968, 1090, 1206, 1368], [30, 46], 1720, 0.6],
    [[110, 300, 1010, 1180, 1330], [56, 78], 1850, 0.36],
  ];
  for (const [k, [xs, [w0, w1], foot, veil]] of stands.entries()) {
    const R = rng(100 + k);
    const set = base.map((t) => mix(t, air, veil));
    const bark: [RGB, RGB] = [mix(deep, air, veil), mix(lch(0.8, 0.09, 100), air, veil * 0.7)];
    const crowns: [number, number, number][] = [];
    for (const x of xs)
      for (let i = 0; i < 4 + k; i++)
        crowns.push([
          x + R.n() * 170,
          R.r(-40, 900 - k * 90) * (0.35 + 0.65 * Math.min(1, Math.abs(x - light.x) / 480)),
          R.r(46, 96) + k * 16,
        ]);
    const stems = xs
      .map((x) =>
        trunk(R, x, foot + R.r(-20, 26), R.r(w0, w1), R.r(-0.02, 0.02), bark, Math.sign(light.x - x)),
      )
      .join('');
    await c.svg(stems, { rim: { dx: 0, dy: 0, col: sunlit, amt: 0 } });
    await c.svg(foliage(R, crowns, 15 + k * 3, set, light, 0.62), { box: [0, 0, 1440, 1300] });
    const ground = line(
      20 + k,
      [0, foot - 40 + k * 10, 300, foot, 620, foot + 30, 900, foot + 24, 1200, foot - 14, 1440, foot - 60],
      [16, 260, 7, 90, 3, 26],
    );
    const [l0, l1] = [lerp(0.52, 0.8, veil), lerp(0.62, 0.88, veil)];
    slope(c, {
      y: ground,
      to: WL,
      depth: 200,
      ramp: [0, l0, 0.095, 128, 1, l1, 0.09, 116],
      lit: [Math.min(0.95, l0 + 0.2), 0.11, 112],
      shade: [l0 - 0.1, 0.08, 145],
      facet: [140, 60, 30 + k, 0.6, 0.5, 200],
      rim: [sunlit, 0.8, 10, light.x, 420],
      wash: [haze, 0.55, light.x, 380, 110],
    });
    const ferns: string[] = [];
    for (let x = -20; x < 1460; x += R.r(40, 90))
      if (Math.abs(x - 700) > 130)
        ferns.push(fern(R, x, ground(x) + R.r(6, 40), 34 + k * 22, set.slice(1), Math.sign(light.x - x)));
    await c.svg(ferns.join(''), { box: [0, foot - 220, 1440, 420] });
    mist(c, foot - 160, foot + 110, lch(0.945, 0.08, 112), 0.62 - k * 0.1, 5 + k, { soft: 1.6, sx: 380 });
  }
}
