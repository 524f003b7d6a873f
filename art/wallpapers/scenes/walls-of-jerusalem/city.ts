import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { line, slope } from '../../lib/slope.ts';
import { house, type Tones } from '../../lib/town.ts';
import { cypress } from '../../lib/trees.ts';
import { honey } from './setting.ts';
import { temple } from './temple.ts';

/** The houses on the hill, back to front, and the temple over them. */
export async function city(c: Canvas) {
  const R = rng(41);
  const mound = line(
    24,
    [0, 1700, 240, 1640, 480, 1590, 760, 1560, 1040, 1550, 1300, 1560, 1440, 1580],
    [10, 240, 4, 70],
  );
  slope(c, {
    y: mound,
    to: 2100,
    depth: 320,
    ramp: [0, 0.58, 0.075, 55, 1, 0.46, 0.07, 40],
    lit: [0.7, 0.09, 70],
    shade: [0.45, 0.06, 20],
    facet: [120, 90, 33, 0.5, 0.5, 280],
    lx: 1,
  });
  const shades = (d: number): Tones => {
    const air = lch(0.82, 0.08, 72);
    const m = (l: number, ch: number, h: number) => mix(lch(l, ch, h), air, 0.42 * (1 - d));
    return {
      front: m(0.735, 0.095, 70),
      side: m(0.47, 0.065, 20),
      roof: m(0.86, 0.08, 82),
      edge: m(0.9, 0.075, 86),
      dark: m(0.42, 0.06, 25),
      win: m(0.36, 0.055, 15),
    };
  };
  const cy = tones([0.36, 0.05, 30, 0.43, 0.055, 60, 0.62, 0.075, 98]);
  const box: [number, number, number, number] = [0, 1080, 1440, 860];
  const rim = { dx: 4, dy: -4, col: honey, amt: 0.5 };
  const row = async (d: number, off: number) => {
    let houses = '';
    const s = lerp(0.62, 1.12, d);
    for (let x = R.r(-60, 0); x < 1460; ) {
      const w = R.r(70, 138) * s;
      const h = R.r(54, 112) * s * (R.f() < 0.12 ? 1.4 : 1);
      houses += house(R, x, mound(x + w / 2) + off + R.r(-10, 10), w, h, shades(d), {
        sideDir: -1,
        dome: R.f() < 0.34 ? R.r(0.62, 0.88) : 0,
        wins: 0.55,
        lights: [],
      });
      x += w * R.r(0.7, 1.12);
    }
    await c.svg(houses, {
      box,
      rim,
      tint: () => lch(0.56, 0.075, 40),
      tintAmt: (x, y) => 0.3 * sstep(0, 200, y - mound(x) - off + 40),
    });
    const x = R.r(60, 1380);
    await c.svg(
      [x, (x + R.r(300, 700)) % 1440, (x + 34) % 1440]
        .map((q) => cypress(R, q, mound(q) + off + 10, R.r(110, 170) * s, 30 * s, cy, 1, 160))
        .join(''),
      { box, rim },
    );
  };
  await row(0.1, -6);
  await temple(c);
  for (const [d, off] of [
    [0.35, 70],
    [0.6, 128],
    [0.85, 186],
  ] as const)
    await row(d, off);
}
