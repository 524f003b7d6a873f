import { mist, shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { dove } from '../lib/dove.ts';
import { finish } from '../lib/finish.ts';
import { lightRings, shaft } from '../lib/light.ts';
import { sstep } from '../lib/maths.ts';
import { water } from '../lib/water.ts';
import { banks } from './dove-over-water/banks.ts';
import { openedSky } from './dove-over-water/opened-sky.ts';
import { ripples } from './dove-over-water/ripples.ts';
import { gap, ivory, river } from './dove-over-water/setting.ts';
import { valley } from './dove-over-water/valley.ts';

export const meta = { id: 'dove-over-water', title: 'Dove over Water', focusY: 0.5 };

/** The heavens opened over the Jordan, the dove in the shaft of light, and where the light touches, rings. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  openedSky(c);
  await valley(c);
  const fall = { x: 880, y: 2120 };
  water(c, {
    wl: river,
    seed: 47,
    sun: { x: fall.x, y: gap.y },
    tint: lch(0.5, 0.06, 165),
    deep: lch(0.27, 0.048, 180),
    spark: ivory,
    tintNear: 0.5,
    tintFar: 0.06,
    deepAmt: 0.62,
    glitter: 0.9,
    streak: 0.22,
  });
  mist(c, river - 24, river + 34, lch(0.95, 0.05, 98), 0.6, 51, { sx: 300, soft: 1.6 });
  shafts(c, gap.x, gap.y, lch(0.93, 0.06, 98), 0.3, 23, {
    r: 1500,
    freq: 3.4,
    clip: (x, y) => sstep(0, 500, y) * sstep(60, 260, Math.abs(x - gap.x)),
  });
  shaft(c, gap, fall, {
    w0: 60,
    w1: 170,
    col: lch(0.95, 0.06, 97),
    amt: 0.62,
    fade: (t) => (1 - t) ** 0.55 * 0.85 + 0.15,
    seed: 4,
  });
  ripples(c, fall.x, fall.y);
  c.glow(fall.x, fall.y, 420, 170, lch(0.95, 0.06, 97), 0.45, 1.8, { stipple: 0.4 });
  await banks(c);
  const bird = { x: 806, y: 1300 };
  lightRings(
    c,
    bird,
    ivory,
    [
      [240, 0.12],
      [340, 0.09],
      [470, 0.06],
    ],
    river,
    'screen',
  );
  c.glow(bird.x, bird.y, 400, 400, lch(0.96, 0.05, 97), 0.4, 2.2);
  const wings = dove(
    bird.x,
    bird.y,
    260,
    [lch(0.6, 0.05, 140), lch(0.78, 0.05, 112), lch(0.93, 0.035, 98), lch(0.995, 0.012, 98)],
    0.1,
  );
  await c.svg(wings, {
    box: [bird.x - 300, bird.y - 260, 600, 440],
    rim: { dx: 0, dy: -4, col: lch(0.998, 0.01, 98), amt: 0.8 },
  });
  c.glow(bird.x, bird.y, 200, 200, ivory, 0.08, 2);
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.24, vigCol: [0.4, 0.48, 0.4], misreg: 0.7 });
  return c;
}
