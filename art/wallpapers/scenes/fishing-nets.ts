import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { beach } from './fishing-nets/beach.ts';
import { boats } from './fishing-nets/boats.ts';
import { foreground } from './fishing-nets/foreground.ts';
import { heaven } from './fishing-nets/heaven.ts';
import { lakeSide } from './fishing-nets/lake-side.ts';
import { sun } from './fishing-nets/setting.ts';

export const meta = { id: 'fishing-nets', title: 'Fishing Nets', focusY: 0.72 };

/** Early light on the shore: boats drawn up, nets hung out to dry, the catch in its basket. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await heaven(c);
  await lakeSide(c);
  const line = await beach(c);
  await boats(c);
  await foreground(c, line);
  c.glow(sun.x, sun.y, 1000, 900, lch(0.9, 0.09, 72), 0.26, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.2, vigCol: [0.5, 0.42, 0.4], misreg: 0.7 });
  return c;
}
