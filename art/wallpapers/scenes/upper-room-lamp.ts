import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { basin } from './upper-room-lamp/basin.ts';
import { ceiling } from './upper-room-lamp/ceiling.ts';
import { niche } from './upper-room-lamp/niche.ts';
import { nightWindow } from './upper-room-lamp/night-window.ts';
import { lamp } from './upper-room-lamp/setting.ts';
import { supper } from './upper-room-lamp/supper.ts';
import { table } from './upper-room-lamp/table.ts';
import { walls } from './upper-room-lamp/walls.ts';

export const meta = { id: 'upper-room-lamp', title: 'Upper Room Lamp', focusY: 0.7 };

/** The room made ready: bread, cup, basin and towel by the light of one lamp. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  walls(c);
  await ceiling(c);
  await nightWindow(c);
  niche(c);
  await table(c);
  await supper(c);
  await basin(c);
  c.glow(lamp.x + 100, lamp.y, 900, 900, lch(0.82, 0.13, 66), 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.045, paper: 0.016, vignette: 0.26, vigCol: [0.4, 0.3, 0.26], misreg: 0.7 });
  return c;
}
