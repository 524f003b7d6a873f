import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { city } from './tongues-of-fire/city.ts';
import { flames } from './tongues-of-fire/flames.ts';
import { sky } from './tongues-of-fire/sky.ts';
import { street } from './tongues-of-fire/street.ts';
import { upperRoom } from './tongues-of-fire/upper-room.ts';
import { wind } from './tongues-of-fire/wind.ts';

export const meta = { id: 'tongues-of-fire', title: 'Tongues of Fire', focusY: 0.66 };

/** A rushing wind over Jerusalem, and flames coming to rest on those on the roof. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  sky(c);
  await city(c);
  wind(c);
  const crowns = await upperRoom(c);
  c.glow(724, 2060, 620, 340, lch(0.84, 0.13, 62), 0.34, 2, { stipple: 0.3 });
  await street(c);
  await flames(c, crowns);
  finish(c, { grain: 0.045, paper: 0.016, vignette: 0.26, vigCol: [0.36, 0.24, 0.36], misreg: 0.7 });
  return c;
}
