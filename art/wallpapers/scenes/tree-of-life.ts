import { shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { pool } from '../lib/light.ts';
import { sstep } from '../lib/maths.ts';
import { dusk } from './tree-of-life/dusk.ts';
import { foreground } from './tree-of-life/foreground.ts';
import { land } from './tree-of-life/land.ts';
import { nations } from './tree-of-life/nations.ts';
import { honey, light } from './tree-of-life/setting.ts';
import { stream } from './tree-of-life/stream.ts';
import { tree } from './tree-of-life/tree.ts';

export const meta = { id: 'tree-of-life', title: 'Tree of Life', focusY: 0.61 };

/** A tree with the light inside it, its fruit, its river, and the nations on their way. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await dusk(c);
  const ground = await land(c);
  await stream(c);
  pool(c, 720, 2330, 620, 130, honey, 0.5);
  await tree(c);
  await foreground(c, ground);
  await nations(c, ground);
  shafts(c, light.x, light.y, honey, 0.24, 31, { r: 1100, freq: 5, clip: (_x, y) => sstep(1500, 1760, y) });
  c.glow(light.x, light.y, 1000, 1000, lch(0.88, 0.12, 92), 0.22, 2, { stipple: 0.3 });
  finish(c, { grain: 0.045, paper: 0.016, vignette: 0.26, vigCol: [0.26, 0.36, 0.34], misreg: 0.7 });
  return c;
}
