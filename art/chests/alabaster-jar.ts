// A flask of alabaster with a sealed neck (Mark 14:3); when it is open the stone itself glows.
import { cloth } from '../avatar/colour.ts';
import { blob, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const GOLD = cloth('#D9A94E');

/** Draws the flask: stopped and bound, stopper lifting, stopper laid aside. */
export function drawAlabasterJar(k: Pen, state: ChestState): Layer[] {
  const stone: Mat =
    state === 'locked'
      ? { base: '#DDD1D6', shade: '#C3B4C6', deep: '#A796B3', light: '#F3ECEC', line: '#85749B' }
      : { base: '#F0E2D8', shade: '#DCC6CC', deep: '#BFA6BC', light: '#FFF8EC', line: '#9080A6' };
  const flask = flaskOf(k, stone, state);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 56)],
      ['body', flask],
      ['lid', stopper(k, 120, 70, 0)],
      ['body', seal()],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 56)],
      ['light', draw.halo(k, 120, 70, 92, 62, 0.9)],
      ['body', flask],
      ['light', draw.oval(120, 74, 20, 5, draw.CORE)],
      ['lid', stopper(k, 122, 58, 9)],
      [
        'light',
        draw.seam(points('100 73, 120 79, 140 72'), 4) +
          draw.sparks([82, 60, 2], [164, 54, 2.4], [152, 30, 1.6], [92, 34, 1.6]),
      ],
    ];
  return [
    ['shadow', draw.ground(124, 66)],
    ['light', draw.litGround(k, 120, 66) + draw.halo(k, 120, 84, 104, 84, 0.9)],
    ['lid', stopper(k, 176, 200, 97)],
    ['body', flask],
    [
      'light',
      draw.oval(120, 74, 21, 5.2, stone.deep) +
        draw.oval(120, 74.5, 17, 3.8, draw.CORE) +
        draw.shafts(k, 120, 75, 19, 66),
    ],
    ['gift', draw.scroll(k, 120, 30, 4, 0.92, 46)],
    [
      'body',
      mark(
        'M99 73c0 4 9 6.6 21 6.6s21-2.6 21-6.6c1.6 1 2.6 2.2 2.6 3.6 0 4.6-10.6 7.8-23.6 7.8s-23.6-3.2-23.6-7.8c0-1.4 1-2.6 2.6-3.6z',
        stone.base,
      ) + draw.leaf(draw.GLOW, points('100 77.4, 120 82, 140 77.4'), 3, 0.9),
    ],
  ];
}

function flaskOf(k: Pen, m: Mat, state: ChestState): string {
  const outline = blob(
    ...points(
      '105 76*, 106 92, 98 108, 78 130, 71 156, 80 182, 100 200, 104 206*, 136 206*, 140 200, 160 182, 169 156, 162 130, 142 108, 134 92, 135 76*',
    ),
  );
  const veins: [Point[], number][] = [
    [points('66 150, 90 144, 112 154, 140 144, 174 150'), 3.4],
    [points('70 166, 96 170, 122 162, 150 168, 172 162'), 2],
    [points('76 134, 100 130, 126 136, 164 128'), 2],
    [points('84 186, 110 182, 134 188, 158 180'), 2.6],
    [points('100 110, 118 114, 142 108'), 1.8],
  ];
  const glow = state === 'locked' ? '' : draw.halo(k, 120, 150, 58, 66, state === 'opened' ? 0.95 : 0.5);
  const marks =
    veins.map(([pts, w]) => draw.leaf(m.shade, pts, w * 1.6, 0.9)).join('') +
    glow +
    draw.leaf(m.light, points('96 116, 82 140, 82 172'), 9) +
    mark(
      blob(...points('136 70*, 136 100, 156 128, 158 158, 146 188, 126 210*, 190 210*, 190 70*')),
      m.shade,
      0.7,
    ) +
    mark(blob(...points('150 104*, 168 136, 168 162, 154 190, 138 210*, 190 210*, 190 104*')), m.deep, 0.55);
  const ear = (s: number) =>
    form(
      k,
      tube(
        [
          [120 + 16 * s, 88],
          [120 + 34 * s, 88],
          [120 + 38 * s, 106],
          [120 + 27 * s, 116],
        ],
        [6, 6, 6, 6],
      ),
      m,
      '',
      { dx: 2, dy: 2 },
    );
  const foot = form(
    k,
    blob(...points('94 203*, 146 203*, 152 212*, 88 212*')),
    m,
    mark(poly(...points('132 200, 156 200, 156 214, 126 214')), m.deep, 0.5),
    { flat: true, rim: 1.8 },
  );
  const collar =
    draw.band(GOLD.base, points('104 98, 120 102, 136 98'), 4) +
    draw.band(GOLD.light, points('104 96.8, 120 100.6, 134 97'), 1.2);
  const rim = form(
    k,
    blob(...points('97 74, 104 69, 120 67.5, 136 69, 143 74, 138 80, 120 83, 102 80')),
    m,
    mark(poly(...points('126 84, 132 66, 146 66, 146 84')), m.shade),
    { flat: true, rim: 1.6 },
  );
  return ear(-1) + ear(1) + form(k, outline, m, marks, { flat: true, rim: 2.6 }) + collar + foot + rim;
}

function stopper(k: Pen, x: number, y: number, turn: number): string {
  const plug = form(k, blob(...points('-16 2*, -18 -6, -9 -12, 9 -12, 18 -6, 16 2*, 0 6')), GOLD, '', {
    dx: 6,
    dy: 2,
    rim: 1.4,
  });
  const knob = form(
    k,
    blob(...points('-7 -8, -12 -22, 0 -37*, 12 -22, 7 -8')),
    GOLD,
    draw.leaf(GOLD.light, points('-5 -16, -6 -23, -1 -30'), 2.4),
    { dx: 5, dy: 1, rim: 1.2 },
  );
  return draw.at(x, y, turn, knob + plug);
}

/** Cord round stopper and neck, with a drop of violet wax. */
function seal(): string {
  const cord = cloth('#8C5A78');
  return (
    draw.stroke(points('104 72, 112 60, 128 60, 136 72'), cord.base, 3) +
    draw.stroke(points('102 76, 120 82, 138 76'), cord.base, 3.4) +
    draw.stroke(points('120 80, 114 96, 117 112'), cord.base, 2.6) +
    draw.stroke(points('121 80, 127 94, 125 106'), cord.base, 2.6) +
    draw.oval(120, 82, 7, 6, cord.deep) +
    draw.oval(118.6, 80.6, 3, 2.2, cord.light, 0.8)
  );
}
