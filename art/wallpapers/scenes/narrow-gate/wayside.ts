import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { thorns } from '../../lib/creepers.ts';
import { grass } from '../../lib/grasses.ts';
import { sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { boulders } from '../../lib/stones.ts';
import { gate } from './setting.ts';

/** Rocks and thorns that leave little room on either hand. */
export async function wayside(c: Canvas, ground: (x: number) => number) {
  const R = rng(41);
  const blades = tones([
    0.15, 0.022, 200, 0.2, 0.03, 175, 0.27, 0.042, 150, 0.42, 0.06, 115, 0.66, 0.085, 96,
  ]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: (x) => ground(x) + 6,
      h: [14, 60],
      n: 900,
      w: 2.4,
      lean: 0.02,
      tones: blades.slice(0, 4),
      jitter: 40,
      clump: 120,
      bias: (x) => Math.exp(-(((x - gate.x) / 300) ** 2)),
    }),
    { box: [0, 2020, 1440, 240], mask: (x) => sstep(60, 150, Math.abs(x - gate.x)) },
  );
  const stone = tones([0.14, 0.018, 220, 0.23, 0.024, 200, 0.4, 0.045, 125]);
  const rocks = [
    [876, 2180, 92],
    [960, 2232, 150],
    [1090, 2222, 90],
    [868, 2322, 104],
    [1010, 2350, 170],
    [1180, 2410, 240],
    [1330, 2330, 150],
    [940, 2500, 190],
    [1064, 2530, 96],
    [1300, 2610, 260],
    [600, 2196, 120],
    [470, 2230, 84],
    [540, 2296, 150],
    [330, 2320, 200],
    [218, 2356, 96],
    [596, 2420, 120],
    [430, 2490, 230],
    [120, 2470, 170],
    [580, 2590, 130],
    [250, 2640, 250],
  ] as const;
  for (const side of [1, -1] as const)
    await boulders(
      c,
      R,
      rocks.filter(([x]) => (x - gate.x) * side > 0),
      stone,
      { lx: -side, rim: lch(0.82, 0.095, 90), blades: blades.slice(0, 4) },
    );
  let brambles = '';
  for (const [x, y, s] of [
    [440, 2270, 130],
    [300, 2440, 210],
    [930, 2300, 150],
    [1120, 2300, 190],
    [1230, 2480, 230],
    [1380, 2400, 200],
    [120, 2330, 190],
    [500, 2600, 170],
  ] as const)
    brambles += thorns(R, x, y, s, lch(0.13, 0.02, 215));
  await c.svg(brambles, {
    box: [0, 2000, 1440, 880],
    rim: {
      dx: 0,
      dy: -4,
      col: lch(0.76, 0.09, 90),
      amt: 0.8,
      at: (x) => 0.15 + Math.exp(-(((x - gate.x) / 340) ** 2)),
    },
  });
}
