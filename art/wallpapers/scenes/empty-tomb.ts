import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { garden } from './empty-tomb/garden.ts';
import { morning } from './empty-tomb/morning.ts';
import { rock } from './empty-tomb/rock.ts';
import { door, gold, sun } from './empty-tomb/setting.ts';
import { tomb } from './empty-tomb/tomb.ts';

export const meta = { id: 'empty-tomb', title: 'Empty Tomb at Sunrise', focusY: 0.73 };

/** The garden at sunrise, the stone rolled aside, light coming out to meet the women. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await morning(c);
  await rock(c);
  await tomb(c);
  await garden(c);
  c.glow(door.x, door.y - 150, 700, 620, lch(0.92, 0.09, 80), 0.2, 2, { stipple: 0.3 });
  c.glow(sun.x, sun.y, 900, 900, gold, 0.24, 2, { stipple: 0.3 });
  finish(c, { grain: 0.042, paper: 0.014, vignette: 0.22, vigCol: [0.5, 0.34, 0.36], misreg: 0.7 });
  return c;
}
