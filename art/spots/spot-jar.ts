// A quiet picture for a place where things are kept, 200 × 140.
import { blob, tube } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import * as draw from '../chests/chest-drawing.ts';
import { points } from '../points.ts';
import { CLAY, ground, olive, PAPER } from './spot-parts.ts';

/** An earthen vessel with room for more scrolls, "that they may continue many days" (Jeremiah 32:14). */
export function filesEmpty(k: Pen): string {
  const scroll = (from: string, width: number, ribbon: string) => {
    const ends = points(from);
    const [top = [0, 0]] = ends;
    return (
      form(k, tube(ends, [width, width, width]), PAPER, draw.stroke(ends, PAPER.shade, 1.4, 0.5), {
        dx: 3,
        dy: 0,
        rim: 1,
      }) +
      draw.oval(top[0], top[1], width * 0.46, width * 0.22, PAPER.light) +
      draw.oval(top[0] + 0.5, top[1] + 0.4, width * 0.2, width * 0.1, PAPER.deep) +
      draw.stroke(points(ribbon), '#6C5AA8', 3)
    );
  };
  const mouth = draw.oval(100, 66, 21, 6, CLAY.line);
  const body = form(
    k,
    blob(
      ...points(
        '79 65*, 89 70, 111 70, 121 65*, 122 70, 119 76, 134 86, 139 100, 131 115, 119 122*, 81 122*, 69 115, 61 100, 66 86, 81 76, 78 70',
      ),
    ),
    CLAY,
    mark(
      blob(...points('120 76, 135 87, 139 101, 130 116, 119 122*, 108 122*, 121 112, 126 98, 122 86')),
      CLAY.shade,
    ) +
      draw.leaf(CLAY.light, points('71 92, 70 101, 75 111'), 4) +
      draw.stroke(points('68 87, 84 91, 116 91, 132 87'), CLAY.deep, 1.6, 0.55) +
      draw.stroke(points('66 92, 84 96, 116 96, 135 92'), CLAY.deep, 1.6, 0.4),
    { flat: true, rim: 1.2 },
  );
  const lip = draw.stroke(points('79 65.5, 89 70, 100 71, 111 70, 121 65.5'), CLAY.light, 2.2, 0.9);
  return (
    ground(120) +
    mouth +
    scroll('110 28, 107 52, 104 76', 12, '104 47, 109 48.4, 113.5 47.6') +
    scroll('82 36, 89 56, 95 76', 13, '80.5 52, 86 52.4, 93 49.4') +
    body +
    lip +
    olive(138, 116, -14, 0.66)
  );
}
