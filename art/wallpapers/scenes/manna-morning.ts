import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { halo } from '../lib/halo.ts';
import { sweep } from '../lib/notation.ts';
import { clouds, sky } from '../lib/sky.ts';
import { drawCamp } from './manna-morning/camp.ts';
import { drawBank, drawField } from './manna-morning/foreground.ts';
import { drawFarGatherers, drawGatherers } from './manna-morning/gatherers.ts';
import { drawDew } from './manna-morning/manna.ts';
import { butter, horizon, sun } from './manna-morning/setting.ts';

export const meta = { id: 'manna-morning', title: 'Manna in the Morning', focusY: 0.76 };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep(
      '0 0.6 0.055 252, 0.25 0.69 0.05 245, 0.48 0.79 0.042 235, 0.68 0.88 0.04 100, 0.84 0.93 0.075 82, 1 0.93 0.09 72',
    ),
    0,
    horizon + 40,
    { x: sun.x, bend: 0.2 },
  );
  halo(c, sun.x, sun.y, butter, [
    [190, 0.2],
    [350, 0.13],
    [580, 0.08],
    [880, 0.05],
  ]);
  c.glow(sun.x, sun.y, 900, 820, lch(0.95, 0.1, 82), 0.4, 2.3);
  clouds(c, {
    y0: 260,
    y1: 1240,
    sx: 680,
    sy: 58,
    cover: 0.42,
    seed: 47,
    amt: 0.62,
    edge: 0.08,
    stipple: 0.75,
    col: () => lch(0.78, 0.04, 280),
    lit: lch(0.95, 0.06, 80),
    lightX: -0.4,
    lightY: 1.2,
  });
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await drawCamp(c);
  await drawFarGatherers(c);
  await drawField(c);
  await drawDew(c);
  await drawGatherers(c);
  await drawBank(c);
  c.glow(sun.x, sun.y, 1150, 1050, lch(0.94, 0.09, 80), 0.26, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.2, misreg: 0.7, vigCol: [0.34, 0.34, 0.5] });
  return c;
}
