import type { Box, Canvas } from '../../lib/canvas.ts';
import { lch, mix } from '../../lib/colour.ts';
import { tongue } from '../../lib/fire.ts';
import { type FireTones, fireGlow } from '../../lib/flames.ts';
import { sstep } from '../../lib/maths.ts';
import { rng } from '../../lib/random.ts';
import { path, taper } from '../../lib/shapes.ts';
import type { Crown } from './gathered.ts';
import { threadX } from './wind.ts';

const fire: FireTones = {
  outer: lch(0.66, 0.18, 40),
  mid: lch(0.79, 0.16, 62),
  inner: lch(0.92, 0.115, 86),
  core: lch(0.985, 0.035, 96),
};

/** A living tongue of fire, its foot at (x, y): one long lick that bends, two short ones that part from it. */
async function lick(c: Canvas, x: number, y: number, h: number, sway: number) {
  const s = sway * h;
  const side = Math.sign(sway) || 1;
  const box: Box = [x - h, y - h * 1.4, h * 2, h * 1.6];
  const shape = (k: number, up: number) =>
    tongue(x, y - up * h, h * 0.3 * k, h * k, s * k) +
    tongue(x - side * h * 0.06 * k, y - up * h, h * 0.2 * k, h * 0.6 * k, -side * h * 0.04 * k) +
    tongue(x + side * h * 0.07 * k, y - up * h, h * 0.17 * k, h * 0.46 * k, side * h * 0.12 * k);
  await c.svg(path(shape(1.1, -0.02), fire.outer), { box, blur: h * 0.05, mode: 'screen', stipple: 1.1 });
  await c.svg(path(shape(0.98, 0), fire.mid), { box, blur: Math.max(0.6, h * 0.012), stipple: 0.7 });
  await c.svg(path(shape(0.72, 0.03), fire.inner), { box, blur: Math.max(0.6, h * 0.018) });
  await c.svg(path(tongue(x, y - h * 0.05, h * 0.15, h * 0.46, s * 0.3), fire.core), {
    box,
    blur: Math.max(0.6, h * 0.022),
  });
  // what the flame lets go of
  await c.svg(
    path(
      [
        tongue(x + s * 1.5, y - h * 1.1, h * 0.05, h * 0.16, -s * 0.2),
        tongue(x + s * 0.4, y - h * 1.02, h * 0.035, h * 0.1, s * 0.2),
      ],
      mix(fire.mid, fire.inner, 0.4),
    ),
    { box, opacity: 0.85 },
  );
}

/** The tongues that still come down on the wind, and one at rest over every head. */
export async function flames(c: Canvas, crowns: Crown[]) {
  const R = rng(29);
  const falling: [thread: number, y: number, h: number][] = [
    [2, 850, 58],
    [5, 960, 68],
    [1, 1090, 80],
    [3, 1160, 92],
    [4, 1330, 104],
    [6, 1400, 92],
    [0, 1440, 96],
    [2, 1480, 122],
    [5, 1620, 124],
    [3, 1720, 140],
    [1, 1690, 112],
  ];
  for (const [thread, y, h] of falling) {
    const tail = Array.from({ length: 25 }, (_, i): [number, number, number] => {
      const q = i / 24;
      const Y = y - h * 0.7 - (1 - q) * h * 4.2;
      return [threadX(thread, Y), Y, 0.6 + h * 0.1 * q ** 2];
    });
    await c.svg(path(taper(tail), fire.mid), {
      box: [threadX(thread, y) - 420, y - h * 5.2, 840, h * 5],
      blur: 2,
      mode: 'screen',
      stipple: 0.7,
      mask: (_x, Y) => 0.75 * sstep(y - h * 4.8, y - h * 0.8, Y) ** 1.6,
    });
  }
  for (const [thread, y, h] of falling) fireGlow(c, threadX(thread, y), y - h * 0.4, h, fire, 0.7);
  for (const [thread, y, h] of falling) {
    // the tip bends back along the thread that it came down by
    const bend = (threadX(thread, y - h * 1.3) - threadX(thread, y)) / h;
    const away = (R.f() < 0.5 ? -1 : 1) * R.r(0.1, 0.16);
    await lick(
      c,
      threadX(thread, y),
      y,
      h * 1.4,
      Math.abs(bend) > 0.08 ? Math.max(-0.3, Math.min(0.3, bend)) : away,
    );
  }
  for (const { x, y, h } of crowns) {
    fireGlow(c, x, y - 16, h * 0.26, fire, 0.75);
    await lick(c, x, y + 2, h * R.r(0.38, 0.46), (R.f() < 0.5 ? -1 : 1) * R.r(0.1, 0.18));
  }
}
