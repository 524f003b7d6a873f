import { shafts } from '../lib/air.ts';
import { Canvas } from '../lib/canvas.ts';
import { lch } from '../lib/colour.ts';
import { finish } from '../lib/finish.ts';
import { curve, sstep } from '../lib/maths.ts';
import { tints } from '../lib/notation.ts';
import { rng } from '../lib/random.ts';
import { river } from '../lib/river.ts';
import { cypress } from '../lib/trees.ts';
import { banks } from './river-of-life/banks.ts';
import { foreground } from './river-of-life/foreground.ts';
import { heaven } from './river-of-life/heaven.ts';
import { land } from './river-of-life/land.ts';
import { petals } from './river-of-life/petals.ts';
import { blush, gold, greens, pearl, sun } from './river-of-life/setting.ts';
import { tree } from './river-of-life/tree.ts';
import { verges } from './river-of-life/verges.ts';

export const meta = { id: 'river-of-life', title: 'River of Life', focusY: 0.66 };

/** The river clear as crystal, coming down from the light, trees on either side. */
export async function draw(): Promise<Canvas> {
  const c = new Canvas();
  await heaven(c);
  const edges = await land(c);
  const byY = (pts: [number, number][]) => curve(pts);
  const x = byY([
    [1450, 730],
    [1560, 736],
    [1616, 738],
    [1700, 830],
    [1800, 762],
    [1892, 752],
    [2030, 590],
    [2184, 640],
    [2318, 662],
    [2500, 800],
    [2880, 700],
  ]);
  const w = byY([
    [1450, 10],
    [1560, 30],
    [1616, 40],
    [1700, 104],
    [1800, 66],
    [1892, 88],
    [2030, 214],
    [2184, 122],
    [2318, 156],
    [2500, 356],
    [2880, 620],
  ]);
  const ct = tints('.38 .07 172, .48 .085 158, .82 .12 115');
  await c.svg(
    [
      [470, 1530, 120],
      [510, 1540, 90],
      [980, 1530, 110],
      [1040, 1520, 140],
      [1000, 1532, 84],
    ]
      .map(([a, b, h]) => cypress(rng(a!), a!, b!, h!, h! * 0.22, ct, a! < 720 ? 1 : -1, 130))
      .join(''),
    { box: [420, 1360, 680, 190], rim: { dx: 0, dy: -3, col: pearl, amt: 0.5 } },
  );
  await verges(c, edges, x, w);
  for (const [s, a, b, h, t, v] of [
    [11, 330, 1620, 190, 0, 0.3],
    [12, 1120, 1612, 200, 1, 0.3],
    [13, 190, 1640, 230, 1, 0.26],
    [14, 1290, 1626, 250, 0, 0.26],
    [31, 1130, 1905, 360, 1, 0.1],
    [32, 330, 1900, 340, 0, 0.1],
    [43, 1330, 1960, 430, 0, 0.05],
    [36, 110, 1960, 440, 1, 0.05],
  ] as const)
    await tree(c, s, a, b, h, t ? blush : greens, v);
  river(c, {
    y0: 1452,
    y1: 2880,
    x,
    w,
    falls: [
      { edge: edges[0]!, h: 56 },
      { edge: edges[1]!, h: 94 },
      { edge: edges[2]!, h: 138 },
    ],
    deep: lch(0.6, 0.095, 195),
    shallow: lch(0.79, 0.08, 180),
    light: pearl,
    foam: lch(0.985, 0.015, 150),
    bank: lch(0.42, 0.07, 172),
    sun: { x: sun.x, spread: 230 },
    seed: 40,
  });
  for (const [y, a, rx] of [
    [1618, 0.4, 100],
    [1896, 0.42, 190],
    [2322, 0.42, 300],
  ] as const)
    c.glow(x(y), y, rx, rx * 0.36, lch(0.99, 0.02, 130), a, 1.6, { stipple: 0.5 });
  await banks(c, edges, x, w);
  await petals(c);
  await tree(c, 71, 150, 2500, 900, greens, 0, 0.16);
  await tree(c, 52, 1420, 2520, 960, blush, 0, 0.1);
  await foreground(c);
  shafts(c, sun.x, sun.y, gold, 0.22, 71, {
    r: 1400,
    freq: 4,
    clip: (_x, y) => sstep(1340, 1540, y) * (1 - sstep(2000, 2600, y)),
  });
  c.glow(sun.x, sun.y, 1000, 900, pearl, 0.26, 2, { stipple: 0.3 });
  finish(c, { grain: 0.04, paper: 0.014, vignette: 0.16, vigCol: [0.5, 0.7, 0.66], misreg: 0.7 });
  return c;
}
