import { mist } from '../../lib/air.ts';
import { rise } from '../../lib/broad-strokes.ts';
import type { Canvas } from '../../lib/canvas.ts';
import { lch } from '../../lib/colour.ts';
import { type Line, sun } from './setting.ts';

/** Mountains, then the terraces the river steps down: a meadow, a bank of rock, the next meadow. */
export async function land(c: Canvas): Promise<Line[]> {
  const near = { x: sun.x, spread: 560 };
  rise(
    c,
    'far',
    61,
    [0, 1150, 180, 1096, 400, 1240, 640, 1420, 760, 1440, 940, 1350, 1160, 1180, 1310, 1090, 1440, 1130],
    '.75 .055 195, .89 .05 150 | .93 .05 115, .68 .06 205 | .99 .04 108',
    { h: 260, y1: 1700, sun: near },
  );
  mist(c, 1330, 1500, lch(0.97, 0.04, 112), 0.7, 9);
  rise(
    c,
    'mid',
    67,
    [0, 1360, 240, 1380, 480, 1440, 720, 1482, 980, 1440, 1200, 1370, 1440, 1330],
    '.64 .075 172, .8 .075 145 | .86 .09 118, .56 .07 182 | .98 .07 106 | .93 .085 112',
    { h: 190, y1: 1800, sun: near, wash: [0.55, 90] },
  );
  mist(c, 1440, 1540, lch(0.97, 0.045, 110), 0.5, 14);
  const green = '.62 .11 142, .68 .12 132, .56 .1 146 | .84 .13 114, .5 .09 155 | .97 .1 106 | .92 .115 110';
  const rock = '.66 .065 130, .5 .06 158, .4 .055 172 | .8 .075 108, .4 .05 180 | .95 .1 106';
  const edges: Line[] = [];
  for (const [i, [line, drop, h]] of (
    [
      [[0, 1490, 400, 1540, 735, 1562, 1000, 1545, 1440, 1480], 54, 150],
      [[0, 1700, 380, 1768, 750, 1800, 1100, 1772, 1440, 1710], 92, 230],
      [[0, 2060, 380, 2140, 640, 2184, 1000, 2146, 1440, 2050], 134, 420],
    ] as [number[], number, number][]
  ).entries()) {
    const edge = rise(c, 'flat', 70 + i, line, rock, {
      h: drop,
      sun: near,
      size: [38, 26],
      rim: 0.9,
      rimW: 9,
    });
    rise(
      c,
      'flat',
      70 + i,
      line.map((v, j) => (j % 2 ? v + drop : v)),
      green,
      { h, sun: near, wash: [0.5, 70], size: [170, 50], rim: 0.5 },
    );
    edges.push(edge);
  }
  return edges;
}
