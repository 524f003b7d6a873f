import { mist } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { gradient } from '../lib/palette.ts';
import { sky } from '../lib/sky.ts';
import { water } from '../lib/water.ts';
import { brook } from './deer-at-the-brook/brook.ts';
import { deer } from './deer-at-the-brook/deer.ts';
import { frame } from './deer-at-the-brook/frame.ts';
import { planes } from './deer-at-the-brook/planes.ts';
import { haze, light, WL } from './deer-at-the-brook/setting.ts';
import { shallows } from './deer-at-the-brook/shallows.ts';

export const meta = { id: 'deer-at-the-brook', title: 'As the Deer', focusY: 0.72 };

/** Psalm 42: a hind drinks where a forest brook falls into a pool; morning stands between the trees. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(
    c,
    gradient([
      0, 0.62, 0.085, 140, 0.22, 0.72, 0.095, 130, 0.45, 0.83, 0.098, 120, 0.7, 0.9, 0.09, 114, 1, 0.84, 0.09,
      118,
    ]),
    0,
    1760,
    { x: light.x, bend: 0.5 },
  );
  c.glow(light.x, light.y, 900, 1100, haze, 0.75, 1.7, { stipple: 0.2 });
  c.glow(light.x, light.y + 200, 420, 620, lch(0.985, 0.05, 104), 0.6, 2);
  await planes(c);
  const bank = await brook(c);
  await deer(c, bank);
  water(c, {
    wl: WL,
    seed: 42,
    sun: { x: light.x + 40, y: 1500 },
    tint: lch(0.5, 0.075, 165),
    deep: lch(0.24, 0.05, 185),
    spark: lch(0.975, 0.06, 106),
    tintNear: 0.4,
    tintFar: 0.06,
    deepAmt: 0.75,
    glitter: 0.8,
  });
  mist(c, WL - 30, WL + 34, lch(0.94, 0.07, 110), 0.45, 51, { sx: 260, soft: 1.6 });
  await shallows(c);
  await frame(c);
  c.glow(light.x, light.y, 1100, 1400, lch(0.95, 0.09, 110), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.034, paper: 0.015, vignette: 0.22, vigCol: [0.32, 0.45, 0.36], misreg: 0.7 });
  return c;
}
