// Quiet pictures for what somebody leaves in their Bible, 200 × 140.
import { cloth } from '../avatar/colour.ts';
import { blob, poly, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import * as draw from '../chests/chest-drawing.ts';
import { points } from '../points.ts';
import { CLAY, ground, LEATHER, olive, PAPER } from './spot-parts.ts';

/** A leaf of paper, its lines at y. */
function leafOfPaper(k: Pen, marks: string): string {
  return form(
    k,
    blob(...points('52 40*, 84 37, 132 41*, 136 78, 134 116*, 92 113, 50 117*, 49 78')),
    PAPER,
    marks,
    { dx: 3, dy: 1, rim: 1.2 },
  );
}

const LINES = [53, 65, 77, 89, 101];
const lines = (op: number) =>
  LINES.map((y, i) =>
    draw.stroke(points(`61 ${y}, 90 ${y - 1.4}, ${i === 4 ? 104 : 124} ${y}`), PAPER.deep, 1.5, op),
  ).join('');

/** A reed and its ink beside a leaf with room on it: "Write the vision" (Habakkuk 2:2). */
export function notesEmpty(k: Pen): string {
  const reed = cloth('#C49A57');
  const pot =
    form(
      k,
      blob(
        ...points('140 92*, 162 92*, 164 97, 171 106, 169 116, 161 121*, 141 121*, 133 116, 131 106, 138 97'),
      ),
      CLAY,
      mark(blob(...points('164 97, 172 106, 169 117, 161 122*, 152 122*, 162 112')), CLAY.shade) +
        draw.leaf(CLAY.light, points('137 102, 136 108, 139 115'), 3),
      { flat: true, rim: 1.2 },
    ) +
    draw.oval(151, 92, 11, 3.4, CLAY.line) +
    draw.oval(151, 92.4, 8.4, 2.2, '#2F2748');
  const pen = form(
    k,
    tube(points('150 93, 158 66, 168 34'), [3.4, 4.6, 5.4]),
    reed,
    draw.stroke(points('153.6 80, 156.6 81'), reed.deep, 1.2) +
      draw.stroke(points('159 60, 163 61.4'), reed.deep, 1.2),
    { dx: 2, dy: 0 },
  );
  return (
    ground(118) +
    draw.at(
      -14,
      2,
      -3,
      leafOfPaper(
        k,
        LINES.slice(0, 2)
          .map((y) =>
            draw.stroke(points(`61 ${y}, 90 ${y - 1.4}, ${y === 53 ? 124 : 98} ${y}`), '#6C5AA8', 1.7, 0.75),
          )
          .join('') +
          LINES.slice(2)
            .map((y) => draw.stroke(points(`61 ${y}, 90 ${y - 1.4}, 124 ${y}`), PAPER.deep, 1.2, 0.35))
            .join(''),
      ),
    ) +
    pen +
    pot
  );
}

/** A page on which five colours lie. */
export function highlightsEmpty(k: Pen): string {
  const swash = ['#F2CF63', '#A9CF8E', '#9CC7E8', '#EBA9B4', '#C6AEE6']
    .map((colour, i) => {
      const y = LINES[i] as number;
      const [from, to] = [
        [60, 112],
        [78, 126],
        [60, 98],
        [70, 126],
        [60, 106],
      ][i] as [number, number];
      return draw.band(colour, points(`${from} ${y}, ${(from + to) / 2} ${y - 1.6}, ${to} ${y}`), 8.4, 0.9);
    })
    .join('');
  const wood = cloth('#8C6BAE');
  const brush =
    form(k, tube(points('136 94, 150 70, 164 44'), [5, 6, 4]), wood, '', { dx: 2, dy: 0 }) +
    form(k, tube(points('132 101, 136 94'), [7, 6]), cloth('#C9B27A'), '', { dx: 1, dy: 0 }) +
    form(
      k,
      blob(...points('128 99*, 136 103*, 134 110, 124 117*, 125 108')),
      cloth('#7D5A44'),
      mark(blob(...points('124 117*, 125 110, 132 113')), '#C6AEE6'),
      { dx: 1, dy: 0 },
    );
  return ground(118) + draw.at(-8, 1, 2, leafOfPaper(k, swash + lines(0.7))) + draw.at(14, 2, 0, brush);
}

/** A book that is closed over a heart. */
export function favoritesEmpty(k: Pen): string {
  const board = (dx: number, dy: number) =>
    poly(
      ...points(
        `${60 + dx} ${38 + dy}, ${64 + dx} ${34 + dy}, ${122 + dx} ${30 + dy}, ${127 + dx} ${34 + dy}, ${134 + dx} ${104 + dy}, ${130 + dx} ${109 + dy}, ${70 + dx} ${114 + dy}, ${65 + dx} ${110 + dy}`,
      ),
    );
  const edge = (at: number) =>
    draw.stroke(points(`${127 + at} 36, ${131 + at} 70, ${134 + at} 106`), PAPER.deep, 0.9, 0.55);
  const back = form(k, board(9, 5), LEATHER, '', { dx: -2, dy: -2 });
  const pages = form(
    k,
    poly(...points('68 40, 131 35, 140 109, 76 116')),
    PAPER,
    [1.5, 3.5, 5.5].map(edge).join(''),
    { dx: -1, dy: -1 },
  );
  const cover = form(
    k,
    board(0, 0),
    LEATHER,
    draw.stroke(points('70 35, 74 74, 78 113'), LEATHER.deep, 2, 0.6) +
      draw.stroke(points('82 41, 118 38.4'), LEATHER.light, 1.2, 0.7) +
      draw.stroke(points('90 105, 126 102'), LEATHER.light, 1.2, 0.7),
    { dx: 3, dy: 2, rim: 1.2 },
  );
  const rose = cloth('#C8506A');
  const heart = form(
    k,
    blob(...points('104 88*, 92 79, 88 71, 92 65, 98 64.6, 103 69*, 109 63.8, 116 64, 119 70, 115 79')),
    rose,
    draw.leaf(rose.light, points('91 73, 92 68.6, 96.6 66.8'), 3),
    { dx: 3, dy: 2, rim: 1 },
  );
  const ribbon = mark(poly(...points('112 112, 119 111.4, 121 128, 117 124.6, 113.4 129')), '#6C5AA8');
  return ground(117) + back + pages + ribbon + cover + heart + olive(130, 116, -14, 0.62);
}
