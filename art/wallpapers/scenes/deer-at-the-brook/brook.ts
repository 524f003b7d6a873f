import type { Canvas } from '../../lib/canvas.ts';
import { lch, mix, type RGB } from '../../lib/colour.ts';
import { fern } from '../../lib/forest.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path, ribbon, taper } from '../../lib/shapes.ts';
import { line, slope } from '../../lib/slope.ts';
import { boulders } from '../../lib/stones.ts';
import { light, WL } from './setting.ts';

/** The near bank behind the pool, and the brook that comes down through it in small falls. */
export async function brook(c: Canvas) {
  const R = rng(7);
  const bank = line(
    44,
    [0, 1990, 240, 2020, 480, 2080, 660, 2130, 820, 2120, 1020, 2070, 1240, 1990, 1440, 1930],
    [12, 200, 6, 70],
  );
  slope(c, {
    y: bank,
    to: WL + 2,
    depth: 200,
    ramp: [0, 0.46, 0.09, 132, 1, 0.27, 0.055, 165],
    lit: [0.72, 0.125, 116],
    shade: [0.3, 0.06, 160],
    facet: [140, 60, 41, 0.6, 0.5, 200],
    rim: [lch(0.92, 0.12, 108), 0.85, 12, light.x, 420],
    wash: [lch(0.84, 0.13, 112), 0.5, light.x, 340, 80],
  });
  const run = ribbon(
    [
      [706, 1628, 3],
      [700, 1664, 8],
      [684, 1716, 18],
      [700, 1770, 26],
      [704, 1822, 34],
      [690, 1890, 44],
      [716, 1958, 56],
      [742, 2040, 72],
      [756, 2128, 92],
      [750, 2212, 140],
    ],
    (t) => 0.2 * noise2(3)(t * 0.4, 1),
  );
  const box: [number, number, number, number] = [480, 1620, 560, 600];
  const flow = noise2(19);
  await c.svg(path(run, lch(0.62, 0.07, 158)), {
    ...{ box, rim: { dx: 0, dy: -3, col: lch(0.42, 0.065, 155), amt: 0.6 } },
    tint: () => lch(0.93, 0.06, 114),
    // it shines where it is far and where its surface tips toward the light
    tintAmt: (x, y) =>
      dis(
        clamp(0.9 - (y - 1640) / 420) * 0.8 + 0.7 * sstep(0.05, 0.4, flow((x - 700) / 70, y / 9)),
        G1()[gi(x, y)]!,
        0.8,
      ),
    mask: (_x, y) => sstep(1628, 1700, y),
  });
  // falling water: pale strands over each ledge
  const strands: string[] = [];
  const foam: string[] = [];
  for (const [x, y, w, h] of [
    [690, 1716, 34, 26],
    [704, 1822, 56, 34],
    [722, 1958, 96, 52],
    [756, 2128, 150, 66],
  ] as const) {
    for (let i = 0; i < w * 0.8; i++) {
      const u = R.r(-0.5, 0.5);
      strands.push(
        taper([
          [x + u * w, y - h * R.r(0.4, 0.6), 1],
          [x + u * w * 1.06, y, R.r(1.6, 4)],
          [x + u * w * 1.14, y + h * R.r(0.3, 0.6), 0.8],
        ]),
      );
    }
    for (let i = 0; i < w * 0.5; i++)
      foam.push(leaf(x + R.n() * w * 0.6, y + h * 0.6 + R.r(-3, 8), R.r(-0.15, 0.15), R.r(8, 26), R.r(2, 5)));
  }
  await c.svg(path(strands, lch(0.965, 0.03, 120)) + path(foam, lch(0.985, 0.02, 110)), { box });
  const stone = tones([0.28, 0.03, 190, 0.42, 0.035, 170, 0.74, 0.06, 112]);
  const moss = tones([0.28, 0.055, 165, 0.38, 0.075, 145, 0.54, 0.11, 125, 0.74, 0.13, 112]);
  const rocks = [
    [650, 1712, 34],
    [734, 1726, 56],
    [622, 1822, 92],
    [776, 1842, 54],
    [640, 1880, 50],
    [826, 1966, 130],
    [630, 1990, 76],
    [676, 2020, 46],
    [590, 2120, 140],
    [556, 2190, 84],
    [900, 2120, 120],
    [880, 2206, 110],
    [1010, 2204, 140],
    [160, 2206, 110],
    [1240, 2206, 170],
    [1360, 2190, 120],
  ] as const;
  const veiled = (set: RGB[], t: number) => set.map((v) => mix(v, lch(0.86, 0.09, 116), t));
  await boulders(
    c,
    R,
    rocks.filter(([, y]) => y < 1860),
    veiled(stone, 0.5),
    { lx: -1, rim: lch(0.93, 0.1, 108), blades: veiled(moss, 0.45) },
  );
  await boulders(
    c,
    R,
    rocks.filter(([, y]) => y >= 1860),
    stone,
    { lx: -1, rim: lch(0.93, 0.1, 108), blades: moss },
  );
  let ferns = '';
  for (let i = 0; i < 34; i++) {
    const x = R.r(-20, 1460);
    if (Math.abs(x - 720) < 190) continue;
    ferns += fern(R, x, bank(x) + R.r(10, 120), R.r(80, 130), moss, Math.sign(light.x - x));
  }
  await c.svg(ferns, {
    box: [0, 1800, 1440, 410],
    rim: { dx: -2, dy: -3, col: lch(0.9, 0.12, 108), amt: 0.4 },
  });
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: () => WL - 16,
      h: [14, 54],
      n: 700,
      w: 2.4,
      lean: 0.05,
      tones: moss,
      jitter: 12,
      clump: 90,
    }),
    { box: [0, WL - 100, 1440, 106], mask: (x) => sstep(110, 190, Math.abs(x - 750)) },
  );
  return bank;
}
