import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { fern, foliage, trunk } from '../../lib/forest.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { bark } from './bark.ts';
import { light } from './setting.ts';

/** Two great trunks and the dark ferns of the near bank, which hold the light in the middle. */
export async function frame(c: Canvas) {
  const R = rng(88);
  const g = G1();
  const shadow = lch(0.2, 0.036, 185);
  const near = line(
    54,
    [0, 2560, 200, 2620, 420, 2740, 640, 2850, 860, 2890, 1080, 2800, 1260, 2660, 1440, 2560],
    [14, 220, 6, 80],
  );
  const mask = (x: number, y: number) => dis(1 - sstep(near(x) + 20, near(x) + 70, y), g[gi(x, y)]!, 0.7);
  const boughs = tones([
    0.19, 0.04, 182, 0.26, 0.055, 168, 0.37, 0.075, 148, 0.55, 0.11, 128, 0.8, 0.13, 112,
  ]);
  for (const k of [
    { x: -6, y: 2680, w: 190, lean: 0.012, lx: 1, box: [0, 0, 420, 2720], top: 40, seed: 61 },
    { x: 1424, y: 2640, w: 150, lean: -0.014, lx: -1, box: [1040, 0, 400, 2720], top: 1400, seed: 67 },
  ] as const) {
    const wood = trunk(R, k.x, k.y, k.w, k.lean, [shadow, shadow], k.lx);
    const on = await c.maskOf(wood);
    for (let i = 0; i < on.length; i++) on[i]! *= mask(i % c.w, Math.floor(i / c.w));
    await c.svg(wood, { box: [...k.box], mask });
    bark(c, on, k.top, 2720, k.lx, k.seed);
  }
  const crown: [number, number, number][] = [
    [-20, 60, 150],
    [120, 10, 120],
    [30, 240, 120],
    [1440, 40, 160],
    [1320, 0, 120],
    [1410, 230, 130],
    [1300, 150, 80],
    [1450, 420, 100],
    [-10, 420, 100],
    [210, 90, 80],
    [100, 150, 90],
  ];
  await c.svg(foliage(R, crown, 24, boughs, light, 0.8), {
    box: [0, 0, 1440, 640],
    rim: { dx: 0, dy: 4, col: lch(0.9, 0.13, 108), amt: 0.3 },
  });
  slope(c, {
    y: near,
    depth: 260,
    ramp: [0, 0.34, 0.07, 150, 1, 0.15, 0.034, 190],
    lit: [0.52, 0.1, 126],
    shade: [0.16, 0.036, 185],
    facet: [150, 70, 47, 0.5, 0.5, 220],
    rim: [lch(0.84, 0.13, 110), 0.8, 12, 700, 520],
  });
  const dark = tones([
    0.15, 0.034, 190, 0.21, 0.045, 178, 0.3, 0.062, 160, 0.45, 0.092, 138, 0.72, 0.13, 116,
  ]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: near,
      h: [30, 120],
      n: 1100,
      w: 3.4,
      lean: 0.05,
      tones: dark,
      jitter: 60,
      clump: 150,
    }),
    { box: [0, 2380, 1440, 500] },
  );
  let ferns = '';
  for (const [x, d, s] of [
    [60, 40, 230],
    [230, 70, 200],
    [380, 90, 150],
    [140, 150, 270],
    [-20, 190, 280],
    [330, 210, 220],
    [1390, 60, 240],
    [1240, 70, 190],
    [1110, 90, 150],
    [1320, 170, 260],
    [1180, 190, 220],
    [1450, 220, 260],
  ] as const)
    ferns += fern(R, x, near(x) + d, s, dark, x < 700 ? 1 : -1);
  await c.svg(ferns, {
    box: [0, 2200, 1440, 680],
    rim: { dx: 0, dy: -4, col: lch(0.9, 0.12, 108), amt: 0.4 },
  });
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (x) => near(x) + 120,
      h: [50, 160],
      n: 900,
      w: 4.6,
      lean: 0.05,
      tones: dark.slice(0, 4),
      jitter: 200,
      persp: 0.6,
    }),
    { box: [0, 2380, 1440, 500] },
  );
}
