import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch, type RGB } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { grass } from '../lib/grasses.ts';
import { treeLine } from '../lib/groves.ts';
import { gradient, tones } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { disc, halo } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { cypress } from '../lib/trees.ts';
import { nearVine } from './vineyard/near-vine.ts';
import { rows } from './vineyard/rows.ts';
import { apricot, cream, sun } from './vineyard/setting.ts';
import { tower } from './vineyard/tower.ts';

export const meta = { id: 'vineyard', title: 'Vineyard', focusY: 0.6 };

/** October in the vineyard of Isaiah 5: rust-red rows run up to the watchtower; the first bunches hang ripe. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    gradient([
      0, 0.6, 0.038, 172, 0.25, 0.69, 0.04, 150, 0.5, 0.79, 0.044, 118, 0.74, 0.88, 0.05, 92, 1, 0.94, 0.058,
      80,
    ]),
    0,
    1560,
    { x: sun.x, bend: 0.15 },
  );
  halo(
    c,
    sun.x,
    sun.y,
    cream,
    [
      [190, 0.18],
      [340, 0.12],
      [560, 0.08],
      [860, 0.05],
    ],
    { y1: 1700 },
  );
  c.glow(sun.x, sun.y, 900, 820, lch(0.92, 0.07, 70), 0.45, 2.3);
  clouds(c, {
    y0: 260,
    y1: 980,
    sx: 820,
    sy: 100,
    cover: 0.49,
    seed: 27,
    amt: 0.7,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.66, 0.036, 140),
    lit: lch(0.94, 0.045, 84),
    lightX: 0.3,
    lightY: 1,
  });
  await disc(c, sun.x, sun.y, sun.r, lch(0.985, 0.025, 88));
  const h0 = line(
    4,
    [0, 1450, 280, 1390, 560, 1420, 840, 1450, 1120, 1420, 1440, 1370],
    [34, 280, 16, 110, 5, 30],
  );
  slope(c, {
    y: h0,
    to: 1900,
    depth: 230,
    ramp: [0, 0.64, 0.035, 130, 1, 0.87, 0.05, 78],
    lit: [0.82, 0.055, 76],
    shade: [0.56, 0.035, 150],
    facet: [140, 160, 7, 0.55, 0.5, 190],
    lx: 1,
    rim: [cream, 0.6, 8, sun.x, 480],
  });
  mist(c, 1450, 1620, lch(0.93, 0.045, 66), 0.65, 3, { soft: 1.6 });
  const stripes = (amt: number, period: number, seed: number, tilt: number, col: RGB) => ({
    amt,
    period,
    col,
    seed,
    slope: tilt,
    from: 14,
  });
  const h1 = line(
    14,
    [0, 1500, 260, 1530, 560, 1600, 860, 1640, 1140, 1600, 1440, 1520],
    [26, 320, 10, 120, 3, 30],
  );
  slope(c, {
    y: h1,
    to: 2100,
    depth: 260,
    ramp: [0, 0.6, 0.06, 20, 1, 0.8, 0.07, 55],
    lit: [0.79, 0.09, 58],
    shade: [0.52, 0.055, 350],
    facet: [160, 110, 17, 0.5, 0.5, 220],
    lx: 1,
    rim: [apricot, 0.8, 9, sun.x, 520],
    fields: stripes(0.6, 34, 5, 0.16, lch(0.5, 0.09, 24)),
  });
  const R = rng(55);
  await c.svg(path(treeLine(R, h1, 0, 480, 30, 11, 5, 0.5), lch(0.52, 0.05, 350)), {
    box: [0, 1420, 560, 200],
    rim: { dx: 3, dy: -3, col: apricot, amt: 0.7 },
  });
  mist(c, 1600, 1780, lch(0.91, 0.055, 62), 0.6, 5, { soft: 1.6 });
  const h2 = line(
    24,
    [0, 1790, 300, 1760, 600, 1700, 860, 1640, 1100, 1660, 1440, 1760],
    [16, 320, 7, 110, 3, 30],
  );
  slope(c, {
    y: h2,
    to: 2400,
    depth: 300,
    ramp: [0, 0.56, 0.09, 40, 1, 0.5, 0.085, 38],
    lit: [0.76, 0.115, 62],
    shade: [0.42, 0.07, 15],
    facet: [160, 100, 27, 0.5, 0.5, 260],
    lx: 1,
    rim: [apricot, 0.85, 11, 1000, 520, 0.3],
    wash: [lch(0.8, 0.11, 62), 0.55, 1000, 440, 100],
    fields: stripes(0.5, 46, 9, -0.2, lch(0.4, 0.1, 22)),
  });
  await tower(c, h2);
  await c.svg(
    cypress(R, 770, 1686, 190, 40, tones([0.36, 0.045, 350, 0.42, 0.05, 60, 0.66, 0.085, 80]), 1, 240) +
      cypress(R, 726, 1694, 130, 30, tones([0.36, 0.045, 350, 0.42, 0.05, 60, 0.66, 0.085, 80]), 1, 200),
    { box: [640, 1440, 260, 280], rim: { dx: 3, dy: -3, col: apricot, amt: 0.7 } },
  );
  mist(c, 1730, 1880, lch(0.87, 0.075, 60), 0.4, 7, { soft: 1.7 });
  const h3 = (x: number) => 1838 + 26 * Math.sin(x / 400 + 1);
  slope(c, {
    y: h3,
    depth: 900,
    ramp: [0, 0.62, 0.095, 60, 0.4, 0.5, 0.08, 46, 1, 0.3, 0.055, 15],
    lit: [0.72, 0.105, 66],
    shade: [0.4, 0.065, 20],
    facet: [150, 60, 37, 0.5, 0.5, 800],
    lx: 1,
  });
  const tufts = tones([0.34, 0.06, 20, 0.46, 0.075, 50, 0.58, 0.09, 70, 0.74, 0.1, 78]);
  await c.svg(
    grass(R, {
      x0: -20,
      x1: 1460,
      y: () => 1870,
      h: [8, 46],
      n: 3200,
      w: 2.6,
      lean: -0.1,
      tones: tufts,
      jitter: 1010,
      clump: 90,
      persp: 0.25,
    }),
    { box: [0, 1820, 1440, 1060] },
  );
  await rows(c);
  await nearVine(c);
  c.glow(sun.x, sun.y, 1000, 900, lch(0.92, 0.08, 68), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.5, 0.38, 0.42], misreg: 0.7 });
  return c;
}
