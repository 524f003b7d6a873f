// One of the six stone jars of Cana (John 2:6): turned of white limestone, its lid a slab with a grip.
import { blob, brush } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

/** Draws the jar: covered, its lid lifted, then open with the lid leant against it. */
export function drawWaterJar(k: Pen, state: ChestState): Layer[] {
  const stone = draw.material('#CFC7B8', state);
  const wood = draw.material('#8C6B4B', state);
  const jar = jarOf(k, stone, wood);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 84)],
      ['body', jar],
      ['lid', lidOf(k, stone, 120, 62, 0)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 84)],
      ['light', draw.halo(k, 120, 70, 116, 66, 0.9)],
      ['body', jar],
      ['light', draw.oval(120, 66, 62, 12, draw.CORE)],
      ['lid', lidOf(k, stone, 121, 50, -5)],
      [
        'light',
        draw.seam(points('58 62, 90 72, 120 74, 152 71, 182 58'), 4.6) +
          draw.leaf(draw.GLOW, points('66 86, 120 98, 174 86'), 6, 0.5) +
          draw.sparks([40, 60, 2], [204, 48, 2.4], [180, 28, 1.6], [62, 32, 1.6]),
      ],
    ];
  return [
    ['shadow', draw.ground(120, 84)],
    ['light', draw.litGround(k, 120, 84) + draw.halo(k, 120, 60, 118, 66, 0.9)],
    ['body', jar],
    [
      'light',
      draw.oval(120, 66, 58, 11, stone.line) +
        draw.oval(120, 67, 54, 9, draw.CORE) +
        draw.shafts(k, 120, 67, 46, 64),
    ],
    [
      'gift',
      draw.scroll(k, 98, 24, -11, 0.95, 46) +
        draw.scroll(k, 121, 18, 2, 1, 50) +
        draw.scroll(k, 143, 25, 12, 0.92, 44),
    ],
    [
      'body',
      form(
        k,
        'M58 66c0 3 1 6 3 8 12 8 34 12 59 12s47-4 59-12c2-2 3-5 3-8a62 13 0 0 1-124 0z',
        stone,
        mark(blob(...points('126 92, 150 82, 188 64, 190 92')), stone.shade) +
          draw.leaf(draw.GLOW, points('70 74, 120 84, 170 74'), 4, 0.8),
        { flat: true, rim: 1.8 },
      ),
    ],
    ['lid', lidOf(k, stone, 196, 176, 66)],
  ];
}

function jarOf(k: Pen, stone: Mat, wood: Mat): string {
  const chisel = [92, 104, 116, 128, 152, 164, 176, 188].flatMap((y, row) =>
    [-52, -40, -28, -16, -4, 8, 20, 32, 44].map((x) => {
      const at = 120 + x + (row % 2) * 6;
      return brush(
        [
          [at, y - 4],
          [at + 2.4, y + 4],
        ],
        1.6,
      );
    }),
  );
  const rings =
    draw.band(stone.deep, points('54 138, 86 145, 120 147, 156 145, 188 137'), 2.4) +
    draw.band(stone.light, points('54 141, 86 148, 120 150, 156 148, 188 140'), 1.6) +
    draw.band(stone.deep, points('54 82, 86 89, 120 91, 156 89, 188 81'), 2.4);
  const marks =
    mark(chisel.join(''), stone.deep, 0.42) +
    rings +
    draw.leaf(stone.light, points('72 100, 66 138, 76 182'), 9, 0.8) +
    mark(
      blob(...points('150 70*, 156 104, 164 140, 160 176, 146 214*, 210 214*, 210 70*')),
      stone.shade,
      0.62,
    ) +
    mark(blob(...points('172 76*, 180 112, 180 150, 166 214*, 210 214*, 210 76*')), stone.deep, 0.5);
  const foot = form(
    k,
    blob(...points('82 196*, 158 196*, 164 211*, 120 214, 76 211*')),
    stone,
    mark(blob(...points('128 190, 170 190, 170 216, 132 216')), stone.shade),
    {
      flat: true,
      rim: 2,
    },
  );
  const body = form(
    k,
    blob(
      ...points(
        '58 66*, 56 100, 58 140, 66 176, 82 200*, 158 200*, 174 176, 182 140, 184 100, 182 66*, 160 74, 120 78, 80 74',
      ),
    ),
    stone,
    marks,
    { flat: true, rim: 2.6 },
  );
  // two ears to carry it by, left standing in the stone
  const ear = (x: number) =>
    form(
      k,
      blob(...points(`${x - 7} 112*, ${x + 7} 112*, ${x + 8} 132, ${x} 138, ${x - 8} 132`)),
      stone,
      '',
      { dx: 3, dy: 3, rim: 1.6 },
    );
  const dipper =
    draw.band(wood.base, points('44 206, 56 176, 62 150'), 5) +
    form(k, blob(...points('32 196*, 58 196*, 56 208, 45 212, 34 208')), wood, '', {
      dx: 4,
      dy: 1,
      rim: 1.4,
    });
  return foot + body + ear(88) + ear(150) + dipper;
}

function lidOf(k: Pen, stone: Mat, x: number, y: number, turn: number): string {
  const slab = form(
    k,
    blob(...points('-66 0, -62 -8, -30 -13, 0 -14, 32 -13, 62 -8, 66 0, 62 8, 32 14, 0 15, -32 14, -62 8')),
    stone,
    mark(blob(...points('12 -18, 26 2, 20 20, 72 20, 72 -16')), stone.shade, 0.7) +
      draw.leaf(stone.light, points('-58 -3, -30 -9, -2 -10'), 4),
    { flat: true, rim: 2.2 },
  );
  const grip = form(k, blob(...points('-16 -10*, -14 -26, 0 -31, 14 -26, 16 -10*, 0 -7')), stone, '', {
    dx: 7,
    dy: 2,
    rim: 1.6,
  });
  return draw.at(x, y, turn, slab + grip);
}
