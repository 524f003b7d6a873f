import { shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { sstep } from '../lib/maths.ts';
import { distance } from './road-to-emmaus/distance.ts';
import { evening } from './road-to-emmaus/evening.ts';
import { foreground } from './road-to-emmaus/foreground.ts';
import { road } from './road-to-emmaus/road.ts';
import { amber, sun } from './road-to-emmaus/setting.ts';
import { travellers } from './road-to-emmaus/travellers.ts';

export const meta = { id: 'road-to-emmaus', title: 'Road to Emmaus', focusY: 0.66 };

/** Evening, seven miles out: three on the road, and the sun going down before them. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await evening(c);
  await distance(c);
  const near = await road(c);
  await foreground(c, near);
  await travellers(c);
  shafts(c, sun.x, sun.y, lch(0.9, 0.12, 74), 0.28, 71, {
    r: 1350,
    freq: 4.5,
    clip: (_x, y) => sstep(1400, 1580, y) * (1 - sstep(2100, 2600, y)),
  });
  c.glow(sun.x, sun.y, 1000, 950, amber, 0.3, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.24, vigCol: [0.4, 0.24, 0.2], misreg: 0.7 });
  return c;
}
