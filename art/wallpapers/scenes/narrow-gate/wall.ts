import type { Canvas } from '../../lib/canvas.ts';
import { masonry } from '../../lib/city.ts';
import { lch } from '../../lib/colour.ts';
import { ivy } from '../../lib/creepers.ts';
import { dis, G1, gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { noise2 } from '../../lib/noise.ts';
import { tones } from '../../lib/palette.ts';
import { rng } from '../../lib/random.ts';
import { P, path } from '../../lib/shapes.ts';
import { dryWall } from '../../lib/stones.ts';
import { doorway } from './doorway.ts';
import { gate } from './setting.ts';

/** The wall with its capstones, ivy and the door with the morning in it. */
export async function wall(c: Canvas) {
  const R = rng(7);
  const n = noise2(61);
  const shades = tones([
    0.165, 0.016, 225, 0.205, 0.02, 218, 0.245, 0.023, 208, 0.29, 0.026, 196, 0.345, 0.03, 178, 0.42, 0.036,
    150,
  ]);
  const near = (x: number, y: number, r: number) =>
    Math.exp(-(((x - gate.x) / r) ** 2) - ((y - 1950) / (r * 1.3)) ** 2);
  const light = (x: number, y: number) =>
    0.4 +
    0.28 * n(x / 170, y / 130) +
    0.16 * near(x, y, 300) -
    0.22 * sstep(1950, 2150, y) -
    (0.12 * Math.abs(x - gate.x)) / 720;
  const box: [number, number, number, number] = [0, 1220, 1440, 1000];
  const face = { x0: -20, x1: 1460, top: [1372, 1372], foot: [2170, 2170] } as const;
  await c.svg(masonry(R, face, { shades, light, courses: 14, stone: 106, joint: 3.4 }), { box });
  const cap = (x: number) => 1390 + 12 * Math.sin(x / 210) + 8 * Math.sin(x / 73);
  await c.svg(
    dryWall(R, cap, -20, 1460, 96, shades, (x, v) => 0.34 + 0.3 * v + 0.2 * near(x, 1500, 500), {
      stone: 46,
      joint: 2.4,
    }),
    {
      box,
      rim: {
        dx: 0,
        dy: -5,
        col: lch(0.84, 0.085, 94),
        amt: 0.95,
        at: (x) => 0.25 + 0.75 * Math.exp(-(((x - gate.x) / 460) ** 2)),
      },
    },
  );
  // stones of the arch
  const { x, foot, w, h } = gate;
  const r = w / 2;
  const spring = foot - h + r;
  let ring = '';
  const tone = (k: number) => shades[2 + (k % 3)]!;
  for (let i = 0; i < 9; i++) {
    const a0 = Math.PI + (i / 9) * Math.PI + 0.02;
    const a1 = Math.PI + ((i + 1) / 9) * Math.PI - 0.02;
    const q = (a: number, d: number) => P(x + Math.cos(a) * d, spring + Math.sin(a) * d);
    ring += path(
      `M${q(a0, r - 1)}L${q(a0, r + 52)}L${q((a0 + a1) / 2, r + 55)}L${q(a1, r + 52)}L${q(a1, r - 1)}Z`,
      tone(i * 7 + 1),
    );
  }
  for (let i = 0; i < 6; i++)
    for (const sd of [-1, 1]) {
      const y0 = spring + ((foot - spring) * i) / 6 + 2;
      const hh = (foot - spring) / 6 - 4;
      const ww = (i + (sd > 0 ? 1 : 0)) % 2 ? 66 : 46;
      ring += path(
        `M${P(x + sd * (r - 1), y0)}L${P(x + sd * (r + ww), y0)}L${P(x + sd * (r + ww), y0 + hh)}L${P(x + sd * (r - 1), y0 + hh)}Z`,
        tone(i * 5 + sd + 1),
      );
    }
  await c.svg(ring, {
    box,
    tint: () => lch(0.62, 0.07, 88),
    tintAmt: (px, py) =>
      0.5 *
      dis(
        Math.exp(-(((Math.abs(px - x) - r) / 30) ** 2)) * sstep(spring - r - 50, spring + 60, py),
        G1()[gi(px, py)]!,
        1.2,
      ),
  });
  await doorway(c);
  const leaves = tones([
    0.17, 0.03, 170, 0.23, 0.042, 158, 0.31, 0.055, 145, 0.42, 0.07, 128, 0.6, 0.085, 108,
  ]);
  let hang = '';
  for (const [ix, len, sp] of [
    [90, 520, 190],
    [250, 300, 150],
    [404, 170, 110],
    [1010, 210, 120],
    [1200, 420, 200],
    [1370, 640, 190],
    [560, 110, 90],
  ] as const)
    hang += ivy(R, ix, cap(ix) - 84, len, sp, leaves, Math.sign(gate.x - ix));
  await c.svg(hang, {
    box,
    rim: {
      dx: 0,
      dy: -4,
      col: lch(0.82, 0.085, 98),
      amt: 0.5,
      at: (px, py) => (1 - sstep(1300, 1480, py)) * Math.exp(-(((px - gate.x) / 520) ** 2)) + 0.12,
    },
  });
}
