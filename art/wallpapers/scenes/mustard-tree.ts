import { mist, shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { dis, G1, gi } from '../lib/grain.ts';
import { treeLine } from '../lib/groves.ts';
import { sstep } from '../lib/maths.ts';
import { gradient } from '../lib/palette.ts';
import { rng } from '../lib/random.ts';
import { disc, halo } from '../lib/rings.ts';
import { path } from '../lib/shapes.ts';
import { clouds, sky } from '../lib/sky.ts';
import { line, slope } from '../lib/slope.ts';
import { birds } from './mustard-tree/birds.ts';
import { blooms } from './mustard-tree/blooms.ts';
import { foreground } from './mustard-tree/foreground.ts';
import { glow, sun, yolk } from './mustard-tree/setting.ts';
import { shade } from './mustard-tree/shade.ts';
import { tree } from './mustard-tree/tree.ts';

export const meta = { id: 'mustard-tree', title: 'The Mustard Tree', focusY: 0.6 };

/** The smallest of seeds, grown: a tree in yellow flower against the low sun, full of birds and nests. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  const g = G1();
  const R = rng(1332);
  sky(
    c,
    gradient([
      0, 0.68, 0.095, 36, 0.22, 0.755, 0.1, 50, 0.45, 0.835, 0.105, 70, 0.7, 0.895, 0.11, 86, 0.88, 0.925,
      0.1, 93, 1, 0.9, 0.12, 84,
    ]),
    0,
    1760,
    { x: sun.x, bend: 0.16 },
  );
  halo(
    c,
    sun.x,
    sun.y,
    lch(0.97, 0.07, 98),
    [
      [230, 0.2],
      [410, 0.14],
      [650, 0.1],
      [980, 0.07],
    ],
    { y1: 2000 },
  );
  c.glow(sun.x, sun.y, 900, 820, lch(0.97, 0.08, 96), 0.5, 2.2);
  clouds(c, {
    y0: 120,
    y1: 900,
    sx: 820,
    sy: 78,
    cover: 0.46,
    seed: 71,
    amt: 0.6,
    edge: 0.1,
    stipple: 0.7,
    col: () => lch(0.66, 0.1, 30),
    lit: lch(0.91, 0.1, 78),
    lightX: -0.2,
    lightY: 1,
  });
  await disc(c, sun.x, sun.y, 92, lch(0.99, 0.035, 102));
  const h1 = line(
    4,
    [0, 1700, 260, 1660, 560, 1700, 900, 1716, 1180, 1640, 1440, 1600],
    [34, 300, 14, 110, 5, 30],
  );
  slope(c, {
    y: h1,
    to: 2200,
    depth: 220,
    ramp: [0, 0.71, 0.095, 45, 1, 0.87, 0.1, 80],
    lit: [0.86, 0.11, 80],
    shade: [0.63, 0.09, 32],
    facet: [150, 150, 7, 0.5, 0.5, 190],
    rim: [glow, 0.8, 8, sun.x, 460],
  });
  mist(c, 1690, 1850, lch(0.93, 0.11, 90), 0.6, 3, { soft: 1.6 });
  const h2 = line(
    14,
    [0, 1760, 300, 1800, 620, 1850, 920, 1840, 1180, 1780, 1440, 1730],
    [30, 320, 12, 120, 4, 30],
  );
  slope(c, {
    y: h2,
    to: 2400,
    depth: 260,
    ramp: [0, 0.6, 0.075, 90, 1, 0.82, 0.115, 88],
    lit: [0.83, 0.125, 92],
    shade: [0.5, 0.06, 70],
    facet: [160, 110, 17, 0.55, 0.5, 230],
    rim: [glow, 0.85, 10, sun.x + 80, 520],
    wash: [yolk, 0.55, sun.x + 60, 460, 120],
    fields: { amt: 0.5, period: 44, col: lch(0.8, 0.14, 92), seed: 5, slope: 0.06, from: 16 },
  });
  await c.svg(path(treeLine(R, h2, 760, 1440, 34, 12, 5, 0.3), lch(0.49, 0.06, 110)), {
    box: [700, 1660, 740, 240],
    rim: { dx: -3, dy: -3, col: glow, amt: 0.8 },
  });
  mist(c, 1840, 2000, lch(0.92, 0.12, 90), 0.55, 5, { soft: 1.6 });
  const h3 = line(
    24,
    [0, 2010, 300, 2000, 600, 2030, 900, 2070, 1200, 2060, 1440, 2010],
    [22, 320, 9, 110, 3, 30],
  );
  slope(c, {
    y: h3,
    to: 2700,
    depth: 330,
    ramp: [0, 0.54, 0.09, 112, 1, 0.42, 0.07, 132],
    lit: [0.8, 0.135, 98],
    shade: [0.38, 0.062, 140],
    facet: [170, 90, 27, 0.6, 0.5, 300],
    rim: [glow, 0.85, 12, 300, 560],
    wash: [lch(0.86, 0.14, 90), 0.6, 260, 460, 130],
  });
  await blooms(c, 31, h3, [20, 300], [2.5, 6], 2600);
  const h4 = line(34, [0, 2330, 300, 2330, 600, 2350, 900, 2370, 1200, 2350, 1440, 2300], [16, 320, 7, 110]);
  const ground = { lit: [0.6, 0.11, 105], shade: [0.22, 0.046, 155] } as const;
  slope(c, {
    y: h4,
    depth: 520,
    ramp: [0, 0.44, 0.08, 115, 0.5, 0.32, 0.06, 140, 1, 0.2, 0.044, 165],
    ...ground,
    facet: [190, 90, 37, 0.5, 0.55, 420],
    rim: [glow, 0.85, 13, 420, 560],
    wash: [lch(0.74, 0.13, 90), 0.55, 380, 420, 110],
  });
  shade(c, h4);
  const perches = await tree(c, (x, y) => dis(1 - sstep(h4(x) + 26, h4(x) + 62, y), g[gi(x, y)]!, 0.7));
  shafts(c, sun.x, sun.y, lch(0.93, 0.12, 90), 0.3, 71, {
    r: 1500,
    freq: 4.5,
    clip: (_x, y) => sstep(1500, 1700, y) * (1 - sstep(2200, 2700, y)),
  });
  c.glow(sun.x, sun.y, 760, 700, lch(0.94, 0.12, 90), 0.3, 2, { stipple: 0.3 });
  await birds(c, perches);
  await foreground(c, h4);
  finish(c, { grain: 0.042, paper: 0.015, vignette: 0.2, vigCol: [0.5, 0.4, 0.36], misreg: 0.7 });
  return c;
}
