// The bushel's linen: a dome over the heap, its cord, and the cloth thrown back.
import { cloth } from '../avatar/colour.ts';
import { blob } from '../avatar/geom.ts';
import { form, type Pen } from '../avatar/pen.ts';
import { type Point, points } from '../points.ts';
import * as draw from './chest-drawing.ts';
import { type RoundForm, ringAt, stations } from './weave.ts';

const LINEN = cloth('#F0E6D2');
/** The wooden measure that the cloth is tied over. */
export const MEASURE: RoundForm = {
  cx: 120,
  half: stations(points('116 60, 206 51')),
  sag: 11,
};

/** The dome of cloth over the heap. */
export function cover(k: Pen, dy: number): string {
  const y = (v: number) => v + dy;
  const folds =
    draw.fold(
      LINEN.shade,
      [
        [74, y(118)],
        [84, y(92)],
        [112, y(66)],
      ],
      8,
    ) +
    draw.fold(
      LINEN.shade,
      [
        [112, y(126)],
        [116, y(96)],
        [120, y(68)],
      ],
      9,
    ) +
    draw.fold(
      LINEN.deep,
      [
        [152, y(122)],
        [146, y(94)],
        [128, y(66)],
      ],
      9,
    ) +
    draw.fold(
      LINEN.deep,
      [
        [174, y(116)],
        [164, y(92)],
        [136, y(68)],
      ],
      8,
    );
  const stripes = [0, 9]
    .map((d) =>
      draw.band(
        '#6C86B4',
        [
          [54, y(110 - d * 0.9)],
          [86, y(119 - d * 1.05)],
          [120, y(122 - d * 1.1)],
          [154, y(119 - d * 1.05)],
          [186, y(110 - d * 0.9)],
        ],
        d ? 1.6 : 3.2,
      ),
    )
    .join('');
  const knot = form(
    k,
    blob(
      [112, y(66)],
      [106, y(50), 1],
      [116, y(56)],
      [120, y(46), 1],
      [126, y(56)],
      [136, y(48), 1],
      [129, y(66)],
      [120, y(70)],
    ),
    LINEN,
    '',
    { dx: 4, dy: 2, rim: 1.4 },
  );
  return (
    knot +
    form(
      k,
      blob(
        [60, y(118), 1],
        [62, y(96)],
        [84, y(74)],
        [120, y(64)],
        [156, y(74)],
        [178, y(96)],
        [180, y(118), 1],
        [150, y(126)],
        [120, y(129)],
        [90, y(126)],
      ),
      LINEN,
      folds + stripes,
      { dx: 9, dy: 3, rim: 2.2 },
    )
  );
}

/** What hangs below the cord, in points. */
export function skirt(k: Pen): string {
  const outline = blob(
    ...points(
      '59 116*, 56 134*, 68 131, 78 146*, 92 136, 106 150*, 120 139, 136 150*, 148 136, 162 146*, 172 131, 184 134*, 181 116*, 120 127',
    ),
  );
  const folds = [
    [66, 130, 70, 118],
    [84, 140, 88, 122],
    [112, 144, 114, 126],
    [142, 142, 140, 126],
    [168, 138, 164, 120],
  ]
    .map(([a, b, c, d]) =>
      draw.fold(
        LINEN.deep,
        [
          [a as number, b as number],
          [c as number, d as number],
        ],
        5,
      ),
    )
    .join('');
  return form(k, outline, LINEN, folds, { dx: 5, dy: 2 });
}

export function cord(): string {
  const rope = cloth('#A4713F');
  const ring: Point[] = ringAt(MEASURE, 116.5).map(([x, y]) => [x, y - 1]);
  return (
    draw.band(rope.base, ring, 5) +
    draw.band(
      rope.light,
      ring.map(([x, y]): Point => [x, y - 1.2]),
      1.5,
    ) +
    draw.stroke(points('126 127, 112 138, 106 160'), rope.base, 3.4) +
    draw.stroke(points('128 127, 136 142, 134 156'), rope.base, 3.4) +
    draw.dot(127, 127, 5.2, rope.base) +
    draw.dot(125.6, 125.6, 2, rope.light)
  );
}

/** The cloth pulled off and hanging over the right edge. */
export function thrownBack(k: Pen): string {
  const outline = blob(
    ...points(
      '144 124*, 160 116, 182 112*, 194 126, 198 150, 208 172, 214 190*, 198 184, 186 194*, 172 182, 158 188*, 156 160, 150 140',
    ),
  );
  const folds =
    draw.fold(LINEN.shade, points('172 186, 166 156, 164 122'), 8) +
    draw.fold(LINEN.deep, points('200 186, 188 154, 178 120'), 9);
  const stripe = draw.band('#6C86B4', points('154 178, 172 172, 186 182, 198 174, 216 180'), 3);
  return form(k, outline, LINEN, folds + stripe, { dx: 6, dy: 2, rim: 1.8 });
}
