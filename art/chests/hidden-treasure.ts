// The treasure hidden in a field (Matthew 13:44): a strongbox that the ploughed earth still half covers.
import { cloth } from '../avatar/colour.ts';
import { blob, brush, poly } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const GRASS = cloth('#6F8F55');

/** Draws the strongbox: closed under the sod, its lid ajar, then thrown back. */
export function drawHiddenTreasure(k: Pen, state: ChestState): Layer[] {
  const oak = draw.material('#7C5236', state);
  const iron = draw.material('#5D6068', state);
  const earth = draw.material('#6B4A35', state);
  const box = boxOf(k, oak, iron);
  const mound = moundOf(k, earth);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(116, 92)],
      ['body', box],
      ['lid', lidOf(k, oak, iron, 0)],
      ['body', mound],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(116, 92)],
      ['light', draw.halo(k, 118, 104, 118, 82, 0.9)],
      ['body', box],
      ['light', mark(poly(...points('60 98, 186 106, 186 114, 58 128')), draw.CORE)],
      ['lid', lidOf(k, oak, iron, 13)],
      [
        'light',
        draw.seam(points('58 124, 120 117, 183 109'), 5) +
          draw.leaf(draw.GLOW, points('66 138, 120 130, 178 122'), 8, 0.5) +
          draw.sparks([36, 96, 2], [204, 84, 2.4], [188, 56, 1.8], [66, 52, 1.6]),
      ],
      ['body', mound],
    ];
  const back = form(
    k,
    poly(...points('48 62, 172 46, 182 106, 56 120')),
    { ...oak, base: oak.shade, shade: oak.deep },
    draw.band(oak.deep, points('49 78, 174 63'), 2) +
      draw.band(oak.deep, points('52 98, 178 84'), 2) +
      mark(poly(...points('70 58, 84 56, 92 116, 78 118')), iron.shade) +
      mark(poly(...points('138 48, 152 46, 162 108, 148 110')), iron.shade) +
      draw.leaf(draw.GLOW, points('58 114, 120 106, 178 100'), 10, 0.55),
    { dx: 5, dy: -2, rim: 2 },
  );
  return [
    ['shadow', draw.ground(116, 92)],
    ['light', draw.litGround(k, 116, 92) + draw.halo(k, 118, 92, 118, 84, 0.9)],
    ['lid', back],
    ['body', box],
    [
      'light',
      mark(poly(...points('56 122, 182 107, 190 114, 62 131')), oak.line) +
        mark(poly(...points('62 123, 178 109, 184 114, 66 129')), draw.CORE) +
        draw.shafts(k, 122, 118, 46, 92),
    ],
    [
      'gift',
      draw.scroll(k, 98, 74, -12, 0.98, 50) +
        draw.scroll(k, 122, 64, 1, 1.05, 56) +
        draw.scroll(k, 146, 72, 12, 0.95, 46),
    ],
    [
      'body',
      mark(poly(...points('60 127, 187 111, 188 120, 61 136')), oak.base) +
        draw.band(oak.light, points('60 128, 187 112'), 2),
    ],
    ['body', mound],
  ];
}

function boxOf(k: Pen, oak: Mat, iron: Mat): string {
  const strap = (x: number) =>
    mark(
      poly([x, 124 - (x - 60) * 0.12], [x + 15, 122 - (x - 60) * 0.12], [x + 16, 212], [x + 1, 212]),
      iron.base,
    ) + [140, 160, 180].map((y) => draw.dot(x + 8, y - (x - 60) * 0.1, 2, iron.light)).join('');
  return form(
    k,
    poly(...points('58 126, 186 110, 192 208, 60 214')),
    oak,
    draw.band(oak.deep, points('58 152, 190 139'), 2.2) +
      draw.band(oak.light, points('58 154.5, 190 141.5'), 1.2) +
      draw.band(oak.deep, points('58 180, 192 170'), 2.2) +
      draw.leaf(oak.shade, points('70 140, 110 136, 150 134'), 3) +
      draw.leaf(oak.shade, points('80 168, 120 163, 170 158'), 3) +
      strap(80) +
      strap(150) +
      mark(poly(...points('170 108, 194 106, 194 212, 178 212')), oak.deep, 0.5),
    { flat: true, rim: 2.6 },
  );
}

