import type { Canvas } from '../../lib/canvas.ts';
import { hex, lch, ramp } from '../../lib/colour.ts';
import { bird } from '../../lib/creatures.ts';
import { gi } from '../../lib/grain.ts';
import { sstep } from '../../lib/maths.ts';
import { path } from '../../lib/shapes.ts';
import { clouds, sky } from '../../lib/sky.ts';
import { cream, gold, grain, sun } from './setting.ts';

/** The sky from the last of the night down to the sun. */
export async function drawSky(c: Canvas): Promise<void> {
  sky(
    c,
    ramp([
      [0, lch(0.6, 0.055, 272)],
      [0.2, lch(0.69, 0.05, 285)],
      [0.42, lch(0.785, 0.05, 350)],
      [0.62, lch(0.855, 0.065, 48)],
      [0.82, lch(0.92, 0.07, 76)],
      [1, lch(0.955, 0.055, 88)],
    ]),
    0,
    1600,
    { x: sun.x, bend: 0.16 },
  );
  c.each(0, 1700, (x, y, o) => {
    const r = Math.hypot(x - sun.x, (y - sun.y) * 1.04);
    let a = 0;
    for (const [rr, am] of [
      [215, 0.15],
      [380, 0.1],
      [610, 0.07],
      [930, 0.05],
    ] as const)
      a += am * (1 - sstep(rr - 30, rr + 30, r + (grain[gi(x, y)]! - 0.5) * 50));
    c.blendPx(o, cream, a);
  });
  c.glow(sun.x, sun.y, 900, 820, gold, 0.45, 2.4);
  clouds(c, {
    y0: 90,
    y1: 820,
    sx: 760,
    sy: 90,
    cover: 0.47,
    seed: 64,
    amt: 0.7,
    edge: 0.09,
    stipple: 0.7,
    col: () => lch(0.735, 0.045, 320),
    lit: lch(0.89, 0.06, 48),
    lightX: 0.3,
    lightY: 1,
    env: (x, _y) => 0.85 + 0.3 * Math.sin(x / 480 + 1.9),
  });
  clouds(c, {
    y0: 860,
    y1: 1330,
    sx: 900,
    sy: 50,
    cover: 0.5,
    seed: 33,
    amt: 0.75,
    edge: 0.07,
    stipple: 0.7,
    col: () => lch(0.83, 0.065, 35),
    lit: lch(0.955, 0.055, 84),
    lightX: 0.1,
    lightY: 1.2,
  });
  await c.svg(`<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${hex(lch(0.985, 0.03, 98))}"/>`, {
    box: [sun.x - 130, sun.y - 130, 260, 260],
    blur: 1.2,
  });
  // last of the night: a thin crescent and the morning star
  {
    const mx = 1118,
      my = 372,
      r = 46;
    await c.svg(
      `<path d="M${mx - r * 0.87} ${my + r * 0.5}A${r} ${r} 0 1 0 ${mx + r * 0.34} ${my - r * 0.94}A${r * 0.93} ${r * 0.93} 0 1 1 ${mx - r * 0.87} ${my + r * 0.5}Z" fill="${hex(lch(0.95, 0.03, 90))}" transform="rotate(20 ${mx} ${my})"/><circle cx="${mx + 108}" cy="${my - 62}" r="5" fill="${hex(lch(0.97, 0.025, 90))}"/>`,
      { box: [980, 240, 320, 260], opacity: 0.85 },
    );
    c.glow(mx, my + 6, 150, 150, lch(0.9, 0.03, 90), 0.22, 2);
    c.glow(mx + 108, my - 62, 40, 40, lch(0.95, 0.03, 90), 0.4, 2.2);
  }
  await c.svg(
    path(
      [
        bird(560, 1050, 27, 0.15),
        bird(634, 1008, 19, -0.1),
        bird(488, 1004, 16, 0.1),
        bird(690, 1070, 13, 0.05),
      ],
      lch(0.46, 0.05, 300),
    ),
    { box: [440, 960, 300, 160] },
  );
}
