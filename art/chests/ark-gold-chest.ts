// A chest overlaid with gold, with poles and a winged cover (Exodus 25:10-22); veiled until it is ready.
import { cloth } from '../avatar/colour.ts';
import { blob, brush, line, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

type Metal = { gold: Mat; dim: Mat };

/** Draws the chest: under a veil, cover ajar, cover raised by the light. */
export function drawArkGoldChest(k: Pen, state: ChestState): Layer[] {
  const g = draw.material('#DDA941', state);
  const dim = cloth('#9A6A34');
  const metal: Metal = { gold: { ...g, shade: dim.light, deep: dim.base, light: '#F6DC98' }, dim };
  const base = boxOf(k, metal);
  const poles = polesOf(k, metal);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(120, 94)],
      ['body', base + poles],
      ['lid', plateOf(k, metal) + veil(k)],
    ];
  const cover = wing(k, metal, -1) + wing(k, metal, 1) + plateOf(k, metal);
  if (state === 'ready')
    return [
      ['shadow', draw.ground(120, 94)],
      ['light', draw.halo(k, 120, 118, 122, 70, 0.95)],
      ['body', base],
      [
        'light',
        mark(poly(...points('44 122, 196 122, 194 134, 46 134')), draw.CORE) +
          mark(poly(...points('46 133, 194 133, 193 142, 47 142')), draw.GLOW, 0.6),
      ],
      [
        'lid',
        draw.at(0, -7, 0, cover) +
          mark(poly(...points('42 122.4, 198 122.4, 198 125, 42 125')), draw.GLOW, 0.9),
      ],
      ['body', poles],
      [
        'light',
        draw.halo(k, 120, 82, 40, 36, 0.9) +
          draw.sparks([30, 96, 2], [212, 90, 2.2], [196, 66, 1.6], [46, 66, 1.6], [120, 44, 2]),
      ],
    ];
  return [
    ['shadow', draw.ground(120, 94)],
    ['light', draw.litGround(k, 120, 94) + draw.halo(k, 120, 98, 120, 96, 0.95)],
    ['lid', draw.at(0, -41, 0, cover)],
    ['light', draw.shafts(k, 120, 130, 56, 56)],
    [
      'gift',
      draw.scroll(k, 96, 92, -10, 0.9, 46) +
        draw.scroll(k, 120, 86, 0, 0.95, 50) +
        draw.scroll(k, 144, 92, 10, 0.9, 46),
    ],
    ['light', mark(poly(...points('48 126, 192 126, 192 134, 48 134')), draw.CORE)],
    ['body', base],
    ['light', mark(poly(...points('48 127, 192 127, 192 131, 48 131')), draw.CORE, 0.95)],
    ['body', poles],
  ];
}

function boxOf(k: Pen, { gold, dim }: Metal): string {
  const petal = (a: number) =>
    `<path d="${blob(...points('0 -2*, 5 -10, 0 -18*, -5 -10'))}" fill="${gold.deep}" opacity=".75" transform="rotate(${a})"/>`;
  const panel = (x: number) =>
    mark(poly([x, 138], [x + 54, 138], [x + 54, 190], [x, 190]), gold.shade, 0.8) +
    mark(poly([x + 3, 142], [x + 54, 142], [x + 54, 190], [x + 3, 190]), gold.base) +
    draw.at(x + 27, 166, 0, [0, 60, 120, 180, 240, 300].map(petal).join('') + draw.dot(0, 0, 4, gold.light));
  const marks =
    panel(62) +
    panel(124) +
    draw.band(gold.light, points('116 128, 116 204'), 1.6) +
    draw.band(gold.deep, points('120 128, 120 204'), 3) +
    mark(poly(...points('160 120, 200 120, 200 206, 150 206')), gold.shade, 0.6) +
    mark(poly(...points('40 126, 200 126, 200 133, 40 134')), dim.deep, 0.35);
  const box = form(k, poly(...points('48 128, 192 128, 188 202, 52 202')), gold, marks, {
    flat: true,
    rim: 2.6,
  });
  const far = mark(poly(...points('150 190, 200 190, 200 216, 144 216')), gold.shade, 0.7);
  return (
    box +
    form(k, blob(...points('44 198*, 196 198*, 197 206, 192 212*, 48 212*, 43 206')), gold, far, {
      flat: true,
      rim: 2,
    })
  );
}

function polesOf(k: Pen, { gold, dim }: Metal): string {
  const wood = cloth('#7A5238');
  const ring = (x: number) =>
    `<circle cx="${x}" cy="190" r="8" fill="none" stroke="${dim.base}" stroke-width="4.4"/><path d="${line([x - 7, 186], [x - 2, 182.4], [x + 4, 183])}" fill="none" stroke="${gold.light}" stroke-width="2"/>`;
  const rod = form(
    k,
    tube(points('14 190, 120 189, 228 190'), [8, 8, 8]),
    wood,
    draw.band(wood.light, points('14 187.6, 228 187.6'), 1.6),
    { dx: 0, dy: 3 },
  );
  const cap = (x: number) =>
    form(k, blob([x - 6, 190], [x, 184], [x + 5, 190], [x, 196]), gold, '', { dx: 2, dy: 2 });
  return rod + cap(14) + cap(228) + ring(64) + ring(176);
}

