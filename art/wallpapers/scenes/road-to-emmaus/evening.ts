import { heavens, streaks } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { lightRings } from '../../lib/light.ts';
import { path } from '../../lib/shapes.ts';
import { amber, sun } from './setting.ts';

const glow = lch(0.95, 0.075, 88);

/** The low sun and the sky it sets on fire. */
export async function evening(c: Canvas) {
  heavens(
    c,
    '0 .36 .06 28, .2 .46 .085 38, .42 .6 .12 50, .64 .74 .14 62, .84 .86 .13 76, 1 .92 .1 86',
    1600,
    sun,
    0.2,
  );
  lightRings(
    c,
    sun,
    glow,
    [
      [210, 0.17],
      [370, 0.12],
      [600, 0.09],
      [920, 0.06],
    ],
    1700,
  );
  c.glow(sun.x, sun.y, 950, 860, amber, 0.5, 2.2);
  streaks(c, 141, 260, 900, '.42 .08 25, .78 .135 60', {
    sx: 720,
    sy: 100,
    cover: 0.5,
    amt: 0.72,
    lx: 0.2,
    env: (x) => 0.95 - 0.25 * Math.sin(x / 420),
  });
  streaks(c, 96, 880, 1300, '.66 .13 50, .95 .09 84', { sx: 950, sy: 48, cover: 0.5, amt: 0.75, lx: 0.1 });
  await c.svg(`<circle cx="${sun.x}" cy="${sun.y}" r="112" fill="${hex(lch(0.975, 0.05, 94))}"/>`, {
    box: [sun.x - 160, sun.y - 160, 320, 320],
    blur: 1.2,
  });
  await c.svg(
    path(
      [
        bird(380, 1130, 24, 0.12),
        bird(452, 1096, 17, -0.1),
        bird(316, 1086, 14, 0.1),
        bird(510, 1150, 12, 0.05),
        bird(424, 1040, 12, 0),
      ],
      lch(0.4, 0.08, 30),
    ),
    { box: [260, 990, 320, 200] },
  );
}
