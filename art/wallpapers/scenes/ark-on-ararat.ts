import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { disc } from '../lib/halo.ts';
import { sstep } from '../lib/maths.ts';
import { tints } from '../lib/notation.ts';
import { type Light, ridge } from '../lib/ridge.ts';
import { path } from '../lib/shapes.ts';
import { water } from '../lib/water.ts';
import { drawArk } from './ark-on-ararat/ark.ts';
import { drawArarat, drawSky } from './ark-on-ararat/mountain.ts';
import { apricot, shoreline, sun } from './ark-on-ararat/setting.ts';
import { drawForeground } from './ark-on-ararat/shore.ts';

export const meta = { id: 'ark-on-ararat', title: 'Rest upon Ararat', focusY: 0.58 };

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawArarat(c);
  const light: Light = { x: sun.x, spread: 500, side: 1, rim: lch(0.96, 0.07, 76), wash: apricot };
  ridge(c, light, {
    line: '820 1960, 1000 1800, 1120 1740, 1260 1660, 1350 1700, 1440 1640',
    seed: 43,
    rough: [22, 20, 8, 3],
    peaks: true,
    to: shoreline + 2,
    depth: 200,
    tones: tints('0.7 0.06 330, 0.85 0.06 40'),
    lit: lch(0.88, 0.07, 55),
    shade: lch(0.62, 0.06, 300),
    facet: [56, 120],
    gullies: true,
    rim: 0.9,
  });
  mist(c, 1740, 2000, lch(0.94, 0.06, 64), 0.6, 22, { env: (x) => 0.4 + 0.6 * sstep(600, 1100, x) });
  await disc(c, sun.x, sun.y, 80, lch(0.99, 0.03, 92));
  await drawArk(c);
  await c.svg(
    path(
      [bird(960, 1560, 20, 0.12), bird(1010, 1530, 14, -0.1), bird(905, 1528, 12, 0.1)],
      lch(0.45, 0.05, 280),
    ),
    { box: [860, 1490, 190, 100] },
  );
  water(c, {
    wl: shoreline,
    seed: 71,
    sun,
    tint: lch(0.6, 0.07, 250),
    deep: lch(0.36, 0.07, 258),
    spark: lch(0.97, 0.06, 76),
    tintNear: 0.55,
    tintFar: 0.1,
    deepAmt: 0.6,
    glitter: 1,
  });
  mist(c, shoreline - 30, shoreline + 44, lch(0.95, 0.055, 64), 0.6, 51, { sx: 300, soft: 1.6 });
  await drawForeground(c);
  c.glow(sun.x, sun.y, 1000, 950, lch(0.93, 0.085, 68), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.2, misreg: 0.7, vigCol: [0.3, 0.32, 0.46] });
  return c;
}
