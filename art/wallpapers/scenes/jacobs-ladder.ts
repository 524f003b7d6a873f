import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { clamp, sstep } from '../lib/maths.ts';
import { stars } from '../lib/stars.ts';
import { drawAngels } from './jacobs-ladder/angels.ts';
import { drawClouds, drawSky } from './jacobs-ladder/heaven.ts';
import { drawLand } from './jacobs-ladder/hills.ts';
import { gate, stairX } from './jacobs-ladder/setting.ts';
import { drawSleeper } from './jacobs-ladder/sleeper.ts';
import { drawStair } from './jacobs-ladder/stair.ts';

export const meta = { id: 'jacobs-ladder', title: "Jacob's Ladder", focusY: 0.66 };

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await stars(c, {
    seed: 21,
    n: 900,
    y0: 700,
    y1: 1900,
    col: lch(0.95, 0.03, 300),
    big: 2.4,
    keep: (x, y) =>
      sstep(800, 1200, y) *
      (1 - sstep(1600, 1900, y)) *
      sstep(160, 420, Math.abs(x - stairX(clamp((2215 - y) / 1965)))),
  });
  drawClouds(c);
  await drawLand(c);
  drawStair(c);
  await drawAngels(c);
  c.glow(gate.x, gate.y, 420, 520, lch(0.99, 0.03, 90), 0.8, 1.8);
  await drawSleeper(c);
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.18, misreg: 0.7, vigCol: [0.36, 0.26, 0.48] });
  return c;
}
