// A king's coffer: violet lacquer, gold bands, jewels and a barrel lid.
import { cloth } from '../avatar/colour.ts';
import { blob, poly } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import type { ChestState, Layer, Mat } from './chest-drawing.ts';
import * as draw from './chest-drawing.ts';

const GOLD: Mat = { base: '#DDA941', shade: '#B9803B', deep: '#94632F', light: '#F6DC98', line: '#6D4527' };
const RUBY = cloth('#B23A54');
const SAPPHIRE = cloth('#3F78B0');
const COLUMNS = [58, 104, 146];

/** Draws the coffer: locked, lid ajar, lid thrown back. */
export function drawRoyalCoffer(k: Pen, state: ChestState): Layer[] {
  const lacquer = draw.material('#6C4FA3', state);
  const box = boxOf(k, lacquer);
  if (state === 'locked')
    return [
      ['shadow', draw.ground(126, 88)],
      ['body', box],
      ['lid', lidOf(k, lacquer)],
      ['body', clasp(k)],
    ];
  if (state === 'ready')
    return [
      ['shadow', draw.ground(126, 88)],
      ['light', draw.halo(k, 124, 122, 120, 66, 0.95)],
      ['body', box],
      [
        'light',
        mark(poly(...points('44 122, 176 122, 206 106, 206 116, 174 132, 46 132')), draw.CORE) +
          mark(poly(...points('46 131, 172 131, 171 144, 47 142')), draw.GLOW, 0.55),
      ],
      [
        'lid',
        draw.at(0, -9, 0, lidOf(k, lacquer)) +
          mark(poly(...points('40 120, 177 120, 177 123, 40 123')), draw.GLOW, 0.85),
      ],
      ['body', clasp(k)],
      ['light', draw.sparks([30, 96, 2], [222, 84, 2.2], [204, 52, 1.6], [50, 62, 1.6])],
    ];
  const inside =
    mark(poly(...points('44 128, 78 111, 206 111, 172 128')), draw.GLOW) +
    mark(poly(...points('54 127, 82 113, 198 113, 168 127')), draw.CORE, 0.9);
  return [
    ['shadow', draw.ground(126, 88)],
    ['light', draw.litGround(k, 126, 88) + draw.halo(k, 128, 88, 114, 84, 0.9)],
    ['lid', lidBack(k, lacquer)],
    ['light', inside + draw.shafts(k, 125, 125, 50, 92)],
    [
      'gift',
      draw.scroll(k, 104, 76, -12, 1, 46) +
        draw.scroll(k, 127, 68, 2, 1.05, 52) +
        draw.scroll(k, 149, 76, 13, 0.98, 46),
    ],
    ['body', box],
    [
      'light',
      mark(poly(...points('44 127, 172 127, 172 131, 44 131')), draw.CORE, 0.95) +
        mark(poly(...points('172 127, 206 110.5, 206 114, 172 131')), draw.GLOW, 0.9),
    ],
    ['body', draw.at(0, 6, 0, plate(k))],
  ];
}

function jewel(k: Pen, x: number, y: number, m: Mat, s = 1): string {
  const setting =
    draw.oval(x, y, 7.2 * s, 8.4 * s, GOLD.deep) + draw.oval(x - 0.6, y - 0.8, 6.6 * s, 7.8 * s, GOLD.light);
  return (
    setting +
    form(
      k,
      blob([x, y - 6 * s], [x + 4.8 * s, y], [x, y + 6 * s], [x - 4.8 * s, y]),
      m,
      draw.oval(x - 1.6 * s, y - 2.4 * s, 1.5 * s, 1.9 * s, '#fff', 0.75),
      { dx: 2, dy: 2 },
    )
  );
}

const upright = (x: number, y0: number, y1: number) =>
  mark(poly([x, y0], [x + 12, y0], [x + 12, y1], [x, y1]), GOLD.base) +
  mark(poly([x, y0], [x + 2.2, y0], [x + 2.2, y1], [x, y1]), GOLD.light) +
  mark(poly([x + 9.4, y0], [x + 12, y0], [x + 12, y1], [x + 9.4, y1]), GOLD.shade);

function boxOf(k: Pen, m: Mat): string {
  const lattice = [79, 125]
    .map(
      (x) =>
        `<path d="M${x} 150l10 12-10 12-10-12z" fill="none" stroke="${m.light}" stroke-width="1.8" opacity=".7"/>${draw.dot(x, 162, 2.2, GOLD.base)}`,
    )
    .join('');
  const frame =
    mark(poly(...points('40 196, 176 196, 176 208, 40 208')), GOLD.base) +
    mark(poly(...points('40 196, 176 196, 176 198, 40 198')), GOLD.light) +
    mark(poly(...points('40 128, 176 128, 176 135, 40 135')), GOLD.base) +
    mark(poly(...points('40 133, 176 133, 176 135, 40 135')), GOLD.shade);
  const marks =
    lattice +
    COLUMNS.map((x) => upright(x - 6, 130, 204)).join('') +
    frame +
    mark(poly(...points('146 124, 178 124, 178 210, 136 210')), m.line, 0.22);
  const front = form(k, poly(...points('44 128, 172 128, 171 206, 45 206')), m, marks, {
    flat: true,
    rim: 2.4,
  });
  const side = form(
    k,
    poly(...points('172 128, 206 111, 203 189, 171 206')),
    { ...m, base: m.deep, shade: m.line },
    mark(poly(...points('171 196, 204 179, 204 190, 171 208')), GOLD.shade) +
      mark(poly(...points('172 128, 206 111, 206 118, 172 135')), GOLD.shade) +
      mark(poly(...points('184 122, 194 117, 193 194, 183 199')), GOLD.deep),
    { flat: true },
  );
  const foot = (x: number) =>
    form(k, blob([x, 204, 1], [x + 18, 204, 1], [x + 20, 213, 1], [x - 3, 213, 1]), GOLD, '', {
      dx: 5,
      dy: 0,
      rim: 1.2,
    });
  const jewels = jewel(k, 58, 166, RUBY) + jewel(k, 146, 166, SAPPHIRE);
  return (
    mark(poly(...points('188 196, 201 189, 203 200, 190 203')), GOLD.deep) +
    side +
    front +
    foot(46) +
    foot(152) +
    jewels
  );
}

