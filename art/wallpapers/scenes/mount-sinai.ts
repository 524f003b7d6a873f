import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { halo } from '../lib/halo.ts';
import { sweep } from '../lib/notation.ts';
import { clouds, sky } from '../lib/sky.ts';
import { drawCamp } from './mount-sinai/camp.ts';
import { drawBolts, drawCloudBefore, drawCloudBehind } from './mount-sinai/cloud.ts';
import { drawForeground } from './mount-sinai/foreground.ts';
import { drawMountain } from './mount-sinai/mountain.ts';
import { glory, gold } from './mount-sinai/setting.ts';

export const meta = { id: 'mount-sinai', title: 'Cloud upon Sinai', focusY: 0.52 };

function drawSky(c: Canvas): void {
  sky(
    c,
    sweep('0 0.4 0.045 262, 0.3 0.5 0.045 268, 0.55 0.62 0.045 300, 0.76 0.74 0.06 40, 1 0.86 0.075 72'),
    0,
    1900,
    { x: glory.x, bend: 0.1 },
  );
  clouds(c, {
    y0: 180,
    y1: 980,
    sx: 900,
    sy: 110,
    cover: 0.52,
    seed: 66,
    amt: 0.6,
    edge: 0.1,
    stipple: 0.8,
    col: () => lch(0.44, 0.045, 270),
    lit: lch(0.72, 0.05, 40),
    lightX: 0,
    lightY: 1.3,
  });
  halo(c, glory.x, glory.y, gold, [
    [300, 0.14],
    [480, 0.1],
    [720, 0.06],
  ]);
  c.glow(glory.x, glory.y, 820, 760, lch(0.88, 0.1, 78), 0.5, 2.2);
}

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawCloudBehind(c);
  drawMountain(c);
  await drawBolts(c);
  drawCloudBefore(c);
  await drawCamp(c);
  await drawForeground(c);
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.24, misreg: 0.7, vigCol: [0.24, 0.16, 0.26] });
  return c;
}
