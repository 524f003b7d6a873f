// Round wickerwork: strands that run over and under upright stakes, foreshortened toward the edges.
import type { Point } from '../points.ts';
import { round } from './chest-drawing.ts';

export type RoundForm = {
  cx: number;
  /** half width at a height */
  half: (y: number) => number;
  /** how far a level ring sags in the middle: the ellipse seen from a little above */
  sag: number;
};

/** Half width from hand-placed [y, half width] stations, ascending in y. */
export function stations(pts: Point[]): (y: number) => number {
  return (y) => {
    const i = Math.min(
      Math.max(
        pts.findIndex((p) => p[0] >= y),
        1,
      ),
      pts.length - 1,
    );
    const [y0, a] = pts[i - 1] as Point;
    const [y1, b] = pts[i] as Point;
    const t = Math.min(1, Math.max(0, (y - y0) / (y1 - y0)));
    const s = t * t * (3 - 2 * t);
    return a + (b - a) * (0.5 * t + 0.5 * s);
  };
}

/** A point on the front of a round form: a from −1 (left edge) to 1 (right edge). */
export function onFront(f: RoundForm, y: number, a: number): [number, number] {
  const turn = (a * Math.PI) / 2;
  return [round(f.cx + f.half(y) * Math.sin(turn)), round(y + f.sag * Math.cos(turn))];
}

/** A level line round the front at a height, from edge to edge. */
export function ringAt(f: RoundForm, y: number, n = 6): [number, number][] {
  return Array.from({ length: n + 1 }, (_, i) => onFront(f, y, (i / n) * 2 - 1));
}

/** One row of strands, every second one shown; `odd` shifts the row by a stake. */
export function strands(f: RoundForm, y: number, high: number, stakes: number, odd: boolean): string {
  let d = '';
  for (let i = odd ? 0 : 1; i <= stakes; i += 2) {
    const a = Math.max(-0.97, ((i - 0.92) / stakes) * 2 - 1);
    const b = Math.min(0.97, ((i + 0.92) / stakes) * 2 - 1);
    const [x0, y0] = onFront(f, y, a);
    const [x1, y1] = onFront(f, y, b);
    const [mx, my] = onFront(f, y, (a + b) / 2);
    d += `M${x0} ${y0}Q${mx} ${round(my - high)} ${x1} ${y1}Q${mx} ${round(my + high)} ${x0} ${y0}z`;
  }
  return d;
}
