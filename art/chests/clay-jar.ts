// A storage jar with a sealed lid, as in Jeremiah 32:14 and 2 Corinthians 4:7.
import { cloth } from '../avatar/colour.ts';
import { blob, brush, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

/** Draws the jar: bound and sealed, then lid ajar, then open with the prints inside. */
export function drawClayJar(k: Pen, state: ChestState): Layer[] {
  const clay = draw.material('#C4694A', state);
  const pot = potOf(k, clay);
  const rim = form(
    k,
    blob(...points('80 80, 83 74, 120 70, 157 74, 160 80, 156 88, 120 94, 84 88')),
    clay,
    mark(blob(...points('120 96, 140 84, 164 74, 164 96')), clay.shade),
    { flat: true, rim: 2 },
  );
  if (state === 'opened') {
    const mouth = draw.oval(120, 79, 35, 7.4, draw.CORE);
    const lip = form(
      k,
      'M80 80c0-2 2-4 5-5a35 7.4 0 0 0 70 0c3 1 5 3 5 5 0 4-2 7-4 8-10 4-22 6-36 6s-26-2-36-6c-3-1-4-4-4-8z',
      clay,
      mark(blob(...points('126 98, 142 84, 164 74, 164 98')), clay.shade) +
        draw.leaf(draw.GLOW, points('86 81, 120 88, 154 81'), 4, 0.8),
      { flat: true, rim: 1.6 },
    );
    return [
      ['shadow', draw.ground(120, 74)],
      ['light', draw.litGround(k, 120, 74) + draw.halo(k, 120, 66, 108, 62, 0.9)],
      ['lid', lidOf(k, clay, 194, 177, 68)],
      ['body', pot + rim],
      ['light', mouth + draw.shafts(k, 120, 80, 30, 70)],
      ['gift', draw.scroll(k, 111, 38, -9, 0.95, 46) + draw.scroll(k, 131, 42, 10, 0.9, 44)],
      ['body', lip],
    ];
  }
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 74)],
      ['light', draw.halo(k, 120, 80, 104, 62, 0.9)],
      ['body', pot + rim],
      ['light', draw.oval(120, 78, 37, 8, draw.CORE)],
      ['lid', lidOf(k, clay, 121, 64, -4)],
      [
        'light',
        draw.seam(points('80 74, 100 80.5, 120 82, 142 79.5, 159 70'), 4.4) +
          draw.leaf(draw.GLOW, points('86 92, 120 99, 154 92'), 5, 0.5) +
          draw.sparks([74, 58, 2], [166, 52, 2.4], [150, 38, 1.6], [92, 40, 1.6]),
      ],
    ];
  const gap = mark(
    blob(...points('83 76, 100 82, 120 84, 142 82, 157 76, 142 86, 120 89, 98 86')),
    clay.deep,
  );
  return [
    ['shadow', draw.ground(120, 74)],
    ['body', pot + rim + gap],
    ['lid', lidOf(k, clay, 120, 70, 0)],
    ['body', sealOf(k)],
  ];
}

function potOf(k: Pen, clay: Mat): string {
  const cream = cloth('#EBD9B8');
  const dots = Array.from({ length: 9 }, (_, i) => {
    const u = ((i + 0.5) / 9) * 2 - 1;
    return draw.oval(
      120 + 60 * Math.sin(u * 1.45),
      129 + 5 * Math.cos(u * 1.5),
      3.2 * Math.cos(u * 1.3),
      3.2,
      cream.base,
    );
  }).join('');
  const wave = brush(
    points('50 150, 62 157, 74 151, 88 159, 104 153, 120 161, 136 153, 152 159, 166 151, 178 156, 192 148'),
    4.4,
    0.8,
    0.8,
  );
  const specks: Point[] = points('92 186, 110 194, 132 178, 84 170, 120 182');
  const marks =
    draw.band(clay.deep, points('54 111, 84 118, 120 120.5, 156 118, 188 109'), 2.2) +
    draw.band(clay.deep, points('50 138, 84 144.5, 120 147, 156 144.5, 192 136'), 2.2) +
    dots +
    mark(wave, cream.base) +
    draw.leaf(clay.light, points('72 122, 62 146, 70 182'), 9, 0.8) +
    draw.leaf(clay.light, points('97 96, 86 108, 76 116'), 4) +
    specks.map(([x, y]) => draw.oval(x, y, 1.3, 1.3, clay.deep, 0.5)).join('');
  const over =
    mark(
      blob(...points('153 84*, 150 100, 168 124, 174 152, 164 184, 138 214*, 210 214*, 210 84*')),
      clay.shade,
      0.62,
    ) +
    mark(
      blob(...points('160 104*, 180 130, 184 154, 174 186, 154 214*, 210 214*, 210 104*')),
      clay.deep,
      0.5,
    );
  const handle = (m: number) =>
    form(
      k,
      tube(
        [
          [120 + 34 * m, 92],
          [120 + 62 * m, 88],
          [120 + 70 * m, 106],
          [120 + 58 * m, 122],
        ],
        [9, 9, 9, 8],
      ),
      clay,
      '',
      { dx: 3, dy: 2 },
    );
  const body = blob(
    ...points(
      '88 88*, 88 99, 64 122, 52 152, 63 188, 88 210*, 152 210*, 177 188, 188 152, 176 122, 152 99, 152 88*',
    ),
  );
  return handle(-1) + handle(1) + form(k, body, clay, marks + over, { flat: true, rim: 2.6 });
}

function lidOf(k: Pen, clay: Mat, x: number, y: number, turn: number): string {
  const dome = form(
    k,
    blob(...points('-38 4, -34 -6, -18 -16, 0 -19, 18 -16, 34 -6, 38 4, 20 9, 0 10.5, -20 9')),
    clay,
    mark(blob(...points('6 -22, 14 -8, 12 14, 44 14, 44 -10')), clay.shade) +
      draw.leaf(clay.light, points('-30 -2, -20 -11, -6 -15'), 4),
    { flat: true, rim: 2 },
  );
  const knob = form(k, blob(...points('-8 -18, -10 -26, 0 -31, 10 -26, 8 -18, 0 -16')), clay, '', {
    dx: 5,
    dy: 2,
    rim: 1.4,
  });
  return draw.at(x, y, turn, dome + knob);
}

function sealOf(k: Pen): string {
  const cord = cloth('#CDB58A');
  const wax = cloth('#7A3046');
  const ties: [Point[], number][] = [
    [points('84 96, 120 103, 156 96'), 5],
    [points('97 99, 104 78, 113 56'), 4],
    [points('143 99, 136 78, 127 56'), 4],
    [points('120 104, 112 118, 114 132'), 3.4],
    [points('120 104, 127 117, 124 129'), 3.4],
  ];
  const lines =
    ties.map(([pts, w]) => draw.band(cord.base, pts, w)).join('') +
    draw.band(cord.shade, points('84 98, 120 105, 156 98'), 1.8);
  const cross =
    mark(poly(...points('119.6 97, 122.4 97, 122.4 109, 119.6 109')), wax.light) +
    mark(poly(...points('116 99.6, 126 99.6, 126 102.4, 116 102.4')), wax.light);
  return (
    lines +
    form(k, blob(...points('120 92, 130 95, 133 104, 127 113, 117 114, 109 107, 110 97')), wax, cross, {
      dx: 3,
      dy: 3,
    })
  );
}
