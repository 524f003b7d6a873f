import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { disc } from '../lib/halo.ts';
import { path } from '../lib/shapes.ts';
import { water } from '../lib/water.ts';
import { drawDistance, drawSky } from './oasis-of-elim/distance.ts';
import { drawGrove } from './oasis-of-elim/grove.ts';
import { cream, shoreline, sun } from './oasis-of-elim/setting.ts';
import { drawNearShore } from './oasis-of-elim/shore.ts';

export const meta = { id: 'oasis-of-elim', title: 'Springs of Elim', focusY: 0.62 };

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  await drawDistance(c);
  await drawGrove(c);
  water(c, {
    wl: shoreline,
    seed: 61,
    sun,
    tint: lch(0.7, 0.095, 190),
    deep: lch(0.5, 0.095, 205),
    spark: lch(0.99, 0.02, 95),
    tintNear: 0.62,
    tintFar: 0.16,
    deepAmt: 0.5,
    glitter: 0.9,
  });
  await disc(c, sun.x, sun.y, 84, lch(0.995, 0.018, 98));
  await c.svg(
    path(
      [bird(560, 1160, 24, 0.12), bird(640, 1120, 17, -0.1), bird(706, 1168, 13, 0.1)],
      lch(0.5, 0.05, 200),
    ),
    { box: [500, 1080, 260, 130] },
  );
  mist(c, shoreline - 24, shoreline + 30, cream, 0.4, 51, { sx: 300, soft: 1.6 });
  await drawNearShore(c);
  c.glow(sun.x, sun.y, 1100, 1000, lch(0.97, 0.05, 92), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.16, misreg: 0.7, vigCol: [0.6, 0.66, 0.62] });
  return c;
}
