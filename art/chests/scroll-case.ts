// A capsa: the round leather case in which scrolls were carried.
import { cloth } from '../avatar/colour.ts';
import { blob, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';
import { type RoundForm, ringAt } from './weave.ts';

const CASE: RoundForm = { cx: 120, half: () => 42, sag: 9 };
const BRASS = cloth('#D3A552');

/** Draws the case: strapped, lid ajar, lid leaning beside it. */
export function drawScrollCase(k: Pen, state: ChestState): Layer[] {
  const leather = draw.material('#A23F45', state);
  const body = bodyOf(k, leather);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 56)],
      ['body', body],
      ['lid', lidOf(k, leather, 120, 84, 0)],
      ['body', strap(k)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 56)],
      ['light', draw.halo(k, 120, 84, 104, 70, 0.9)],
      ['body', body],
      ['light', draw.oval(120, 92, 41, 10, draw.CORE)],
      ['lid', lidOf(k, leather, 121, 68, -5)],
      [
        'light',
        draw.seam(points('79 90, 98 99, 120 101, 142 98, 161 88'), 4.6) +
          draw.sparks([60, 66, 2], [184, 62, 2.4], [170, 40, 1.6], [76, 40, 1.6]),
      ],
    ];
  const lip =
    draw.band(leather.base, ringAt(CASE, 94), 6) + draw.band(draw.GLOW, ringAt(CASE, 91.6), 2.4, 0.9);
  return [
    ['shadow', draw.ground(126, 70)],
    ['light', draw.litGround(k, 120, 66) + draw.halo(k, 120, 76, 100, 76, 0.9)],
    ['lid', lidOf(k, leather, 179, 170, 66)],
    ['body', body],
    [
      'light',
      draw.oval(120, 92, 41, 10, leather.line) +
        draw.oval(120, 93, 37, 8, draw.CORE) +
        draw.shafts(k, 120, 93, 34, 84),
    ],
    [
      'gift',
      draw.scroll(k, 103, 42, -7, 0.98, 60) +
        draw.scroll(k, 137, 46, 8, 0.98, 56) +
        draw.scroll(k, 120, 34, 1, 1.05, 66),
    ],
    ['body', lip],
  ];
}

function bodyOf(k: Pen, m: Mat): string {
  const outline = blob(...points('78 92*, 78 203*, 94 211, 120 214, 146 211, 162 203*, 162 92*, 120 101'));
  const trim = (y: number) =>
    draw.band(BRASS.base, ringAt(CASE, y), 6) +
    draw.band(BRASS.light, ringAt(CASE, y - 2.2), 1.6) +
    draw.band(BRASS.deep, ringAt(CASE, y + 3), 1.2);
  const diamond = (x: number, y: number, w: number) =>
    mark(blob([x, y - 17, 1], [x + w, y, 1], [x, y + 17, 1], [x - w, y, 1]), m.deep) +
    mark(blob([x, y - 11, 1], [x + w * 0.62, y, 1], [x, y + 11, 1], [x - w * 0.62, y, 1]), BRASS.base) +
    mark(blob([x, y - 5, 1], [x + w * 0.28, y, 1], [x, y + 5, 1], [x - w * 0.28, y, 1]), m.base);
  const marks =
    draw.leaf(m.light, points('88 112, 85 150, 89 192'), 7, 0.85) +
    diamond(94, 161, 9) +
    diamond(120, 164, 13) +
    diamond(146, 161, 9) +
    trim(114) +
    trim(196) +
    mark(blob(...points('142 86*, 150 150, 140 218*, 180 218*, 180 86*')), m.deep, 0.5);
  return form(k, outline, m, marks, { flat: true, rim: 2.2 });
}

/** A cap with a brass knob, drawn about the middle of its rim. */
function lidOf(k: Pen, m: Mat, x: number, y: number, turn: number): string {
  const rim: Point[] = points('-46 0, -34 8, 0 12, 34 8, 46 0');
  const marks =
    draw.band(
      BRASS.base,
      rim.map(([a, b]): Point => [a, b + 4]),
      5,
    ) +
    draw.band(
      BRASS.light,
      rim.map(([a, b]): Point => [a, b + 2]),
      1.4,
    ) +
    draw.leaf(m.light, points('-36 -8, -22 -18, -2 -22'), 4) +
    mark(blob(...points('20 -28*, 30 -6, 24 22*, 56 20*, 56 -24*')), m.deep, 0.5);
  const cap = form(
    k,
    blob(
      ...points(
        '-46 8*, -46 -4, -38 -15, -20 -23, 0 -25, 20 -23, 38 -15, 46 -4, 46 8*, 30 16, 0 19.5, -30 16',
      ),
    ),
    m,
    marks,
    { flat: true, rim: 2 },
  );
  const knob = form(k, blob(...points('-7 -24, -9 -32, 0 -39, 9 -32, 7 -24')), BRASS, '', {
    dx: 4,
    dy: 2,
    rim: 1.2,
  });
  return draw.at(x, y, turn, knob + cap);
}

function strap(k: Pen): string {
  const tan = cloth('#C79A62');
  const over: Point[] = points('120 62, 121 110, 120 150, 120 176');
  const round = draw.band(tan.base, ringAt(CASE, 146), 8) + draw.band(tan.deep, ringAt(CASE, 150.4), 1.6);
  const buckle = form(k, 'M109 148h22v20h-22zm5 5v10h12v-10z', BRASS, '', {
    dx: 2,
    dy: 2,
    rim: 1,
  }).replaceAll('<path id', '<path clip-rule="evenodd" fill-rule="evenodd" id');
  return (
    round +
    form(k, tube(over, [9, 9, 9, 8]), tan, [134, 172].map((y) => draw.dot(120, y, 1.4, tan.line)).join(''), {
      dx: 3,
      dy: 0,
      rim: 1,
    }) +
    buckle
  );
}
