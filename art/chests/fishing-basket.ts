// A fisherman's wicker basket with a lid, a net with cork floats drawn over it while it is shut.
import { cloth } from '../avatar/colour.ts';
import { blob, brush, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';
import { onFront, type RoundForm, ringAt, stations, strands } from './weave.ts';

const BODY: RoundForm = {
  cx: 120,
  half: stations(points('112 64, 134 72, 160 75, 186 68, 206 54')),
  sag: 11,
};

/** Draws the basket: under its net, lid ajar, lid laid aside. */
export function drawFishingBasket(k: Pen, state: ChestState): Layer[] {
  const willow = draw.material('#B58C50', state);
  const body = bodyOf(k, willow);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 80)],
      ['body', body],
      ['lid', lidOf(k, willow, 120, 104, 0)],
      ['body', net(k)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 80)],
      ['light', draw.halo(k, 120, 104, 118, 66, 0.9)],
      ['body', body],
      ['light', draw.oval(120, 112, 62, 13, draw.CORE)],
      ['lid', lidOf(k, willow, 121, 92, -4)],
      [
        'light',
        draw.seam(points('58 110, 84 120, 120 124, 156 119, 183 104'), 5) +
          draw.sparks([40, 92, 2], [202, 84, 2.4], [178, 62, 1.6], [62, 66, 1.6]),
      ],
    ];
  const rope = cloth('#D8BE8C');
  const lip =
    form(
      k,
      brush(
        ringAt(BODY, 112).map(([x, y]): Point => [x, y]),
        9,
        0.8,
        0.8,
      ),
      willow,
      strandMarks(willow, 112, 14, 2.4),
      { dx: 0, dy: 2 },
    ) + draw.leaf(draw.GLOW, points('66 116, 120 124.5, 174 116'), 4, 0.8);
  return [
    ['shadow', draw.ground(120, 80)],
    ['light', draw.litGround(k, 120, 80) + draw.halo(k, 120, 92, 116, 82, 0.9)],
    ['lid', lidOf(k, willow, 190, 147, 69)],
    ['body', body],
    [
      'light',
      draw.oval(120, 112, 62, 13, willow.line) +
        draw.oval(120, 113, 57, 11, draw.CORE) +
        draw.shafts(k, 120, 113, 48, 92),
    ],
    [
      'gift',
      draw.scroll(k, 98, 66, -13, 1, 56) +
        draw.scroll(k, 121, 58, 2, 1.05, 62) +
        draw.scroll(k, 145, 68, 14, 0.98, 54),
    ],
    ['body', lip + draw.stroke(points('56 120, 42 134, 52 152'), rope.base, 4.5)],
  ];
}

function strandMarks(m: Mat, y: number, stakes: number, high: number): string {
  return mark(strands(BODY, y, high, stakes, false), m.light);
}

function bodyOf(k: Pen, m: Mat): string {
  const outline = blob(
    ...points(
      '56 112*, 48 136, 45 160, 54 190, 70 209*, 120 214, 170 209*, 186 190, 195 160, 192 136, 184 112*, 120 123',
    ),
  );
  let light = '';
  let dark = '';
  for (let row = 0; row < 10; row++) {
    const y = 115 + row * 9.6;
    light += strands(BODY, y, 4.1, 15, row % 2 === 0);
    dark += strands(BODY, y + 2.4, 3.2, 15, row % 2 === 1);
  }
  const stakes = Array.from({ length: 7 }, (_, i) => {
    const a = ((i + 0.5) / 7) * 2 - 1;
    return draw.stroke(
      [onFront(BODY, 110, a), onFront(BODY, 160, a), onFront(BODY, 206, a)],
      m.line,
      1.4,
      0.35,
    );
  }).join('');
  const bandAt = (y: number, h: number) => draw.band(m.deep, ringAt(BODY, y), h);
  const far = mark(
    blob(...points('158 104*, 180 130, 184 160, 170 194, 150 220*, 216 220*, 216 104*')),
    m.deep,
    0.42,
  );
  const marks =
    mark(dark, m.deep) +
    mark(light, m.light, 0.75) +
    stakes +
    bandAt(197, 6) +
    mark(strands(BODY, 197, 3, 18, false), m.base) +
    far;
  const rope = cloth('#D8BE8C');
  const ear = (s: number) =>
    form(
      k,
      tube(
        [
          [120 + 68 * s, 122],
          [120 + 86 * s, 124],
          [120 + 88 * s, 144],
          [120 + 72 * s, 148],
        ],
        [6, 6, 6, 6],
      ),
      rope,
      '',
      { dx: 2, dy: 2 },
    );
  return (
    ear(-1) +
    ear(1) +
    form(k, outline, { ...m, base: m.shade, shade: m.deep }, marks, { flat: true, rim: 2.2 })
  );
}

