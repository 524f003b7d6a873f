import type { Canvas } from '../../lib/canvas.ts';
import { arch, masonry } from '../../lib/city.ts';
import { lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path } from '../../lib/shapes.ts';
import { apricot } from './setting.ts';

/** The watchtower of the parable, with a roof of boughs and a winepress beside it. */
export async function tower(c: Canvas, ground: (x: number) => number) {
  const R = rng(5);
  const x = 900;
  const y = ground(x) + 14;
  const shades = tones([0.5, 0.06, 30, 0.58, 0.07, 42, 0.67, 0.078, 52, 0.76, 0.08, 62, 0.86, 0.07, 72]);
  const dim = tones([0.36, 0.045, 345, 0.41, 0.048, 355, 0.46, 0.05, 10]);
  const front = { x0: x, x1: x + 104, top: [y - 246, y - 246], foot: [y + 6, y] } as const;
  const left = { x0: x - 46, x1: x, top: [y - 240, y - 246], foot: [y - 4, y + 6] } as const;
  const hut = { x0: x + 14, x1: x + 92, top: [y - 306, y - 306], foot: [y - 246, y - 246] } as const;
  const dark = lch(0.32, 0.05, 350);
  const roof = Array.from({ length: 150 }, () =>
    leaf(
      x + R.r(-6, 96),
      y - 304 + R.r(-20, 8),
      R.r(-0.35, 0.35) + (R.f() < 0.5 ? Math.PI : 0),
      R.r(14, 28),
      R.r(3, 6),
    ),
  );
  await c.svg(
    masonry(R, left, { shades: dim, light: () => 0.5, courses: 20, stone: 17 }) +
      masonry(R, front, {
        shades,
        light: (px) => 0.35 + (px - x) / 220,
        courses: 20,
        stone: 19,
        merlon: 17,
        edge: lch(0.92, 0.06, 76),
      }) +
      masonry(R, hut, { shades, light: () => 0.5, courses: 6, stone: 15 }) +
      arch(front, 0.5, 0, 30, 66, dark) +
      arch(front, 0.5, 0.58, 15, 34, dark) +
      arch(hut, 0.5, 0.1, 20, 34, dark) +
      path(roof.slice(0, 100), lch(0.42, 0.07, 40)) +
      path(roof.slice(100), lch(0.68, 0.1, 60)),
    { box: [x - 80, y - 360, 260, 390], rim: { dx: 4, dy: -3, col: apricot, amt: 0.6 } },
  );
  await c.svg(
    grass(R, {
      x0: x - 70,
      x1: x + 130,
      y: () => y + 2,
      h: [8, 26],
      n: 130,
      w: 2.2,
      lean: 0.1,
      tones: tones([0.4, 0.07, 30, 0.52, 0.09, 50, 0.7, 0.11, 66]),
      jitter: 12,
    }),
    { box: [x - 100, y - 40, 270, 70] },
  );
}
