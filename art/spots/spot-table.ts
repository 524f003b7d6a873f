// Quiet pictures for places that people share, 200 × 140.
import { cloth } from '../avatar/colour.ts';
import { blob, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import * as draw from '../chests/chest-drawing.ts';
import { points } from '../points.ts';
import { CLAY, ground, LEAF, lampFlame, oilLamp, olive, STONE, WOOD } from './spot-parts.ts';

/** Two lamps face each other, and one of them is not lit yet: "if two of you agree" (Matthew 18:19). */
export function circleEmpty(k: Pen): string {
  const to = (matrix: string, svg: string) => `<g transform="matrix(${matrix})">${svg}</g>`;
  return (
    ground(116) +
    draw.halo(k, 90, 72, 58, 52, 0.65) +
    to('-.86 0 0 .86 186 13', oilLamp(k) + lampFlame()) +
    to('.86 0 0 .86 18 13', oilLamp(k))
  );
}

/** A low table with a jug and a cloth, and two places to sit. */
export function tableEmpty(k: Pen): string {
  const leg = (pts: string) => form(k, poly(...points(pts)), WOOD, '', { dx: 2, dy: 0 });
  const stool = (x: number) =>
    draw.at(
      x,
      0,
      0,
      leg('-11 104, -7 104, -8 122, -12 122') +
        leg('7 104, 11 104, 12 122, 8 122') +
        form(k, blob(...points('-16 100, -12 97, 0 96, 12 97, 16 100, 13 105, 0 106.5, -13 105')), WOOD, '', {
          dx: 0,
          dy: -3,
          rim: 1,
        }),
    );
  const top = form(
    k,
    blob(...points('44 80, 58 74, 100 72, 142 74, 156 80, 152 87, 142 90, 100 92.5, 58 90, 48 87')),
    WOOD,
    draw.stroke(points('58 79, 90 76.6, 120 77'), WOOD.deep, 1.1, 0.4) +
      draw.stroke(points('84 84, 116 84.6, 140 82'), WOOD.deep, 1.1, 0.4),
    { dx: 0, dy: -5, rim: 1 },
  );
  const linen = cloth('#D9D2EC');
  const runner = form(
    k,
    blob(...points('108 73*, 128 74*, 135 88, 134 104*, 127 106, 119 104*, 118 92')),
    linen,
    draw.stroke(points('121 97.6, 127 99.4, 134 97.4'), '#6C5AA8', 2, 0.8) +
      draw.fold(linen.shade, points('127 104, 126 92, 122 82'), 4),
    { dx: 3, dy: 1 },
  );
  const jug =
    draw.stroke(points('89 52, 97 52, 97 64, 90 68'), CLAY.line, 4.4) +
    draw.stroke(points('89 52, 97 52, 97 64, 90 68'), CLAY.base, 2.6) +
    form(
      k,
      blob(
        ...points('72 46*, 89 46*, 87 51, 87 55, 94 63, 95 72, 89 81*, 73 81*, 67 72, 68 63, 75 55, 74 51'),
      ),
      CLAY,
      mark(blob(...points('90 56, 96 66, 95 76, 89 82*, 82 82*, 89 72')), CLAY.shade) +
        draw.stroke(points('69 64, 81 67, 94 64'), CLAY.deep, 1.4, 0.55) +
        draw.leaf(CLAY.light, points('73 62, 71 68, 74 76'), 3),
      { flat: true, rim: 1.2 },
    ) +
    draw.oval(80.5, 46, 8.6, 2.4, CLAY.line);
  return (
    ground(118) +
    leg('60 88, 66 88, 63 120, 58 120') +
    leg('134 88, 140 88, 142 120, 137 120') +
    top +
    runner +
    jug +
    stool(36) +
    stool(166)
  );
}

/** Stones set up to remember: "so far the LORD has helped us" (1 Samuel 7:12). */
export function stonesEmpty(k: Pen): string {
  const stone = (pts: string, hex: string, light: string) => {
    const tone = cloth(hex);
    return form(k, blob(...points(pts)), tone, draw.leaf(tone.light, points(light), 4), {
      dx: 5,
      dy: 4,
      rim: 1.2,
    });
  };
  const grass = (x: number, y: number) =>
    [-7, -2, 4]
      .map((lean) =>
        draw.leaf(LEAF.base, points(`${x} ${y}, ${x + lean / 2} ${y - 7}, ${x + lean} ${y - 13}`), 2.6),
      )
      .join('');
  return (
    ground(118) +
    grass(52, 118) +
    stone(
      '56 108, 66 98, 100 96, 132 98, 145 108, 138 118, 100 121, 62 118',
      '#B9A893',
      '66 103, 84 100, 104 100',
    ) +
    stone(
      '68 90, 78 80, 104 77, 126 82, 133 91, 124 98, 100 100, 76 98',
      STONE.base,
      '78 85, 92 81.6, 106 81.6',
    ) +
    stone(
      '78 71, 86 62, 104 59, 120 65, 123 73, 115 80, 98 82, 84 79',
      '#AFA3B4',
      '87 66.6, 96 63.4, 106 63.4',
    ) +
    stone(
      '88 54, 93 46, 104 44, 113 49, 114 56, 108 61, 98 62, 91 60',
      STONE.base,
      '94 50, 99 47.6, 105 47.8',
    ) +
    grass(146, 119) +
    olive(118, 112, -16, 0.6)
  );
}

/** A dove that has come back with a leaf (Genesis 8:11). */
export function quiet(k: Pen): string {
  const white = cloth('#F1ECE4');
  const bough =
    form(k, tube(points('34 108, 70 104, 110 107, 152 100, 172 92'), [8, 7, 6.4, 5, 3]), WOOD, '', {
      dx: 0,
      dy: -2,
    }) + olive(132, 101, 14, 0.62);
  const tail = form(
    k,
    blob(...points('60 92, 40 102, 28 112*, 36 115*, 46 114*, 62 106, 76 98')),
    white,
    draw.stroke(points('38 112, 54 104, 68 96'), white.deep, 1.2, 0.6),
    { dx: 2, dy: 2 },
  );
  const body = form(
    k,
    blob(
      ...points(
        '54 94, 66 76, 88 66, 104 54, 112 44, 124 40, 135 45, 138 54, 134 66, 126 84, 112 98, 90 104, 68 102',
      ),
    ),
    white,
    draw.oval(126.5, 51, 2, 2.2, '#3B3350') + draw.oval(127.1, 50.3, 0.7, 0.7, '#FFFFFF'),
    { dx: -4, dy: -4, rim: 1.2 },
  );
  const beak = form(
    k,
    blob(...points('136 50*, 146 54, 148 56.5*, 144 57.5, 136 57*')),
    cloth('#D99A5B'),
    '',
    { dx: 0, dy: -1 },
  );
  const wing = form(
    k,
    blob(...points('104 68, 108 80, 100 92, 84 97, 64 98, 44 103*, 52 94, 64 84, 80 72, 94 66')),
    white,
    draw.stroke(points('58 95, 76 92, 92 84'), white.deep, 1.3, 0.6) +
      draw.stroke(points('62 89, 78 84, 92 76'), white.deep, 1.3, 0.6) +
      draw.stroke(points('74 79, 84 76, 93 71'), white.deep, 1.3, 0.5),
    { dx: 3, dy: -3, rim: 1 },
  );
  const feet =
    draw.stroke(points('92 102, 92 106'), '#C0805A', 2.4) +
    draw.stroke(points('102 101, 102 106'), '#C0805A', 2.4);
  return ground(116) + bough + feet + tail + body + wing + olive(146, 57, 20, 0.42) + beak;
}