/** A shallow woven dome with a rope loop, drawn about the middle of its rim. */
function lidOf(k: Pen, m: Mat, x: number, y: number, turn: number): string {
  const dome = (w: number, up: number): Point[] =>
    Array.from({ length: 7 }, (_, i) => [
      w * Math.sin(((i / 3 - 1) * Math.PI) / 2),
      -up + 13 * Math.cos(((i / 3 - 1) * Math.PI) / 2),
    ]);
  const weave = [0, 1, 2, 3]
    .map((i) => {
      const f: RoundForm = { cx: 0, half: () => 66 - i * 13 - i * i * 1.2, sag: 13 - i * 2.5 };
      return (
        mark(strands(f, -2 - i * 6.6, 3.4, 13 - i * 2, i % 2 === 0), m.light, 0.75) +
        mark(strands(f, 1 - i * 6.6, 2.6, 13 - i * 2, i % 2 === 1), m.deep)
      );
    })
    .join('');
  const rope = cloth('#D8BE8C');
  const loop = form(k, tube(points('-11 -24, -8 -38, 8 -38, 11 -24'), [5.5, 5.5, 5.5, 5.5]), rope, '', {
    dx: 2,
    dy: 2,
  });
  const far = mark(blob(...points('30 -30*, 46 -8, 40 20*, 84 20*, 80 -20*')), m.deep, 0.4);
  const shape = form(
    k,
    blob(...points('-70 2, -60 -12, -34 -23, 0 -27, 34 -23, 60 -12, 70 2, 52 12, 0 18, -52 12')),
    { ...m, base: m.shade, shade: m.deep },
    weave + draw.band(m.base, dome(69, -2), 6) + draw.band(m.light, dome(69, -0.6), 1.8) + far,
    { flat: true, rim: 2 },
  );
  return draw.at(x, y, turn, loop + shape);
}

/** The net: a mesh laid over lid and shoulder, its hem weighted and floated with cork. */
function net(k: Pen): string {
  const twine = cloth('#4F7C86');
  const cork = cloth('#C98B5A');
  const id = `${k.uid}-n${k.n++}`;
  const edge: Point[] = points('54 152, 74 164, 96 158, 120 172, 146 164, 168 170, 190 148');
  const area = blob(
    ...points('52 112*, 60 92, 88 80, 120 77, 152 80, 180 92, 188 112*'),
    ...[...edge].reverse(),
  );
  let mesh = '';
  for (let i = -9; i < 26; i++) {
    const x = i * 12.5;
    mesh += `M${x} 70q14 56 60 116M${x + 60} 70q-14 56-60 116`;
  }
  const floats = edge
    .map(([x, y], i) =>
      draw.at(
        x,
        y + 1,
        i % 2 ? 12 : -14,
        form(k, blob(...points('-6 0, 0 -4.8, 6 0, 0 4.8')), cork, '', { dx: 2.5, dy: 2 }),
      ),
    )
    .join('');
  const crown = draw.oval(120, 80, 15, 4.5, twine.base);
  return `<clipPath id="${id}"><path d="${area}"/></clipPath><g clip-path="url(#${id})"><path d="${area}" fill="${twine.deep}" opacity=".2"/><path d="${mesh}" fill="none" stroke="${twine.base}" stroke-width="1.7"/></g>${crown}${draw.stroke(edge, twine.deep, 2.6)}${floats}`;
}
