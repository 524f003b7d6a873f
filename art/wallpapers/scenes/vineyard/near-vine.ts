import type { Canvas } from '../../lib/canvas.ts';
import { lch, type RGB } from '../../lib/colour.ts';
import { lerp } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { cane, grapes, tendril, vineLeaf } from '../../lib/vine.ts';

/** The old vine at the left edge: post, cane, leaves gone red, and bunches with the sun behind them. */
export async function nearVine(c: Canvas) {
  const R = rng(27);
  const wood: [RGB, RGB] = [lch(0.24, 0.042, 10), lch(0.7, 0.09, 58)];
  const rim = { dx: 4, dy: -4, col: lch(0.93, 0.09, 70), amt: 0.75 };
  const post =
    path('M60 2880L66 1330L112 1322L120 2880Z', lch(0.3, 0.045, 20)) +
    path('M98 2880L96 1326L112 1322L120 2880Z', lch(0.58, 0.08, 52)) +
    path(
      ['M70 1500L74 1900L78 1500Z', 'M84 1700L88 2300L92 1700Z', 'M74 2100L78 2600L80 2100Z'],
      lch(0.2, 0.04, 5),
    );
  const arm: [number, number, number][] = [
    [30, 2890, 92],
    [52, 2700, 80],
    [96, 2500, 74],
    [78, 2300, 66],
    [116, 2110, 62],
    [104, 1920, 58],
    [132, 1760, 52],
    [186, 1650, 46],
    [280, 1596, 40],
    [390, 1590, 33],
    [490, 1610, 26],
    [580, 1600, 19],
    [660, 1618, 11],
    [716, 1612, 4],
  ];
  await c.svg(post, { box: [40, 1300, 110, 1580], rim });
  const palettes = [
    tones([0.3, 0.1, 18, 0.4, 0.135, 24, 0.54, 0.15, 34, 0.24, 0.07, 10]),
    tones([0.42, 0.12, 36, 0.55, 0.14, 48, 0.7, 0.14, 62, 0.34, 0.09, 25]),
    tones([0.36, 0.06, 110, 0.48, 0.085, 104, 0.64, 0.11, 92, 0.3, 0.05, 100]),
    tones([0.24, 0.075, 5, 0.32, 0.1, 14, 0.44, 0.13, 26, 0.19, 0.05, 0]),
  ];
  const leafAt = (x: number, y: number, s: number) =>
    vineLeaf(R, x, y, s, Math.PI / 2 + R.r(-1, 1), R.pick(palettes)!);
  let back = '';
  let front = '';
  for (let i = 0; i < 30; i++) back += leafAt(R.r(-40, 640), 1560 + R.r(-70, 130) + 0, R.r(80, 130));
  const bunches: [number, number, number, number][] = [
    [250, 1690, 150, 260],
    [420, 1680, 132, 226],
    [566, 1672, 110, 186],
    [40, 1850, 150, 250],
    [170, 2120, 120, 200],
  ];
  const skins = tones([0.16, 0.05, 320, 0.25, 0.075, 325, 0.36, 0.09, 335, 0.52, 0.085, 345, 0.86, 0.06, 50]);
  const fruit = bunches.map(([x, y, w, h]) => grapes(R, x, y, w, h, skins, 1)).join('');
  for (let i = 0; i < 26; i++) {
    const t = R.f();
    front += leafAt(
      lerp(-30, 700, t),
      1596 + R.r(-64, 34) - 20 * Math.sin(t * 5),
      R.r(70, 130) * (1.1 - 0.45 * t),
    );
  }
  for (const [x, y, s] of [
    [10, 1740, 150],
    [110, 2010, 130],
    [30, 2230, 150],
    [150, 2400, 110],
    [-10, 2480, 150],
  ] as const)
    front += leafAt(x, y, s);
  const curls =
    tendril(690, 1610, 120, 0.5, 1, lch(0.5, 0.1, 50)) +
    tendril(470, 1606, 110, 1.2, -1, lch(0.5, 0.1, 50)) +
    tendril(300, 1580, 120, -0.9, 1, lch(0.5, 0.1, 50));
  const box: [number, number, number, number] = [0, 1280, 900, 1600];
  await c.svg(back, { box, tint: () => lch(0.24, 0.06, 10), tintAmt: () => 0.34 });
  await c.svg(cane(R, arm, wood, 1) + curls, { box, rim });
  await c.svg(fruit, { box, rim: { ...rim, amt: 0.6 } });
  await c.svg(front, { box, rim });
}
