import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { gradient } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { clouds, sky } from '../lib/sky.ts';
import { flock } from './shepherds-fields/flock.ts';
import { hills } from './shepherds-fields/hills.ts';
import { stars } from './shepherds-fields/stars.ts';
import { verge } from './shepherds-fields/verge.ts';
import { watchField } from './shepherds-fields/watch-field.ts';
import { watchers } from './shepherds-fields/watchers.ts';

export const meta = { id: 'shepherds-fields', title: 'Shepherds’ Fields', focusY: 0.74 };

/** The night watch of Luke 2: plum dark, one fire, a flock that lies down. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    gradient([
      0, 0.165, 0.045, 312, 0.3, 0.215, 0.056, 322, 0.55, 0.29, 0.064, 335, 0.78, 0.385, 0.068, 352, 0.92,
      0.49, 0.066, 18, 1, 0.56, 0.07, 36,
    ]),
    0,
    1660,
    { x: 300, bend: 0.1 },
  );
  await stars(c);
  clouds(c, {
    y0: 1180,
    y1: 1600,
    sx: 900,
    sy: 54,
    cover: 0.46,
    seed: 77,
    amt: 0.5,
    edge: 0.1,
    stipple: 0.8,
    col: () => lch(0.33, 0.06, 340),
    lit: lch(0.55, 0.07, 22),
    lightX: 0,
    lightY: 1,
  });
  await hills(c);
  await watchField(c);
  await flock(c, rng(10));
  await watchers(c);
  await verge(c);
  finish(c, { grain: 0.046, paper: 0.016, vignette: 0.24, vigCol: [0.34, 0.26, 0.4], misreg: 0.7 });
  return c;
}
