import { dove } from '../lib/beasts.ts';
import { Canvas } from '../lib/canvas.ts';
import { finish } from '../lib/finish.ts';
import { tints } from '../lib/notation.ts';
import { drawAltar } from './rainbow-after-flood/altar.ts';
import { drawForeground } from './rainbow-after-flood/foreground.ts';
import { drawBow, drawSky } from './rainbow-after-flood/sky.ts';
import { drawBeasts, drawValley } from './rainbow-after-flood/valley.ts';

export const meta = { id: 'rainbow-after-flood', title: 'The Bow in the Cloud', focusY: 0.6 };

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawBow(c);
  await drawValley(c);
  await drawBeasts(c);
  await drawAltar(c);
  await drawForeground(c);
  const [white, shade, sprig] = tints('0.985 0.012 95, 0.78 0.03 240, 0.5 0.11 135');
  await c.svg(dove(880, 1480, 108, white!, shade!, -1, sprig) + dove(1010, 1420, 76, white!, shade!, -1), {
    box: [760, 1330, 340, 230],
  });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.2, misreg: 0.7, vigCol: [0.26, 0.32, 0.36] });
  return c;
}
