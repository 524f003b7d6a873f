import { smoke } from '../../lib/camp-fire.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { halo } from '../../lib/rings.ts';
import { line, slope } from '../../lib/slope.ts';
import { dryWall } from '../../lib/stones.ts';
import { broadTree } from '../../lib/trees.ts';
import { amber, ember, fire, reach } from './setting.ts';

/** The field of the watch: firelit ground, the wall of the fold, and the tree. */
export async function watchField(c: Canvas) {
  const g = G1();
  const h4 = line(34, [0, 2130, 300, 2160, 620, 2150, 940, 2110, 1200, 2070, 1440, 2060], [16, 360, 7, 120]);
  const lit: RGB = lch(0.6, 0.115, 52);
  slope(c, {
    y: h4,
    depth: 620,
    ramp: [0, 0.235, 0.046, 335, 0.5, 0.2, 0.042, 328, 1, 0.14, 0.034, 312],
    lit: [0.29, 0.052, 348],
    shade: [0.15, 0.036, 315],
    facet: [190, 90, 43, 0.5, 0.5, 420],
    rim: [ember, 0.7, 12, fire.x, 420],
  });
  c.each(1960, 2880, (x, y, o) => {
    if (y < h4(x)) return;
    const a = 0.78 * reach(x, y, 430) + 0.4 * reach(x, y, 220);
    if (a > 0.01) c.blendPx(o, lit, dis(Math.min(0.92, a), g[gi(x + 40, y + 9)] ?? 0.5, 1.1) * 0.85);
  });
  // fold wall behind the flock
  const wt = tones([0.17, 0.038, 320, 0.23, 0.045, 335, 0.31, 0.06, 5, 0.45, 0.09, 38, 0.66, 0.115, 58]);
  const wy = (x: number) => h4(x) + 44 + 30 * sstep(700, 1440, x);
  await c.svg(
    dryWall(
      rng(5),
      wy,
      790,
      1460,
      92,
      wt,
      (x, v) => 0.1 + 0.8 * Math.exp(-(((x - fire.x) / 430) ** 2)) + 0.16 * v,
      { stone: 22, joint: 1.6 },
    ),
    { box: [760, 1980, 680, 260] },
  );
  const T = broadTree(rng(1205), {
    x: 1130,
    y: 2190,
    h: 960,
    lean: 0.02,
    light: [-0.75, 0.62],
    tones: tones([0.13, 0.034, 315, 0.175, 0.042, 322, 0.235, 0.052, 338, 0.38, 0.085, 25, 0.62, 0.12, 55]),
    bark: [lch(0.14, 0.034, 318), lch(0.56, 0.12, 50)],
    leafL: 18,
    leafW: 4.3,
    spread: 0.6,
    clumpR: 0.066,
    trunkW: 0.085,
    trunkL: 0.22,
    wig: 0.6,
    depth: 6,
    from: 3,
    up: 0.08,
    density: 1,
  });
  await c.svg(T.svg, {
    box: [560, 1080, 880, 1140],
    rim: {
      dx: -4,
      dy: 3,
      col: amber,
      amt: 0.4,
      at: (x, y) => clamp(1.5 - Math.hypot(x - fire.x, y - fire.y) / 800),
    },
    mask: (x, y) => dis(1 - sstep(2160, 2192, y), g[gi(x, y)] ?? 0.5, 0.7),
  });
  smoke(c, fire.x + 6, fire.y - 150, 900, 240, lch(0.62, 0.07, 30), 0.34, 8);
  halo(
    c,
    fire.x,
    fire.y - 60,
    ember,
    [
      [150, 0.1],
      [290, 0.07],
      [470, 0.045],
    ],
    { mode: 'screen', edge: 26 },
  );
  c.glow(fire.x, fire.y - 70, 620, 560, lch(0.66, 0.15, 48), 0.5, 2.4, { stipple: 0.3 });
}
