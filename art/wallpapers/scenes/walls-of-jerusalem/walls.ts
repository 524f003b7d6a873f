import type { Canvas } from '../../lib/canvas.ts';
import { arch, type Masonry, masonry, tower } from '../../lib/city.ts';
import { lch } from '../../lib/colour.ts';
import { lerp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { rng } from '../../lib/random.ts';
import { path } from '../../lib/shapes.ts';
import { dim, honey, lit, w5 } from './setting.ts';

/** Two faces that meet at a corner tower: the right one takes the sun, the left one has lost it. */
export async function walls(c: Canvas) {
  const R = rng(55);
  const n = noise2(61);
  const patch = (x: number, y: number) =>
    0.52 + 0.26 * n(x / 190, y / 120) + 0.2 * ((x - 700) / 740) - 0.16 * sstep(2080, 2280, y);
  const sun: Masonry = { shades: lit, light: patch, courses: 17, stone: 58, merlon: 30, edge: honey };
  const shade: Masonry = {
    shades: dim,
    light: (x, y) => 0.5 + 0.2 * n(x / 190, y / 120) - 0.14 * sstep(2080, 2280, y),
    courses: 17,
    stone: 40,
    merlon: 22,
    edge: lch(0.56, 0.06, 30),
  };
  const box: [number, number, number, number] = [0, 1560, 1440, 780];
  const rim = { dx: 4, dy: -4, col: honey, amt: 0.55 };
  const left = { x0: -20, x1: 350, top: [1900, 1846], foot: [2250, 2290] } as const;
  const right = { x0: 430, x1: 1470, top: [1846, 1786], foot: [2310, 2216] } as const;
  await c.svg(
    masonry(R, left, shade) +
      tower(
        R,
        { x0: 96, x1: 170, top: [1842, 1838], foot: [2272, 2278] },
        40,
        { ...shade, light: () => 0.62, courses: 16 },
        { ...shade, light: () => 0.3, courses: 16, stone: 24 },
      ),
    { box },
  );
  await c.svg(masonry(R, right, sun), { box, rim });
  const cast = (x: number, w: number) =>
    path(`M${x} 1800L${x} 2320L${x - w} 2320L${x - w * 0.9} 1862Z`, lch(0.42, 0.07, 25), 0.55);
  const slit = lch(0.3, 0.055, 10);
  const loops = (x0: number, x1: number, y: number, s: number) =>
    [0.3, 0.7].map((u) => `M${lerp(x0, x1, u) - s / 2} ${y}h${s}v${s * 4.4}h${-s}Z`);
  // corner tower, gate towers, end tower
  for (const [x0, x1, top, foot, side] of [
    [430, 590, 1716, 2322, 120],
    [890, 986, 1706, 2256, 34],
    [1092, 1188, 1698, 2236, 34],
    [1372, 1480, 1690, 2214, 44],
  ] as const) {
    const face = { x0, x1, top: [top, top - 8], foot: [foot, foot - 12] } as const;
    await c.svg(
      cast(x0 - side, 40) +
        tower(
          R,
          face,
          side,
          { ...sun, light: (x, y) => patch(x, y) + 0.14, courses: 20, stone: 46 },
          { ...shade, courses: 20 },
        ) +
        path(loops(x0, x1, top + 150, 9), slit),
      { box, rim },
    );
  }
  const gate = { x0: 986, x1: 1062, top: [1770, 1768], foot: [2248, 2244] } as const;
  const jambs =
    path('M996 2250L996 2100C996 2040 1082 2036 1082 2096L1082 2240Z', w5!) +
    arch(gate, 0.7, 0.006, 66, 172, lch(0.27, 0.055, 20)) +
    arch(gate, 0.78, 0.006, 44, 146, lch(0.4, 0.085, 45)) +
    arch(gate, 0.82, 0.006, 26, 118, lch(0.86, 0.11, 80));
  await c.svg(jambs, { box });
  c.glow(1044, 2196, 70, 80, lch(0.86, 0.11, 76), 0.45, 2);
}
