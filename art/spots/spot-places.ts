// Quiet pictures for empty places, 200 × 140: a page that is not there, and no connection.
import { cloth } from '../avatar/colour.ts';
import { blob, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import * as draw from '../chests/chest-drawing.ts';
import { points } from '../points.ts';
import { CLAY, ground, LEAF, LEATHER, onGround, PAPER, STONE, WOOD, WOOL } from './spot-parts.ts';

/** The one that went astray is looked for (Luke 15:4): a path, a signpost, a shepherd and a sheep. */
export function notFound(k: Pen): string {
  const hill =
    mark(blob(...points('8 122*, 30 100, 66 88, 104 94, 146 84, 178 98, 194 122*')), LEAF.base) +
    mark(blob(...points('104 94, 146 84, 178 98, 194 122*, 120 122*')), LEAF.shade);
  const path = mark(
    tube(points('78 126, 84 115, 106 107, 114 101, 103 96'), [38, 20, 10, 6, 3]),
    STONE.light,
  );
  const post = form(k, poly(...points('44 52, 49 52, 50 112, 43 112')), WOOD, '', { dx: 2.5, dy: 0 });
  const board = (pts: string, lines: string) =>
    form(k, poly(...points(pts)), WOOD, draw.stroke(points(lines), WOOD.deep, 1.4), { dx: 2, dy: 3, rim: 1 });
  const sign =
    board('30 56, 66 54, 73 61, 66 68, 30 67', '36 61, 60 60.5') +
    board('62 74, 30 73, 22 79, 30 85, 62 84', '34 79, 56 79');
  const robe = cloth('#7A6AA8');
  const shepherd =
    draw.stroke(points('142 98, 143 70, 142 52, 145 46, 150 46, 151 51'), WOOD.line, 2.2) +
    form(
      k,
      blob(...points('122 96*, 124 72, 128 62, 134 60, 139 64, 141 76, 142 97*, 132 99')),
      robe,
      draw.fold(robe.deep, points('134 97, 133 80, 134 66'), 4),
      { dx: 4, dy: 0, rim: 1 },
    ) +
    form(k, tube(points('136 68, 141 74, 143 73'), [5, 4.6, 4]), robe, '', { dx: 1, dy: 1 }) +
    form(
      k,
      blob(...points('127 60, 128 52, 133 49, 138 53, 139 62, 134 66')),
      PAPER,
      draw.band(LEATHER.base, points('126 56, 133 54.5, 139 57'), 1.8),
      { dx: 3, dy: 0 },
    );
  const sheep =
    draw.stroke(points('170 92, 170 98'), '#4A4458', 2) +
    draw.stroke(points('178 93, 178 99'), '#4A4458', 2) +
    form(k, blob(...points('164 88, 166 82, 172 80, 179 81, 184 85, 184 91, 178 94, 170 94')), WOOL, '', {
      dx: 2,
      dy: 3,
      rim: 1,
    }) +
    form(k, blob(...points('159 82, 163 79, 167 82, 165 87, 161 87')), cloth('#5A5068'), '', {
      dx: 1,
      dy: 1,
    });
  const tuft = (x: number, y: number) =>
    draw.leaf(
      LEAF.line,
      [
        [x, y],
        [x - 2, y - 4],
        [x - 4, y - 7],
      ],
      1.8,
    ) +
    draw.leaf(
      LEAF.line,
      [
        [x + 1, y],
        [x + 1.5, y - 5],
        [x + 1, y - 9],
      ],
      1.8,
    ) +
    draw.leaf(
      LEAF.line,
      [
        [x + 2, y],
        [x + 5, y - 4],
        [x + 7, y - 6],
      ],
      1.8,
    );
  return (
    ground(118) +
    onGround(k, 118, hill + path) +
    post +
    sign +
    shepherd +
    sheep +
    tuft(62, 114) +
    tuft(154, 112) +
    tuft(24, 116)
  );
}

/** No connection: clouds lie over the hills, and the lamp in the window burns on. */
export function offline(k: Pen): string {
  const hills =
    mark(blob(...points('8 122*, 30 98, 60 88, 96 98, 132 86, 168 92, 194 110*, 194 122*')), '#8D85B6') +
    mark(blob(...points('8 124*, 44 106, 90 100, 136 106, 194 120*, 194 124*')), '#6B6398');
  const marks = ['78 74, 90 74', '106 104, 113 104', '104 80, 112 80', '74 98, 79 98']
    .map((p) => draw.stroke(points(p), STONE.deep, 1.2, 0.6))
    .join('');
  const door =
    mark(blob(...points('100 111*, 100 98, 105.5 92, 111 98, 111 111*')), WOOD.deep) +
    draw.dot(108.6, 102, 0.9, '#E6B75A');
  const wall = form(k, poly(...points('70 66, 118 66, 119 111, 69 111')), STONE, marks + door, {
    dx: 4,
    dy: 0,
    rim: 1.2,
  });
  const side =
    mark(poly(...points('118 66, 142 60, 142 105, 119 111')), STONE.deep) +
    mark(blob(...points('127 88*, 127 80, 130.5 76, 134 79, 134 86*')), STONE.line);
  const top =
    mark(poly(...points('66 62, 120 62, 120 68, 66 68')), STONE.light) +
    mark(poly(...points('120 62, 146 56, 146 62, 120 68')), STONE.shade) +
    mark(poly(...points('66 62, 92 56, 146 56, 120 62')), STONE.base);
  const window =
    mark(blob(...points('79 95*, 79 84, 86.5 77, 94 84, 94 95*')), draw.GLOW) +
    draw.halo(k, 86.5, 88, 11, 13, 0.95) +
    mark(blob(...points('86.5 91.5, 84 89, 84.4 86, 86.5 81*, 89 86, 89 89.5')), '#E0952F') +
    mark(poly(...points('81.5 92, 91.5 92, 89.5 95, 83.5 95')), CLAY.base) +
    mark(poly(...points('77 95, 96 95, 96 97.8, 77 97.8')), STONE.light);
  const spill = mark(poly(...points('79 112, 95 112, 104 121, 70 121')), draw.GLOW, 0.35);
  const cloud = (x: number, y: number, s: number, tone: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${mark(blob(...points('-34 8*, -36 0, -26 -5, -20 -14, -6 -17, 4 -11, 14 -14, 24 -6, 34 -3, 35 8*')), tone)}</g>`;
  const stars = [
    [62, 40, 1.5],
    [112, 32, 1.3],
    [92, 46, 1],
    [164, 66, 1.2],
    [38, 74, 1.2],
  ]
    .map(([x, y, r]) => draw.dot(x as number, y as number, r as number, '#E6B75A'))
    .join('');
  const house = draw.halo(k, 88, 88, 52, 44, 0.5) + side + wall + top + window;
  return (
    ground(118) +
    stars +
    cloud(132, 44, 0.6, '#C4BBDA') +
    onGround(k, 118, hills) +
    house +
    spill +
    cloud(46, 64, 0.66, '#B3A9CF') +
    cloud(160, 52, 0.62, '#A297C6')
  );
}
