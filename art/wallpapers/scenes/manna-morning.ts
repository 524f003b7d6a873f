import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { halo } from '../lib/halo.ts';
import { sweep } from '../lib/notation.ts';
import { clouds, sky } from '../lib/sky.ts';
import { drawCamp } from './manna-morning/camp.ts';
import { drawForeground } from './manna-morning/foreground.ts';
import { drawManna } from './manna-morning/manna.ts';
import { drawGatherers } from './manna-morning/people.ts';
import { butter, horizon, sun } from './manna-morning/setting.ts';

export const meta = { id: 'manna-morning', title: 'Manna in the Morning', focusY: 0.66 };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.64 0.05 225, 0.25 0.73 0.045 215, 0.48 0.82 0.045 180, 0.68 0.9 0.06 110, 0.86 0.94 0.085 94, 1 0.955 0.09 90',
    ),
    0,
    horizon + 40,
    { x: sun.x, bend: 0.2 },
  );
  halo(c, sun.x, sun.y, butter, [
    [210, 0.2],
    [380, 0.13],
    [620, 0.08],
    [920, 0.05],
  ]);
  c.glow(sun.x, sun.y, 900, 820, lch(0.96, 0.1, 92), 0.4, 2.3);
  clouds(c, {
    y0: 300,
    y1: 1180,
    sx: 640,
    sy: 64,
    cover: 0.45,
    seed: 47,
    amt: 0.7,
    edge: 0.08,
    stipple: 0.75,
    col: () => lch(0.8, 0.035, 190),
    lit: lch(0.965, 0.055, 92),
    lightX: -0.4,
    lightY: 1.2,
  });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await drawCamp(c);
  await drawGatherers(c);
  await drawManna(c, 2300, 2880, 2600, 4);
  await drawForeground(c);
  c.glow(sun.x, sun.y, 1100, 1000, lch(0.96, 0.09, 92), 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.18, misreg: 0.7, vigCol: [0.38, 0.46, 0.46] });
  return c;
}