function plateOf(k: Pen, { gold }: Metal): string {
  const beads = Array.from(
    { length: 15 },
    (_, i) =>
      draw.dot(48 + i * 10.3, 122, 2.7, gold.deep) + draw.dot(47.4 + i * 10.3, 121.2, 1.2, gold.light),
  ).join('');
  const far = mark(poly(...points('158 108, 204 108, 204 134, 150 134')), gold.shade, 0.55);
  return form(
    k,
    blob(...points('42 114*, 198 114*, 200 122, 197 130*, 43 130*, 40 122')),
    gold,
    beads + far,
    {
      flat: true,
      rim: 2.2,
    },
  );
}

/** A bowed, kneeling shape without a face, and a wing of five long feathers over the cover. */
function wing(k: Pen, { gold, dim }: Metal, m: -1 | 1): string {
  const q = (...pts: Point[]): Point[] => pts.map(([x, y, c]): Point => [120 + m * x, y, c ?? 0]);
  const near = m < 0;
  const t: Mat = near
    ? gold
    : { base: dim.light, shade: dim.base, deep: dim.deep, light: gold.base, line: dim.line };
  const bow =
    form(
      k,
      blob(...q(...points('40 116*, 42 103, 52 93, 63 98, 69 116*'))),
      t,
      draw.leaf(t.light, q(...points('62 110, 60 100, 54 97')), 3),
      { dx: near ? 4 : 6, dy: 0 },
    ) + form(k, blob(...q(...points('38 94, 40 86, 47 84, 52 90, 49 98, 42 99'))), t, '', { dx: 3, dy: 1 });
  const tips: Point[] = points('30 97, 22 86, 15 75, 9 65, 5 55');
  const bright: Mat = { ...t, base: near ? '#E7BC60' : t.base };
  const feathers = tips
    .map(([x, y], i) =>
      form(
        k,
        brush(q([60, 98], [50 + i * 1.2, 84 - i * 4.6], [x, y]), 15 - i * 0.6, 0.5, 0.18, 0.6),
        i % 2 ? t : bright,
        draw.leaf(t.light, q([54, 88 - i * 2], [46, 82 - i * 5], [x + 5, y + 1]), 2),
        {
          dx: near ? 1 : 2,
          dy: -3,
        },
      ),
    )
    .join('');
  const covert = form(
    k,
    blob(...q(...points('66 104, 68 88, 60 68, 42 57, 34 57, 46 72, 50 88, 58 104'))),
    t,
    draw.leaf(t.shade, q(...points('64 92, 58 76, 46 64')), 2.6) +
      draw.leaf(t.shade, q(...points('60 98, 54 84, 46 74')), 2.6),
    { dx: 4, dy: 1, rim: near ? 1.4 : 0 },
  );
  return bow + feathers + covert;
}

/** The blue cloth that is spread over it on the way (Numbers 4:6). */
function veil(k: Pen): string {
  const c = cloth('#4C4A86');
  const hem = cloth('#CFC4E6');
  const outline = blob(
    ...points(
      '40 122, 46 104, 58 78, 76 60, 102 56, 120 62, 138 56, 164 60, 182 76, 195 102, 201 122, 208 160, 211 178*, 196 172, 180 180, 168 166, 150 152, 120 148, 90 152, 72 166, 60 181, 44 172, 29 179*, 33 158',
    ),
  );
  const marks =
    draw.fold(c.shade, points('58 182, 60 140, 72 74'), 15) +
    draw.fold(c.light, points('44 176, 50 136, 66 78'), 7) +
    draw.leaf(c.shade, points('86 62, 96 104, 120 136, 146 104, 156 64'), 9) +
    draw.leaf(c.shade, points('100 60, 110 90, 120 104, 132 90, 140 60'), 6) +
    draw.fold(c.shade, points('180 182, 178 140, 168 76'), 17) +
    draw.fold(c.deep, points('204 178, 196 134, 180 84'), 15) +
    draw.fold(c.light, points('82 158, 84 120, 82 78'), 5) +
    draw.band(
      hem.base,
      points('24 170, 44 164, 60 172, 72 158, 90 144, 120 140, 150 144, 168 158, 180 171, 196 164, 216 170'),
      2.8,
    );
  const tassel = (x: number, y: number) =>
    form(
      k,
      blob([x, y - 2], [x + 4, y + 4], [x + 4, y + 14, 1], [x - 4, y + 14, 1], [x - 4, y + 4]),
      hem,
      '',
      { dx: 3, dy: 0 },
    );
  return tassel(29, 178) + tassel(211, 177) + form(k, outline, c, marks, { dx: 8, dy: 0, rim: 2.6 });
}
