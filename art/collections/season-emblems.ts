// Emblems of the collections that open in a season of the year, in the hand of the others.
import { blob, brush, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import type { Mat } from '../chests/chest-drawing.ts';
import * as draw from '../chests/chest-drawing.ts';
import { type Point, points } from '../points.ts';
import { CREAM, type Emblem, GOLD, hills } from './emblem-parts.ts';

/** A flame of height h whose foot is (x, y). */
const flame = (x: number, y: number, h: number): string => {
  const at = (text: string): Point[] =>
    points(text).map(([a, b, c]): Point => [x + a * h, y + b * h, c ?? 0]);
  return (
    mark(blob(...at('0 0, -0.3 -0.22, -0.16 -0.56, 0.04 -1*, 0.2 -0.56, 0.3 -0.24')), GOLD.base) +
    mark(blob(...at('0 -0.04, -0.15 -0.2, -0.07 -0.42, 0.02 -0.66*, 0.1 -0.4, 0.15 -0.2')), draw.CORE)
  );
};

/** Four candles on a wreath: as many as there are Sundays. */
function candles(k: Pen, hue: Mat): string {
  const lights = [
    [23, 44],
    [39, 36],
    [57, 36],
    [73, 44],
  ].map(
    ([x = 0, y = 0]) =>
      draw.halo(k, x, y - 8, 13, 14, 0.7) +
      form(k, poly([x - 5, y], [x + 5, y], [x + 5, 74], [x - 5, 74]), CREAM, '', { dx: 3, dy: 0, rim: 1.2 }) +
      flame(x, y - 1, 17),
  );
  const sprigs = Array.from({ length: 19 }, (_, i) => {
    const x = 11 + i * 4.1;
    const y = 74 + 5 * Math.sin((i / 18) * Math.PI);
    const up = i % 2 ? -7 : 6;
    return mark(
      brush(
        [
          [x - 3, y + 2],
          [x + 1, y + up * 0.6],
          [x + 6, y + up],
        ],
        5.4,
      ),
      i % 3 ? GOLD.shade : GOLD.base,
    );
  });
  return (
    mark(blob(...points('-4 88*, 30 84, 66 84, 100 88*, 100 100*, -4 100*')), hue.deep) +
    lights.join('') +
    mark(blob(...points('8 74, 48 80, 88 74, 88 82, 48 89, 8 82')), GOLD.deep) +
    sprigs.join('')
  );
}

/** A cross of two rough beams, a cloth laid over it. */
function cross(k: Pen, hue: Mat): string {
  const wood: Mat = { ...CREAM, base: CREAM.shade, shade: CREAM.deep };
  const post = form(
    k,
    poly(...points('43 14, 52 13, 54 86, 42 86')),
    CREAM,
    draw.leaf(CREAM.shade, points('47 20, 48 50, 47 80'), 3),
    { dx: 4, dy: 0, rim: 1.4 },
  );
  const beam = form(
    k,
    poly(...points('19 31, 77 27, 78 36, 20 40')),
    CREAM,
    draw.leaf(CREAM.shade, points('26 36, 48 34, 70 32'), 2.4),
    { dx: 2, dy: 3, rim: 1.4 },
  );
  const cloth = form(
    k,
    blob(
      ...points(
        '24 28*, 33 27, 40 38, 56 38, 63 26, 72 26*, 74 46, 71 62*, 65 60, 66 44, 58 47, 38 47, 31 43, 32 58, 26 64*, 23 46',
      ),
    ),
    { ...GOLD, base: GOLD.shade, shade: GOLD.deep },
    draw.leaf(GOLD.base, points('28 32, 28 46, 28 58'), 3) +
      draw.leaf(GOLD.deep, points('68 34, 69 46, 68 56'), 3),
    { dx: 3, dy: 2, rim: 1.2 },
  );
  const stones = form(
    k,
    blob(...points('34 84, 38 77, 45 78, 48 82, 54 76, 62 80, 64 86*, 34 88*')),
    wood,
    '',
    { dx: 3, dy: 2 },
  );
  return hills(hue, 74) + post + beam + cloth + stones;
}

/** The sun rising behind a hill, its stone rolled aside. */
function sunrise(k: Pen, hue: Mat): string {
  const rays = [-78, -52, -26, 0, 26, 52, 78]
    .map(
      (a) =>
        `<path d="M-2.6-29L0-46L2.6-29z" fill="${CREAM.light}" transform="translate(48 58) rotate(${a})"/>`,
    )
    .join('');
  const sun = form(k, blob(...points('23 58, 30 40, 48 33, 66 40, 73 58, 66 76, 48 83, 30 76')), GOLD, '', {
    dx: 3,
    dy: 3,
    rim: 1.6,
  });
  const hill = mark(
    blob(...points('-4 62*, 20 60, 36 54, 52 52, 70 58, 100 66*, 100 100*, -4 100*')),
    hue.shade,
  );
  const rock = form(
    k,
    blob(...points('10 90*, 14 70, 28 58, 46 56, 60 66, 64 90*')),
    { ...CREAM, base: CREAM.shade, shade: CREAM.deep },
    '',
    { dx: 6, dy: 2, rim: 1.6 },
  );
  const door =
    mark(blob(...points('26 90*, 26 76, 36 68, 46 76, 46 90*')), hue.line) +
    mark(blob(...points('29 90*, 30 79, 36 73, 42 79, 43 90*')), draw.CORE);
  const stone = form(
    k,
    blob(...points('56 80, 61 70, 71 67, 80 72, 83 82, 78 90, 62 91')),
    CREAM,
    draw.leaf(CREAM.shade, points('66 88, 76 84, 79 75'), 3),
    { dx: 4, dy: 2, rim: 1.6 },
  );
  return (
    rays +
    draw.halo(k, 48, 56, 40, 34, 0.5) +
    sun +
    hill +
    rock +
    door +
    stone +
    mark(blob(...points('-4 88*, 48 90, 100 87*, 100 100*, -4 100*')), hue.deep)
  );
}

/** A lampstand with seven lamps that burn. */
function lampstand(k: Pen, hue: Mat): string {
  const arm = (half: number, drop: number) => {
    const w = [4.4, 4.4, 4.4, 4.4, 4.4];
    return form(
      k,
      tube(
        [
          [48 - half, 36],
          [48 - half * 0.86, 36 + drop * 0.62],
          [48, 38 + drop],
          [48 + half * 0.86, 36 + drop * 0.62],
          [48 + half, 36],
        ],
        w,
      ),
      CREAM,
      '',
      { dx: 1, dy: 2 },
    );
  };
  const stem = form(k, tube(points('48 34, 48 60, 48 80'), [5, 5, 7]), CREAM, '', { dx: 2, dy: 0, rim: 1 });
  const foot = form(k, blob(...points('30 86*, 40 78, 48 77, 56 78, 66 86*')), CREAM, '', {
    dx: 5,
    dy: 1,
    rim: 1.4,
  });
  const cups = [-33, -22, -11, 0, 11, 22, 33].map(
    (x) =>
      draw.halo(k, 48 + x, 24, 8, 11, 0.6) +
      flame(48 + x, 33, 15) +
      form(k, blob([44 + x, 33, 1], [52 + x, 33, 1], [50 + x, 38], [46 + x, 38]), CREAM, '', {
        dx: 2,
        dy: 0,
      }),
  );
  return (
    mark(blob(...points('-4 86*, 48 82, 100 86*, 100 100*, -4 100*')), hue.deep) +
    arm(33, 34) +
    arm(22, 24) +
    arm(11, 13) +
    stem +
    foot +
    cups.join('')
  );
}

/** A bunch of grapes under its leaf. */
function grapes(k: Pen, hue: Mat): string {
  const rows = [
    [4, 38],
    [5, 47],
    [4, 56],
    [3, 65],
    [2, 73],
    [1, 81],
  ];
  const bunch = rows
    .flatMap(([n = 0, y = 0]) =>
      Array.from({ length: n }, (_, i) => {
        const x = 48 + (i - (n - 1) / 2) * 10.6;
        return (
          draw.dot(x + 0.8, y + 1, 6.4, hue.deep) +
          draw.dot(x, y, 5.9, i % 2 ? CREAM.shade : CREAM.base) +
          draw.dot(x - 1.8, y - 2, 2, CREAM.light)
        );
      }),
    )
    .join('');
  const leaf = form(
    k,
    blob(
      ...points(
        '48 34*, 34 36, 24 31*, 27 25, 19 20*, 29 17, 30 9*, 40 15, 48 10*, 56 16, 67 10*, 67 18, 77 21*, 69 26, 72 32*, 60 35',
      ),
    ),
    GOLD,
    draw.leaf(GOLD.deep, points('48 33, 44 24, 34 18'), 1.8) +
      draw.leaf(GOLD.deep, points('48 33, 52 24, 62 18'), 1.8) +
      draw.leaf(GOLD.deep, points('48 33, 48 24, 48 15'), 1.8),
    { dx: 4, dy: 3, rim: 1.4 },
  );
  const curl = draw.stroke(points('72 30, 80 34, 82 42, 76 44, 75 39'), GOLD.base, 2);
  return hills(hue, 82) + bunch + curl + leaf;
}

export const SEASON_EMBLEMS: Emblem[] = [
  { id: 'advent', name: 'Advent', ground: '#4B3C86', draw: candles },
  { id: 'lent', name: 'Lent', ground: '#6F6672', draw: cross },
  { id: 'easter', name: 'Easter', ground: '#D9876B', draw: sunrise },
  { id: 'pentecost', name: 'Pentecost', ground: '#A5322F', draw: lampstand },
  { id: 'harvest', name: 'Harvest', ground: '#8A6A35', draw: grapes },
];
