// Emblems of the wallpaper collections: one roundel in one colour, on it one thing in cream and gold. Canvas 96 × 96.
import { blob, brush, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import type { Mat } from '../chests/chest-drawing.ts';
import * as draw from '../chests/chest-drawing.ts';
import { ear } from '../chests/wheat-ear.ts';
import { points } from '../points.ts';
import { CREAM, type Emblem, GOLD, hills } from './emblem-parts.ts';
import { SEASON_EMBLEMS } from './season-emblems.ts';

function rainbowAndDove(k: Pen, hue: Mat): string {
  const arcs = [
    [38, GOLD.base],
    [32.8, CREAM.light],
    [27.6, GOLD.shade],
  ] as const;
  const bow = arcs
    .map(
      ([r, c]) =>
        `<path d="M${48 - r} 66a${r} ${r} 0 0 1 ${2 * r} 0" fill="none" stroke="${c}" stroke-width="5.2"/>`,
    )
    .join('');
  const far = form(
    k,
    blob(...points('51 59*, 46 49, 45 40*, 53 43, 60 50, 62 59*')),
    { ...CREAM, base: CREAM.shade },
    '',
    { dx: 3, dy: 2 },
  );
  const body = form(
    k,
    blob(
      ...points('29.5 57*, 34 53.5, 38 53, 43 55.5, 53 59, 62 60, 72 57*, 69 63, 58 68, 46 68, 38 64, 34 59'),
    ),
    CREAM,
    draw.dot(35, 56, 1, CREAM.line),
    { dx: 1, dy: 3, rim: 1 },
  );
  const near = form(
    k,
    blob(...points('43 60*, 44 50, 51 42, 64 36*, 63 45, 60 53, 55 62, 49 64')),
    CREAM,
    draw.leaf(CREAM.shade, points('50 60, 55 52, 61 43'), 1.8) +
      draw.leaf(CREAM.shade, points('53 61, 57 55, 61 49'), 1.6),
    { dx: 3, dy: 1, rim: 1.2 },
  );
  const sprig =
    draw.stroke(points('30 57, 26 60, 23 64'), GOLD.deep, 1.3) +
    draw.leaf(GOLD.light, points('27 59, 23 57, 20 58'), 3) +
    draw.leaf(GOLD.base, points('26 60.5, 27 64, 25 67'), 3) +
    draw.leaf(GOLD.light, points('24 62.5, 20 63, 18 66'), 3);
  return `${bow + hills(hue, 70)}<g transform="translate(9 13) scale(.82)">${far}${body}${near}${sprig}</g>`;
}

function burningBush(k: Pen, hue: Mat): string {
  const flame = form(
    k,
    blob(
      ...points(
        '48 77, 33 72, 26 60, 28 46, 35 36, 36 25*, 43 33, 45 24, 49 12*, 55 24, 57 34, 64 27*, 66 38, 71 48, 70 62, 62 73',
      ),
    ),
    GOLD,
    mark(
      blob(...points('48 75, 38 70, 34 60, 37 49, 43 43, 47 31*, 53 43, 60 50, 62 61, 57 71')),
      GOLD.light,
    ),
    { dx: 4, dy: 2 },
  );
  const limbs = [
    points('48 86, 47 70, 48 52'),
    points('47 74, 38 64, 35 54'),
    points('48 70, 57 62, 62 51'),
    points('38 64, 30 62, 27 57'),
    points('57 62, 66 63, 70 58'),
  ];
  const leaves = [
    '36 52, 33 46, 35 41',
    '34 58, 28 55, 26 50',
    '47 54, 44 47, 47 41',
    '49 54, 53 48, 51 42',
    '61 53, 64 47, 62 42',
    '65 60, 71 57, 72 52',
    '41 64, 38 58, 40 54',
    '55 62, 58 57, 56 53',
    '30 63, 24 63, 22 60',
  ]
    .map((p, i) => draw.leaf(i % 2 ? hue.deep : hue.line, points(p), 3.6))
    .join('');
  return (
    draw.halo(k, 48, 48, 42, 42, 0.75) +
    hills(hue, 74) +
    flame +
    limbs.map((p) => mark(brush(p, 4.2, 1, 0.3, 0.05), hue.line)).join('') +
    leaves
  );
}

function lyre(k: Pen, hue: Mat): string {
  const arm = (m: number) =>
    form(
      k,
      tube(
        points('14 72, 24 58, 20 40, 11 28, 15 17').map(([x, y]) => [48 + m * x, y]),
        [8, 7.6, 6.4, 5.8, 4],
      ),
      m < 0 ? GOLD : { ...GOLD, base: GOLD.shade, shade: GOLD.deep },
      '',
      { dx: 2.4, dy: 1, rim: m < 0 ? 1.2 : 0 },
    );
  const curl = (m: number) =>
    draw.dot(48 + m * 18, 17.5, 4.6, m < 0 ? GOLD.base : GOLD.shade) +
    draw.dot(48 + m * 18 - 1, 16.5, 1.8, GOLD.light);
  const strings = [-8.4, -4.2, 0, 4.2, 8.4]
    .map((x) => `<path d="M${48 + x * 1.1} 32L${48 + x} 70" stroke="${CREAM.light}" stroke-width="1.3"/>`)
    .join('');
  const bar = form(k, poly(...points('30 28.5, 66 28.5, 66 34, 30 34')), CREAM, '', { dx: 0, dy: 2, rim: 1 });
  const box = form(
    k,
    blob(...points('30 68*, 38 64, 48 63, 58 64, 66 68*, 65 78, 58 84, 48 86, 38 84, 31 78')),
    GOLD,
    draw.oval(48, 75, 6.5, 4.6, GOLD.deep) + draw.oval(48, 75.6, 5, 3.2, hue.line),
    { dx: 5, dy: 2, rim: 1.4 },
  );
  return draw.halo(k, 48, 48, 40, 40, 0.32) + arm(-1) + arm(1) + curl(-1) + curl(1) + strings + bar + box;
}

function boat(k: Pen, hue: Mat): string {
  const sail = form(
    k,
    blob(...points('49 17*, 60 28, 68 42, 71 57*, 60 59, 49 58*')),
    CREAM,
    draw.fold(CREAM.shade, points('64 57, 60 42, 52 26'), 4) +
      draw.band(GOLD.base, points('48 47, 60 48.5, 72 46'), 3.4),
    { dx: 3.5, dy: 1, rim: 1.4 },
  );
  const fore = form(
    k,
    blob(...points('44 25*, 34 38, 26 56*, 36 59, 44 58*')),
    { ...CREAM, base: CREAM.shade, shade: CREAM.deep },
    draw.band(GOLD.shade, points('26 48, 36 49, 46 47.5'), 3),
    { dx: 3, dy: 1 },
  );
  const mast = mark(poly(...points('45.2 13, 48 13, 48.4 64, 45 64')), GOLD.deep);
  const hull = form(
    k,
    blob(...points('17 60*, 32 65, 48 66, 64 65, 80 58*, 75 70, 66 76, 48 78, 31 76, 21 70')),
    { ...GOLD, base: GOLD.shade, shade: GOLD.deep },
    draw.band(GOLD.light, points('14 60.5, 32 66, 48 67, 64 66, 82 58.5'), 3) +
      draw.band(GOLD.line, points('20 69, 34 72.5, 48 73, 62 72.5, 78 66'), 1.2),
    { dx: 6, dy: 2, rim: 1 },
  );
  const wave = (y: number, c: string) =>
    mark(
      blob(
        ...points(
          `-4 ${y}*, 8 ${y + 4}, 22 ${y - 1}, 36 ${y + 4}, 50 ${y - 1}, 64 ${y + 4}, 78 ${y - 1}, 100 ${y + 3}*, 100 100*, -4 100*`,
        ),
      ),
      c,
    );
  return (
    draw.halo(k, 62, 36, 36, 36, 0.4) +
    wave(66, hue.light) +
    mast +
    fore +
    sail +
    hull +
    wave(75, hue.shade) +
    wave(83, hue.deep)
  );
}

function wheat(k: Pen, hue: Mat): string {
  const straw: Mat = { ...GOLD };
  const blade =
    draw.leaf(hue.light, points('47 86, 34 74, 24 58'), 5.5) +
    draw.leaf(hue.shade, points('50 86, 62 76, 73 62'), 5.5);
  const outer = ear(straw, 34, 60, -24, 0.72) + ear(straw, 62, 60, 24, 0.72);
  const stalks = [points('48 90, 42 76, 34 60'), points('48 90, 54 76, 62 60'), points('48 92, 48 76, 48 60')]
    .map((p) => draw.band(straw.shade, p, 2))
    .join('');
  const tie = form(k, blob(...points('41 76*, 55 76*, 56 82*, 40 82*')), CREAM, '', { dx: 4, dy: 0, rim: 1 });
  return (
    draw.halo(k, 48, 44, 40, 40, 0.36) +
    blade +
    stalks +
    outer +
    ear({ ...straw, base: GOLD.light, shade: GOLD.base }, 48, 58, 0, 0.84) +
    tie
  );
}

function gate(k: Pen, hue: Mat): string {
  const rays = [-64, -40, -18, 18, 40, 64]
    .map(
      (a) =>
        `<path d="M-1.6-20L0-33L1.6-20z" fill="${GOLD.base}" transform="translate(48 47) rotate(${a})"/>`,
    )
    .join('');
  const star = mark(
    blob(...points('48 9*, 50.6 19, 58 22*, 50.6 25, 48 36*, 45.4 25, 38 22*, 45.4 19')),
    CREAM.light,
  );
  const merlons = (x: number, n: number, y: number) =>
    Array.from({ length: n }, (_, i) =>
      poly([x + i * 5.6, y], [x + 3.6 + i * 5.6, y], [x + 3.6 + i * 5.6, y + 5], [x + i * 5.6, y + 5]),
    ).join('');
  const wall = form(
    k,
    `${poly(...points('28 54, 68 54, 68 84, 28 84'))}${merlons(29, 7, 50)}`,
    { ...CREAM, base: CREAM.shade, shade: CREAM.deep },
    '',
    { flat: true },
  );
  const tower = (x: number, far: boolean) =>
    form(
      k,
      `${poly([x, 44], [x + 16, 44], [x + 17, 84], [x - 1, 84])}${merlons(x - 0.6, 3, 39.5)}`,
      far ? { ...CREAM, base: CREAM.shade, shade: CREAM.deep } : CREAM,
      draw.band(
        CREAM.deep,
        [
          [x - 2, 50],
          [x + 18, 50],
        ],
        1.4,
      ) + mark(blob([x + 6, 66, 1], [x + 6, 59], [x + 8.2, 56], [x + 10.4, 59], [x + 10.4, 66, 1]), hue.base),
      { dx: 4, dy: 0, rim: far ? 0 : 1.2 },
    );
  const door =
    mark(blob(...points('38 85*, 38 70, 41 62, 48 57, 55 62, 58 70, 58 85*')), GOLD.deep) +
    mark(blob(...points('40 85*, 40 71, 43 64, 48 60, 53 64, 56 71, 56 85*')), draw.CORE) +
    draw.halo(k, 48, 76, 20, 24, 0.8);
  const road = mark(blob(...points('40 84*, 56 84*, 64 98*, 32 98*')), draw.GLOW, 0.75);
  return rays + star + hills(hue, 76) + wall + tower(17, false) + tower(63, true) + door + road;
}

export const EMBLEMS: Emblem[] = [
  { id: 'creation-and-promise', name: 'Creation and Promise', ground: '#5E8DBB', draw: rainbowAndDove },
  { id: 'exodus', name: 'Exodus', ground: '#B4573F', draw: burningBush },
  { id: 'psalms', name: 'Psalms', ground: '#6C5AA8', draw: lyre },
  { id: 'galilee', name: 'Galilee', ground: '#3C8489', draw: boat },
  { id: 'parables', name: 'Parables', ground: '#6B8A4E', draw: wheat },
  { id: 'kingdom', name: 'Kingdom', ground: '#3F4485', draw: gate },
  ...SEASON_EMBLEMS,
];