function lidOf(k: Pen, oak: Mat, iron: Mat, turn: number): string {
  const lid = form(
    k,
    blob(...points('52 128*, 50 112, 58 94, 76 84, 158 73, 178 80, 190 96, 192 112*, 120 120')),
    oak,
    draw.band(oak.deep, points('54 110, 120 101, 189 92'), 2) +
      draw.band(oak.light, points('62 94, 116 84, 164 79'), 3) +
      mark(blob(...points('80 128*, 78 108, 84 84*, 99 82*, 95 104, 96 126*')), iron.base) +
      mark(blob(...points('150 119*, 148 98, 150 75*, 165 74*, 164 96, 166 117*')), iron.base) +
      [100, 118].map((y) => draw.dot(87, y, 2, iron.light) + draw.dot(157, y - 9, 2, iron.light)).join('') +
      mark(blob(...points('168 70*, 178 96, 176 120*, 200 120*, 200 70*')), oak.deep, 0.5),
    { flat: true, rim: 2.6 },
  );
  const lock = form(
    k,
    poly(...points('116 112, 136 109.6, 137 136, 127 142, 117 138')),
    iron,
    draw.dot(127, 124, 3, iron.line),
    { dx: 4, dy: 2, rim: 1.4 },
  );
  return turn ? draw.at(186, 108, turn, draw.at(-186, -108, 0, lid + lock)) : lid + lock;
}

/** Clods and grass that lie over the box's foot, with a furrow on each side. */
function moundOf(k: Pen, earth: Mat): string {
  const clods: [number, number, number][] = [
    [42, 196, 11],
    [66, 184, 9],
    [96, 192, 12],
    [132, 186, 10],
    [162, 190, 12],
    [190, 180, 9],
    [204, 196, 10],
    [114, 202, 9],
    [76, 204, 10],
    [176, 204, 9],
  ];
  const lumps = clods
    .map(([x, y, r]) =>
      form(
        k,
        blob(
          [x - r, y + r * 0.4],
          [x - r * 0.5, y - r * 0.6],
          [x + r * 0.4, y - r * 0.7],
          [x + r, y],
          [x + r * 0.6, y + r * 0.7],
          [x - r * 0.4, y + r * 0.8],
        ),
        earth,
        '',
        { dx: 3, dy: 3, rim: 1.4 },
      ),
    )
    .join('');
  const body = form(
    k,
    blob(
      ...points(
        '18 213*, 24 196, 44 184, 62 178, 84 184, 112 180, 140 176, 166 182, 190 170, 210 180, 222 200, 226 213*',
      ),
    ),
    earth,
    draw.leaf(earth.light, points('34 196, 60 184, 90 190'), 5) +
      draw.leaf(earth.deep, points('120 210, 170 200, 220 208'), 9) +
      draw.leaf(earth.deep, points('40 211, 80 204, 116 210'), 7),
    { flat: true, rim: 2.4 },
  );
  const blade = (x: number, y: number, h: number, lean: number, fill: string) =>
    mark(
      brush(
        [
          [x, y],
          [x + lean * 0.4, y - h * 0.6],
          [x + lean, y - h],
        ] as Point[],
        4,
        1,
        0,
        0.05,
      ),
      fill,
    );
  const tuft = (x: number, y: number, s: number) =>
    [-8, -4, 0, 4, 8]
      .map((a, i) =>
        blade(
          x + a * 0.6,
          y,
          s * (i % 2 ? 1 : 0.76),
          a * 1.3,
          i < 2 ? GRASS.light : i < 4 ? GRASS.base : GRASS.shade,
        ),
      )
      .join('');
  return body + lumps + tuft(36, 192, 30) + tuft(206, 186, 34) + tuft(66, 184, 20) + tuft(176, 186, 22);
}
