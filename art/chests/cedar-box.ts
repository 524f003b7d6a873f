// A box of cedar with dovetailed corners, iron straps and a padlock.
import { cloth } from '../avatar/colour.ts';
import { blob, line, poly } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const IRON = cloth('#4A4458');
const STRAPS = [64, 138];

/** Draws the box: padlocked, lid ajar, lid thrown back. */
export function drawCedarBox(k: Pen, state: ChestState): Layer[] {
  const wood = draw.material('#A9653F', state);
  const box = boxOf(k, wood);
  const plate = form(k, blob(...points('98 118*, 120 118*, 120 134, 109 142, 98 134')), IRON, '', {
    dx: 4,
    dy: 2,
    rim: 1.2,
  });
  if (state === 'locked')
    return [
      ['shadow', draw.ground(124, 86)],
      ['body', box],
      ['lid', lidOf(k, wood, 0)],
      ['body', plate + padlock(k)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(124, 86)],
      ['light', draw.halo(k, 122, 112, 118, 58, 0.95)],
      ['body', box],
      [
        'light',
        mark(poly(...points('42 110, 172 110, 204 96, 204 108, 170 121, 44 121')), draw.CORE) +
          mark(poly(...points('44 120, 170 120, 169 132, 45 130')), draw.GLOW, 0.5) +
          mark(poly(...points('170 120, 202 106, 202 114, 170 130')), draw.GLOW, 0.35),
      ],
      [
        'lid',
        lidOf(k, wood, -8) +
          mark(poly(...points('39 108.5, 174 108.5, 174 111.5, 39 111.5')), draw.GLOW, 0.8),
      ],
      ['body', plate],
      ['light', draw.sparks([34, 92, 2], [214, 78, 2.2], [190, 62, 1.6], [56, 68, 1.6])],
    ];
  const inside =
    mark(poly(...points('44 118, 76 102, 202 104, 170 118')), draw.GLOW) +
    mark(poly(...points('54 117, 80 104, 196 106, 166 117')), draw.CORE, 0.9);
  return [
    ['shadow', draw.ground(124, 86)],
    ['light', draw.litGround(k, 124, 86) + draw.halo(k, 126, 82, 114, 80, 0.85)],
    ['lid', backOf(k, wood)],
    ['light', inside + draw.shafts(k, 124, 116, 50, 88)],
    [
      'gift',
      draw.scroll(k, 104, 66, -12, 1, 46) +
        draw.scroll(k, 126, 58, 3, 1.05, 52) +
        draw.scroll(k, 147, 66, 13, 0.98, 46),
    ],
    ['body', box],
    [
      'light',
      mark(poly(...points('44 118, 170 118, 170 122, 44 122')), draw.CORE, 0.9) +
        mark(poly(...points('170 118, 202 104, 202 108, 170 122')), draw.GLOW, 0.9),
    ],
    ['body', mark(poly(...points('98 118, 120 118, 118 132, 109 138, 100 132')), IRON.base)],
  ];
}

const grain = (x0: number, x1: number, y: number, wood: Mat) =>
  draw.leaf(
    wood.shade,
    [
      [x0, y],
      [(x0 + x1) / 2, y + 2.4],
      [x1, y - 0.6],
    ],
    2.2,
  );

