import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { sheep } from '../../lib/creatures.ts';
import { restingSheep } from '../../lib/flock.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp } from '../../lib/maths.ts';
import type { rng } from '../../lib/random.ts';
import { amber, fire, reach } from './setting.ts';

/** Sheep that lie round the fire, smaller and darker with distance; each takes the light on the side that faces it. */
export async function flock(c: Canvas, R: ReturnType<typeof rng>) {
  const places: [number, number, number][] = [
    [1180, 2200, 72],
    [1236, 2212, 78],
    [1356, 2206, 74],
    [1404, 2232, 82],
    [980, 2226, 80],
    [1052, 2240, 86],
    [1010, 2262, 90],
    [1226, 2296, 98],
    [1312, 2316, 104],
    [1264, 2338, 108],
    [1016, 2372, 112],
    [1108, 2392, 118],
    [1046, 2416, 122],
    [1392, 2400, 124],
    [84, 2246, 78],
    [146, 2262, 84],
    [40, 2330, 98],
    [120, 2346, 104],
    [218, 2440, 122],
    [322, 2460, 128],
    [262, 2494, 132],
    [64, 2470, 128],
    [520, 2522, 138],
    [620, 2540, 142],
    [940, 2530, 140],
    [1052, 2556, 144],
  ];
  for (const [x, y, s] of places.sort((a, b) => a[1] - b[1])) {
    const k = clamp(1.25 * reach(x, y, 520) + 0.12);
    const dx = fire.x - x;
    const dy = fire.y - y;
    const m = Math.hypot(dx, dy);
    const wool = [
      lch(0.17, 0.04, 322),
      lch(0.25, 0.048, 338),
      mix(lch(0.31, 0.05, 350), lch(0.58, 0.1, 45), k),
      mix(lch(0.37, 0.052, 0), lch(0.76, 0.12, 62), k),
      mix(lch(0.42, 0.055, 5), lch(0.9, 0.1, 80), k),
    ];
    const dir = R.f() < 0.5 ? 1 : -1;
    const rim = { dx: (dx / m) * 5, dy: (dy / m) * 4 - 2, col: amber, amt: 0.2 + 0.9 * k };
    const box: [number, number, number, number] = [x - s, y - s * 1.2, s * 2, s * 1.5];
    const face = lch(0.14, 0.034, 318);
    if (R.f() < 0.16 && s < 110)
      await c.svg(sheep(R, x, y, s * 0.92, wool.slice(1, 4), face, dir, true), { box, rim });
    else await c.svg(restingSheep(R, x, y, s, wool, face, dir, dx / m, dy / m - 0.35), { box, rim });
    await c.svg(
      grass(R, {
        x0: x - s * 0.6,
        x1: x + s * 0.6,
        y: () => y + 2,
        h: [8, 20],
        n: 36,
        w: 2.2,
        lean: 0.05,
        tones: [
          lch(0.15, 0.035, 318),
          lch(0.22, 0.046, 335),
          mix(lch(0.26, 0.05, 345), lch(0.55, 0.11, 50), k),
        ],
        jitter: 8,
      }),
      { box },
    );
  }
}
