import { blob, brush, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import * as draw from '../chests/chest-drawing.ts';
import { points } from '../points.ts';
import { ground, LEAF, LEATHER, lampFlame, oilLamp, olive, PAPER, WOOD } from './spot-parts.ts';

/** An empty page waits, an olive sprig marks the place. */
export function journalEmpty(k: Pen): string {
  const cover = form(
    k,
    blob(
      ...points(
        '34 104*, 40 62*, 66 58, 98 66*, 132 58, 160 62*, 166 104*, 134 106, 101 114*, 98 114*, 66 106',
      ),
    ),
    LEATHER,
    '',
    { dx: 5, dy: 2, rim: 1.4 },
  );
  const left = form(
    k,
    blob(...points('39 99*, 45 60*, 62 54, 84 56, 99 65*, 99 108*, 84 101, 62 98')),
    PAPER,
    draw.fold(PAPER.shade, points('99 106, 93 84, 97 66'), 9) +
      draw.stroke(points('52 70, 66 66.5, 84 69'), PAPER.deep, 1.4, 0.55) +
      draw.stroke(points('51 78, 66 74.5, 80 76.5'), PAPER.deep, 1.4, 0.45),
    { flat: true, rim: 1.2 },
  );
  const right = form(
    k,
    blob(...points('161 99*, 155 60*, 138 54, 116 56, 99 65*, 99 108*, 116 101, 138 98')),
    PAPER,
    draw.fold(PAPER.deep, points('100 107, 106 84, 102 66'), 8),
    { dx: 4, dy: 0 },
  );
  const ribbon =
    mark(brush(points('101 64, 104 84, 103 104, 107 122'), 4.4, 1, 0.9), '#6C5AA8') +
    mark(poly(...points('104.6 118, 110 120, 108 127, 105.6 123.5, 102.6 126')), '#6C5AA8');
  return ground(112) + cover + left + right + ribbon + olive(112, 92, -24, 0.72);
}

/** A lamp held over an unrolled scroll: keep looking. */
export function searchEmpty(k: Pen): string {
  const sheet = form(
    k,
    blob(...points('40 72*, 60 76, 92 72, 118 77*, 120 112*, 92 108, 60 112, 42 107*')),
    PAPER,
    [82, 90, 98]
      .map((y, i) =>
        draw.stroke(
          [
            [52, y],
            [74, y + 1.5],
            [104 - i * 12, y - 0.5],
          ],
          PAPER.deep,
          1.5,
          0.6,
        ),
      )
      .join(''),
    { dx: 3, dy: 1 },
  );
  const roll = (x: number) =>
    form(
      k,
      tube(
        [
          [x, 66],
          [x + 0.6, 92],
          [x, 117],
        ],
        [12, 12.5, 12],
      ),
      { ...PAPER, base: PAPER.shade, shade: PAPER.deep },
      draw.band(
        PAPER.light,
        [
          [x - 3, 66],
          [x - 2.6, 116],
        ],
        2,
      ),
      { dx: 4, dy: 0 },
    ) +
    draw.oval(x, 66, 6, 2.4, PAPER.light) +
    form(k, blob([x - 2.4, 60], [x, 57], [x + 2.4, 60], [x + 2.4, 66], [x - 2.4, 66]), WOOD, '', {
      dx: 2,
      dy: 0,
    }) +
    form(k, poly([x - 2.4, 117], [x + 2.4, 117], [x + 2.4, 124], [x - 2.4, 124]), WOOD, '', { dx: 2, dy: 0 });
  return (
    ground(118) +
    draw.halo(k, 122, 74, 54, 48, 0.6) +
    draw.at(-13, 0, 0, sheet + roll(42) + roll(120)) +
    draw.at(2, 0, 0, oilLamp(k) + lampFlame())
  );
}

/** A small ornament between sections: two olive sprigs and a flame. 240 × 24. */
export function divider(): string {
  const flame =
    mark(blob(...points('120 20, 114.5 17, 114 11.5, 118 7, 120 1*, 124 7, 126 11.5, 125 17')), '#E0A63B') +
    mark(blob(...points('120 18.5, 117 15.5, 117.5 12, 120.5 7.5*, 123 12, 122.6 16')), '#FBE6AE');
  return `${olive(136, 13, 0, 0.62)}<g transform="matrix(-1 0 0 1 240 0)">${olive(136, 13, 0, 0.62)}</g>${draw.stroke(points('184 13, 232 13'), LEAF.line, 1, 0.6)}${draw.stroke(points('56 13, 8 13'), LEAF.line, 1, 0.6)}${flame}`;
}
