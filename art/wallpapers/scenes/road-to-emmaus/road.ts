import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { dryWall } from '../../lib/drystone.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tints } from '../../lib/notation.ts';
import { rng } from '../../lib/random.ts';
import { path, ribbon } from '../../lib/shapes.ts';
import { sun } from './setting.ts';

/** Middle hill and near hill with the road over both, walls and cypresses along it. */
export async function road(c: Canvas) {
  const n = noise2(3);
  const wob = (t: number) => 0.14 * n(t * 0.9, 1);
  const middle = rise(
    c,
    'mid',
    69,
    [0, 1930, 320, 1950, 640, 1930, 960, 1880, 1240, 1840, 1440, 1820],
    '.36 .065 26, .47 .08 42 | .56 .115 52, .29 .05 14 | .92 .12 76 | .72 .135 56',
    { h: 260, y1: 2400, sun: { x: sun.x - 80, spread: 480 }, rim: 0.9, wash: [0.6, 120], lx: -1 },
  );
  await c.svg(
    path(
      ribbon(
        [
          [1056, 1742, 4],
          [1010, 1790, 6],
          [900, 1836, 9],
          [930, middle(930) + 2, 14],
          [860, 1952, 22],
          [700, 2010, 34],
          [668, 2090, 48],
        ],
        wob,
      ),
      lch(0.8, 0.12, 66),
    ),
    { box: [600, 1700, 560, 420], stipple: 0.6, mask: (_x, y) => 0.75 + 0.2 * sstep(1880, 2000, y) },
  );
  const near = rise(
    c,
    'near',
    75,
    [0, 2110, 260, 2096, 520, 2070, 760, 2050, 1040, 2084, 1440, 2170],
    '.315 .06 22, .25 .05 12, .165 .035 355 | .5 .1 48, .2 .04 5 | .93 .12 76 | .7 .135 55',
    { h: 620, sun: { x: 780, spread: 480 }, rim: 0.9, rimW: 14, wash: [0.6, 160], size: [220, 90] },
  );
  await c.svg(
    path(
      ribbon(
        [
          [690, near(690) - 3, 58],
          [676, 2170, 92],
          [640, 2320, 142],
          [580, 2540, 214],
          [520, 2900, 330],
        ],
        (t) => 0.035 * n(t * 0.5, 7),
      ),
      lch(0.6, 0.105, 52),
    ),
    { box: [120, 2030, 820, 850], stipple: 0.6, mask: (_x, y) => 1 - 0.42 * sstep(2150, 2800, y) },
  );
  const g = G1();
  // wheel ruts, pebbles of light, and the sun lying along the crown of the road
  c.each(2050, 2880, (x, y, o) => {
    const t = (y - 2050) / 830;
    const mid = 690 - 170 * t - 30 * Math.sin(t * 5);
    const half = 58 + 272 * t;
    const u = (x - mid) / half;
    if (Math.abs(u) > 1) return;
    const rut = Math.exp(-(((Math.abs(u + 0.06 * n(y / 90, 4)) - 0.46) / 0.09) ** 2));
    c.blendPx(o, lch(0.3, 0.055, 18), dis(rut * 0.5 * (0.6 + n(x / 30, y / 60)), g[gi(x, y)]!, 0.8));
    const lit = Math.exp(-(((u - 0.18) / 0.3) ** 2)) * (1 - t) ** 1.3;
    c.blendPx(o, lch(0.9, 0.115, 76), dis(lit * 0.62, g[gi(x, y)]!, 0.9));
    c.blendPx(
      o,
      lch(0.27, 0.05, 12),
      dis(sstep(0.3, 0.5, n(x / (14 + 22 * t), y / (6 + 12 * t))) * 0.55, g[gi(x, y)]!, 0.7),
    );
  });
  const stone = tints('.19 .035 5, .3 .05 20, .43 .075 38, .8 .125 66');
  await c.svg(
    dryWall(rng(31), {
      x0: 800,
      x1: 1480,
      y: (x) => near(x) + 26 + (x - 800) * 0.34,
      h0: 34,
      h1: 150,
      tones: stone,
      lx: -1,
    }),
    { box: [760, 1980, 680, 560], rim: { dx: -4, dy: -5, col: lch(0.94, 0.11, 80), amt: 0.9 } },
  );
  await c.svg(
    dryWall(rng(32), {
      x0: 540,
      x1: -40,
      y: (x) => near(x) + 24 + (540 - x) * 0.4,
      h0: 30,
      h1: 130,
      tones: stone,
      lx: 1,
      ruin: 0.4,
    }),
    { box: [0, 1980, 600, 500], rim: { dx: 4, dy: -5, col: lch(0.94, 0.11, 80), amt: 0.9 } },
  );
  return near;
}