/** The barrel lid, shut. */
function lidOf(k: Pen, m: Mat): string {
  const end = form(
    k,
    blob(...points('176 128*, 175 106, 184 84, 198 78, 210 90, 210 111*')),
    { ...m, base: m.deep, shade: m.line },
    mark(
      blob(
        ...points(
          '180 124*, 180 107, 187 92, 197 86, 204 94, 205 112*, 200 113*, 199 97, 195 92, 189 97, 185 110, 185 122*',
        ),
      ),
      GOLD.deep,
    ),
    { flat: true },
  );
  const outline = blob(...points('39 128*, 39 108, 48 88, 68 76*, 198 77*, 184 84, 175 106, 176 128*'));
  const hoop = (x: number) => {
    const left: Point[] = [
      [x - 6, 130],
      [x - 6, 108],
      [x + 2, 90],
      [x + 17, 74],
    ];
    const right: Point[] = [
      [x + 29, 74],
      [x + 14, 90],
      [x + 6, 108],
      [x + 6, 130],
    ];
    return (
      mark(
        blob(
          ...left.map(([a, b], i): Point => (i % 3 ? [a, b] : [a, b, 1])),
          ...right.map(([a, b], i): Point => (i % 3 ? [a, b] : [a, b, 1])),
        ),
        GOLD.base,
      ) +
      draw.stroke(
        left.map(([a, b]): Point => [a + 1.4, b]),
        GOLD.light,
        2,
      ) +
      draw.stroke(
        right.map(([a, b]): Point => [a - 1.2, b]),
        GOLD.shade,
        2.2,
      )
    );
  };
  const edge =
    mark(poly(...points('36 119, 180 119, 180 130, 36 130')), GOLD.base) +
    mark(poly(...points('36 119, 180 119, 180 121, 36 121')), GOLD.light) +
    mark(poly(...points('150 119, 180 119, 180 130, 144 130')), GOLD.shade, 0.7);
  const marks =
    draw.leaf(m.light, points('74 112, 78 96, 92 82'), 7, 0.6) +
    draw.leaf(m.light, points('118 112, 122 96, 134 82'), 6, 0.45) +
    COLUMNS.map(hoop).join('') +
    edge +
    mark(blob(...points('150 70*, 154 100, 148 132*, 200 132*, 206 70*')), m.line, 0.22);
  return (
    end +
    form(k, outline, m, marks, { flat: true, rim: 2.4 }) +
    jewel(k, 62, 101, SAPPHIRE, 0.8) +
    jewel(k, 108, 101, RUBY, 0.8) +
    jewel(k, 150, 101, SAPPHIRE, 0.8)
  );
}

/** The lid thrown back: quilted silk with the light on it. */
function lidBack(k: Pen, m: Mat): string {
  const outline = blob(...points('78 112*, 78 74, 86 52, 104 44, 184 45, 202 54, 208 76, 207 112*'));
  const silk = cloth('#EBD6DE');
  let quilt = '';
  for (let i = 0; i < 9; i++) quilt += `M${70 + i * 17} 120l52-80M${70 + i * 17} 40l52 80`;
  const lining = form(
    k,
    blob(...points('88 112*, 88 76, 95 59, 109 53, 180 54, 193 61, 198 78, 197 112*')),
    silk,
    `<path d="${quilt}" fill="none" stroke="${silk.deep}" stroke-width="1.2" opacity=".6"/>${draw.halo(k, 140, 112, 76, 60, 0.95)}`,
    { dx: 6, dy: 0 },
  );
  return (
    form(
      k,
      outline,
      { ...GOLD, base: GOLD.base },
      mark(poly(...points('196 40, 212 40, 212 114, 190 114')), GOLD.shade, 0.6),
      { flat: true, rim: 2 },
    ) +
    mark(blob(...points('82 112*, 82 75, 90 55, 106 48, 183 49, 198 57, 203.5 77, 203 112*')), m.deep) +
    lining
  );
}

function plate(k: Pen): string {
  const hole =
    draw.dot(104, 136, 3, GOLD.line) +
    mark(poly(...points('102.6 136, 105.4 136, 107 144, 101 144')), GOLD.line);
  return form(k, blob(...points('90 122*, 118 122*, 118 142, 104 153, 90 142')), GOLD, hole, {
    dx: 5,
    dy: 2,
    rim: 1.6,
  });
}

/** Crown-shaped hasp over the lock. */
function clasp(k: Pen): string {
  const crown = form(
    k,
    blob(...points('91 124*, 88 106*, 96 113*, 104 102*, 112 113*, 120 106*, 117 124*')),
    GOLD,
    [88, 104, 120].map((x) => draw.dot(x, x === 104 ? 102 : 106, 2, GOLD.light)).join(''),
    { dx: 4, dy: 2, rim: 1.4 },
  );
  return plate(k) + crown;
}
