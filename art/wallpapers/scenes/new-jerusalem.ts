import { Canvas } from '../lib/canvas.ts';
import { finish } from '../lib/finish.ts';
import { heaven } from './new-jerusalem/heaven.ts';
import { ledge } from './new-jerusalem/ledge.ts';
import { mountain } from './new-jerusalem/mountain.ts';
import { sea } from './new-jerusalem/sea.ts';
import { glory, gold } from './new-jerusalem/setting.ts';

export const meta = { id: 'new-jerusalem', title: 'New Jerusalem', focusY: 0.6 };

/** The city above the clouds, its gates open, seen from a high mountain. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await heaven(c);
  await mountain(c);
  sea(c);
  await ledge(c);
  c.glow(glory.x, glory.y, 1000, 1000, gold, 0.2, 2, { stipple: 0.3 });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.2, vigCol: [0.4, 0.46, 0.66], misreg: 0.7 });
  return c;
}
