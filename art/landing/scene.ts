// One place at two times of day and in two compositions; see layout.ts and palette.ts.

import { shafts } from '../wallpapers/lib/air.ts';
import { Canvas } from '../wallpapers/lib/canvas.ts';
import { lch } from '../wallpapers/lib/colour.ts';
import { finish } from '../wallpapers/lib/finish.ts';
import { sstep } from '../wallpapers/lib/maths.ts';
import { rng } from '../wallpapers/lib/random.ts';
import { broadTree } from '../wallpapers/lib/trees.ts';
import { paintFlock } from './flock.ts';
import { flameAt, paintLamp } from './lamp.ts';
import type { Layout } from './layout.ts';
import type { Palette } from './palette.ts';
import { paintParapet } from './parapet.ts';
import { paintSky } from './sky.ts';
import { paintJar, paintLeaves } from './still-life.ts';
import { paintDistance, paintNearSlope, paintOliveHill } from './valley.ts';
import { paintRoad, paintVillage } from './village.ts';

/** Draws the landing's scene, back to front, on a canvas of the layout's drawn size. */
export async function drawScene(l: Layout, p: Palette): Promise<Canvas> {
  const c = new Canvas(l.w, l.h);
  await paintSky(c, l, p);
  await paintDistance(c, l, p);
  await paintVillage(c, l, p);
  await paintOliveHill(c, l, p);
  await paintRoad(c, l, p);
  await paintNearSlope(c, l, p);
  await paintFlock(c, l, p);
  if (!p.night) {
    const { x, y } = l.sun;
    shafts(c, x, y, lch(0.9, 0.08, 74), 0.24, 71, {
      r: 1150,
      freq: 4.5,
      clip: (_x, yy) => sstep(y - 30, y + 140, yy) * (1 - sstep(y + 380, y + 640, yy)),
    });
    c.glow(x, y, 900, 640, lch(0.92, 0.08, 76), 0.28, 2, { stipple: 0.3 });
  }
  await paintTree(c, l, p);
  paintParapet(c, l, p);
  await paintJar(c, l, p);
  await paintLeaves(c, l, p);
  await paintLamp(c, l, p);
  if (p.night) {
    const f = flameAt(l);
    c.glow(f.x, f.y + 120, 900, 820, lch(0.72, 0.12, 60), 0.16, 1.9, { stipple: 0.4 });
  }
  finish(c, { grain: p.night ? 0.026 : 0.022, paper: 0.012, vignette: p.night ? 0.16 : 0.06, misreg: 0.6 });
  return c;
}

/** The olive that frames the wide composition on the right. */
async function paintTree(c: Canvas, l: Layout, p: Palette): Promise<void> {
  if (!l.tree) return;
  const { svg } = broadTree(rng(29), {
    ...l.tree,
    light: [-0.75, -0.45],
    tones: p.tree,
    bark: p.bark,
    leafL: 18,
    leafW: 4.2,
    spread: 0.5,
    clumpR: 0.062,
    trunkW: 0.085,
    trunkL: 0.22,
    wig: 0.6,
    depth: 6,
    from: 3,
    shrink: 1,
    up: 0.1,
    density: 0.95,
  });
  await c.svg(svg, { box: [l.tree.x - 900, l.tree.y - 1250, 1100, 1260] });
}
