import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { bird } from '../lib/creatures.ts';
import { finish } from '../lib/finish.ts';
import { sstep } from '../lib/maths.ts';
import { gradient } from '../lib/palette.ts';
import { beams } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { farWoods } from './cedars-of-lebanon/far-woods.ts';
import { greatCedar } from './cedars-of-lebanon/great-cedar.ts';
import { leftStand } from './cedars-of-lebanon/left-stand.ts';
import { massif } from './cedars-of-lebanon/massif.ts';
import { cream, light } from './cedars-of-lebanon/setting.ts';

export const meta = { id: 'cedars-of-lebanon', title: 'Cedars of Lebanon', focusY: 0.56 };

/** First sun on the snow of Lebanon; the cedars still stand in the blue of the morning. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    gradient([
      0, 0.44, 0.055, 232, 0.25, 0.53, 0.055, 224, 0.5, 0.65, 0.048, 212, 0.75, 0.79, 0.036, 195, 0.92, 0.89,
      0.035, 90, 1, 0.91, 0.05, 60,
    ]),
    0,
    1500,
    { x: 100, bend: 0.14 },
  );
  c.glow(light.x, 1180, 1500, 700, cream, 0.55, 1.7);
  clouds(c, {
    y0: 420,
    y1: 1120,
    sx: 820,
    sy: 64,
    cover: 0.47,
    seed: 21,
    amt: 0.6,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.66, 0.04, 230),
    lit: lch(0.9, 0.055, 50),
    lightX: -0.8,
    lightY: 0.7,
  });
  massif(c);
  await farWoods(c);
  await leftStand(c);
  beams(
    c,
    light,
    lch(0.9, 0.06, 75),
    [
      { a: 0.42, w: 0.05, k: 0.42 },
      { a: 0.58, w: 0.035, k: 0.3 },
      { a: 0.7, w: 0.06, k: 0.36 },
    ],
    { y0: 1000, y1: 2500, r: 2100, clip: (_x, y) => sstep(1150, 1500, y) * (1 - sstep(2200, 2480, y)) },
  );
  await greatCedar(c);
  await c.svg(
    path(
      [bird(470, 1010, 34, 0.18, 0.35), bird(560, 1082, 20, -0.1, 0.4), bird(395, 1096, 15, 0.05, 0.4)],
      lch(0.36, 0.045, 235),
    ),
    { box: [340, 940, 300, 220] },
  );
  c.glow(light.x, 1300, 1500, 1100, lch(0.9, 0.07, 70), 0.24, 1.8, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.22, vigCol: [0.3, 0.42, 0.5], misreg: 0.7 });
  return c;
}
