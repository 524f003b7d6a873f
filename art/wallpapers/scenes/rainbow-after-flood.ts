import { dove } from '../lib/beasts.ts';
import { Canvas } from '../lib/canvas.ts';
import { finish } from '../lib/finish.ts';
import { tints } from '../lib/notation.ts';
import { drawAltar } from './rainbow-after-flood/altar.ts';
import { drawFamily } from './rainbow-after-flood/family.ts';
import { drawForeground, drawHill } from './rainbow-after-flood/foreground.ts';
import { drawBow, drawSky } from './rainbow-after-flood/sky.ts';
import { drawFarLand, drawValley } from './rainbow-after-flood/valley.ts';

export const meta = { id: 'rainbow-after-flood', title: 'The Bow in the Cloud', focusY: 0.64 };

export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  drawSky(c);
  drawFarLand(c);
  drawBow(c);
  await drawValley(c);
  const hill = await drawHill(c);
  const x = 560;
  await drawFamily(c, hill, x, -1);
  await drawAltar(c, x, hill(x) + 34);
  await drawFamily(c, hill, x, 1);
  await drawForeground(c);
  const [white, shade] = tints('0.97 0.03 84, 0.72 0.05 310');
  await c.svg(dove(880, 1500, 84, white!, shade!, -1) + dove(984, 1452, 62, white!, shade!, -1), {
    box: [760, 1370, 320, 190],
  });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.22, misreg: 0.7, vigCol: [0.24, 0.24, 0.36] });
  return c;
}
