import { shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { sstep } from '../lib/maths.ts';
import { sweep } from '../lib/notation.ts';
import { clouds, sky } from '../lib/sky.ts';
import { drawCamp } from './mount-sinai/camp.ts';
import { drawCloud } from './mount-sinai/cloud.ts';
import { drawForeground } from './mount-sinai/foreground.ts';
import { drawLightning } from './mount-sinai/lightning.ts';
import { drawFarRange, drawFoothills, drawPeak } from './mount-sinai/mountain.ts';
import { glory, gold } from './mount-sinai/setting.ts';

export const meta = { id: 'mount-sinai', title: 'Cloud upon Sinai', focusY: 0.47 };

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    sweep(
      '0 0.27 0.04 264, 0.2 0.34 0.042 270, 0.38 0.46 0.05 300, 0.52 0.66 0.075 40, 0.62 0.84 0.09 70, 1 0.66 0.065 30',
    ),
    0,
    1900,
    {
      x: glory.x,
      bend: 0.3,
    },
  );
  c.glow(glory.x, glory.y, 900, 820, lch(0.93, 0.1, 80), 0.85, 1.8);
  clouds(c, {
    y0: 120,
    y1: 980,
    sx: 760,
    sy: 96,
    cover: 0.5,
    seed: 66,
    amt: 0.6,
    edge: 0.12,
    stipple: 0.8,
    col: () => lch(0.28, 0.038, 266),
    lit: lch(0.56, 0.055, 40),
    lightX: 0,
    lightY: 1.3,
  });
  await drawLightning(c);
  drawFarRange(c);
  drawCloud(c, false);
  c.glow(glory.x, glory.y, 420, 360, lch(0.98, 0.06, 92), 0.95, 1.5);
  drawPeak(c);
  drawCloud(c, true);
  drawFoothills(c);
  shafts(c, glory.x, glory.y, lch(0.85, 0.09, 74), 0.26, 71, {
    r: 1250,
    freq: 4,
    clip: (_x, y) => sstep(1150, 1450, y) * (1 - sstep(1900, 2350, y)),
  });
  await drawCamp(c);
  await drawForeground(c);
  c.glow(glory.x, glory.y, 620, 560, gold, 0.4, 2, { stipple: 0.3 });
  finish(c, { grain: 0.044, paper: 0.015, vignette: 0.22, misreg: 0.7, vigCol: [0.2, 0.15, 0.26] });
  return c;
}