function boxOf(k: Pen, wood: Mat): string {
  const lines: [number, number, number][] = [
    [62, 110, 132],
    [96, 150, 138],
    [70, 104, 160],
    [118, 160, 164],
    [58, 92, 190],
    [104, 150, 194],
  ];
  const dovetail = (i: number): Point[] => [
    [44, 124 + i * 20],
    [55, 121 + i * 20],
    [55, 134 + i * 20],
    [44, 131 + i * 20],
  ];
  const marks =
    [147, 177]
      .map(
        (y) =>
          draw.band(
            wood.deep,
            [
              [40, y],
              [174, y],
            ],
            2,
          ) +
          draw.band(
            wood.light,
            [
              [40, y + 2],
              [174, y + 2],
            ],
            1.2,
          ),
      )
      .join('') +
    lines.map(([a, b, y]) => grain(a, b, y, wood)).join('') +
    draw.oval(134, 190, 6, 3, wood.deep, 0.7) +
    draw.oval(134, 190, 2.6, 1.3, wood.line, 0.7) +
    [0, 1, 2, 3].map((i) => mark(poly(...dovetail(i)), wood.light)).join('') +
    mark(poly(...points('150 110, 180 110, 180 210, 138 210')), wood.shade, 0.55) +
    mark(poly(...points('30 116, 190 116, 190 123, 30 125')), wood.line, 0.35);
  const front = form(k, poly(...points('44 118, 170 118, 168 206, 46 206')), wood, marks, {
    flat: true,
    rim: 2.4,
  });
  const ends = [0, 1, 2, 3]
    .map((i) =>
      mark(
        poly([170, 125 + i * 20], [178, 120 + i * 20], [178, 129 + i * 20], [170, 133 + i * 20]),
        wood.shade,
      ),
    )
    .join('');
  const side = form(
    k,
    poly(...points('170 118, 202 104, 198 188, 168 206')),
    { ...wood, base: wood.deep, shade: wood.line },
    draw.band(wood.line, points('168 147, 204 130'), 2) +
      draw.band(wood.line, points('168 177, 204 158'), 2) +
      ends,
    { flat: true },
  );
  const foot = (x: number) =>
    form(k, poly([x, 204], [x + 18, 204], [x + 16, 213], [x + 2, 213]), { ...wood, base: wood.deep }, '', {
      dx: 4,
      dy: 0,
    });
  const feet = foot(48) + foot(149) + mark(poly(...points('184 196, 197 188, 195 197, 186 202')), wood.line);
  const strap = (x: number) =>
    form(
      k,
      poly([x, 117], [x + 13, 117], [x + 13, 206], [x, 206]),
      IRON,
      [126, 160, 196].map((y) => draw.dot(x + 6.5, y, 2.4, IRON.light)).join(''),
      { dx: 4, dy: 0 },
    );
  return feet + side + front + STRAPS.map(strap).join('');
}

function lidOf(k: Pen, wood: Mat, dy: number): string {
  const front = form(
    k,
    poly([38, 98 + dy], [174, 98 + dy], [175, 119 + dy], [38, 119 + dy]),
    wood,
    grain(60, 120, 108 + dy, wood) +
      grain(110, 160, 112 + dy, wood) +
      mark(poly([150, 90 + dy], [184, 90 + dy], [184, 126 + dy], [142, 126 + dy]), wood.shade, 0.55),
    { flat: true, rim: 2 },
  );
  const end = mark(poly([174, 98 + dy], [207, 83 + dy], [207, 103 + dy], [175, 119 + dy]), wood.deep);
  const top = form(
    k,
    poly([38, 98 + dy], [72, 80 + dy], [207, 83 + dy], [174, 98 + dy]),
    { ...wood, base: wood.light, shade: wood.base },
    draw.band(
      wood.base,
      [
        [56, 89 + dy],
        [192, 91 + dy],
      ],
      1.6,
    ) +
      draw.leaf(
        wood.base,
        [
          [80, 85 + dy],
          [120, 84 + dy],
          [160, 86 + dy],
        ],
        2,
      ) +
      draw.leaf(
        wood.base,
        [
          [62, 94 + dy],
          [100, 95 + dy],
          [140, 94 + dy],
        ],
        2,
      ),
    { flat: true },
  );
  const strap = (x: number) =>
    form(
      k,
      poly([x, 98 + dy], [x + 13, 98 + dy], [x + 13, 119 + dy], [x, 119 + dy]),
      IRON,
      draw.dot(x + 6.5, 109 + dy, 2.4, IRON.light),
      { dx: 4, dy: 0 },
    ) + mark(poly([x, 98 + dy], [x + 13, 98 + dy], [x + 46, 81 + dy], [x + 34, 80.6 + dy]), IRON.base);
  return front + end + top + STRAPS.map(strap).join('');
}

/** The lid thrown back: its inner side with the light on it. */
function backOf(k: Pen, wood: Mat): string {
  const inner = form(
    k,
    poly(...points('76 102, 202 104, 206 44, 78 42')),
    { ...wood, base: wood.shade, shade: wood.deep },
    draw.band(wood.deep, points('76 62, 206 64'), 1.8) +
      draw.band(wood.deep, points('76 82, 206 84'), 1.8) +
      draw.halo(k, 138, 106, 74, 46, 0.95),
    { flat: true },
  );
  return inner + mark(poly(...points('78 42, 206 44, 209 37, 76 35')), wood.light);
}

function padlock(k: Pen): string {
  const hole =
    draw.dot(109, 140, 2.8, '#3a3040') +
    mark(poly(...points('107.6 140, 110.4 140, 111.4 147, 106.6 147')), '#3a3040');
  const bow = `<path d="${line(...points('102 132, 102 122, 109 116, 116 122, 116 132'))}" fill="none" stroke="${IRON.light}" stroke-width="3.6"/>`;
  return (
    bow +
    form(k, blob(...points('97 131*, 121 131*, 122 148, 109 154, 96 148')), cloth('#8A7C6E'), hole, {
      dx: 5,
      dy: 2,
      rim: 1.4,
    })
  );
}
