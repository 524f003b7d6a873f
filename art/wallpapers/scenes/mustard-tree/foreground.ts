import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { grass } from '../../lib/grasses.ts';
import { clamp, sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { leaf, path, taper } from '../../lib/shapes.ts';
import { glow } from './setting.ts';

/** The same plant while it is small: flowering mustard and grass at the viewer's feet. */
export async function foreground(c: Canvas, ground: (x: number) => number) {
  const R = rng(70);
  const gn = noise2(505);
  const blades = tones([
    0.18, 0.04, 170, 0.24, 0.05, 158, 0.32, 0.065, 140, 0.49, 0.095, 116, 0.8, 0.135, 98,
  ]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: ground,
      h: [18, 74],
      n: 1500,
      w: 2.5,
      lean: 0.15,
      tones: blades,
      jitter: 40,
      clump: 150,
      bias: (x) => clamp(1.25 - Math.abs(x - 400) / 760),
    }),
    { box: [0, 2180, 1440, 700], mask: (x, y) => 1 - 0.9 * sstep(0, 44, y - ground(x)) },
  );
  await c.svg(
    grass(R, {
      x0: -30,
      x1: 1470,
      y: (x) => ground(x) + 60,
      h: [60, 190],
      n: 3400,
      w: 4.6,
      persp: 0.45,
      lean: 0.15,
      tones: blades,
      jitter: 470,
      bias: (x, y) =>
        clamp(1.05 - (y - ground(x)) / 300) *
        (0.5 + 0.5 * gn(x / 120, y / 60)) *
        clamp(1.3 - Math.abs(x - 380) / 900),
    }),
    { box: [0, 2180, 1440, 700] },
  );
  const stems: string[] = [];
  const leaves: string[] = [];
  const heads: string[][] = [[], [], []];
  for (let i = 0; i < 26; i++) {
    const left = R.f() < 0.6;
    const x = left ? R.r(-10, 420) : R.r(1090, 1450);
    const h = R.r(220, 560) * (left ? 1 - x / 800 : 0.45 + (x - 1090) / 640);
    const le = R.r(-0.12, 0.2);
    const at = (u: number) => [x + le * h * u * u, 2890 - h * u] as const;
    stems.push(taper(Array.from({ length: 9 }, (_, k) => [...at(k / 8), 6.5 - k * 0.6])));
    for (let k = 0; k < 7; k++)
      leaves.push(
        leaf(
          ...at(R.r(0.15, 0.75)),
          -Math.PI / 2 + R.pick([-1, 1])! * R.r(0.5, 1.2),
          R.r(24, 54),
          R.r(7, 14),
        ),
      );
    for (let k = 0; k < 5; k++) {
      const u = 1 - k * 0.07;
      const [sx, sy] = at(u);
      const ex = sx + (k ? (k % 2 ? 1 : -1) * R.r(10, 34) : 0);
      const ey = sy - R.r(6, 26);
      if (k)
        stems.push(
          taper([
            [sx, sy, 3.4],
            [ex, ey, 2],
          ]),
        );
      for (let q = 0; q < 8; q++)
        heads[clamp(Math.floor(R.f() * 3), 0, 2)]!.push(
          [0, 1, 2, 3]
            .map((m) => leaf(ex + R.n() * 11, ey + R.n() * 9, m * 1.571 + q, R.r(7, 11), 4.6))
            .join(''),
        );
    }
  }
  await c.svg(
    path(stems, lch(0.33, 0.065, 138)) +
      path(leaves, lch(0.37, 0.075, 135)) +
      path(heads[0]!, lch(0.74, 0.14, 88)) +
      path(heads[1]!, lch(0.86, 0.16, 94)) +
      path(heads[2]!, lch(0.94, 0.13, 100)),
    { box: [0, 2200, 1440, 680], rim: { dx: -3, dy: -3, col: glow, amt: 0.6 } },
  );
}
