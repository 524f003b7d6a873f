/**
 * John Hobby's splines (Smooth, easy to compute interpolating splines, 1986): the curve a hand would draw
 * through the points. Between corners the tangents come from one linear system.
 */
import type { Point } from '../points.ts';

/** One cubic Bézier segment; it starts where the one before ended. */
export interface Segment {
  c1: Point;
  c2: Point;
  to: Point;
}

/** Read where the index is known to be inside. */
function at<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new Error(`no item ${i} of ${list.length}`);
  return item;
}

/** Gaussian elimination with partial pivoting: x of a·x = b. */
function solve(a: number[][], b: number[]): number[] {
  const rows = a.map((row, i) => [...row, at(b, i)]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++) {
      if (Math.abs(at(at(rows, k), i)) > Math.abs(at(at(rows, pivot), i))) pivot = k;
    }
    const top = at(rows, pivot);
    rows[pivot] = at(rows, i);
    rows[i] = top;
    for (let k = i + 1; k < n; k++) {
      const f = at(at(rows, k), i) / at(top, i);
      if (f) rows[k] = at(rows, k).map((v, j) => (j < i ? v : v - f * at(top, j)));
    }
  }
  const x = new Array<number>(n).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const row = at(rows, i);
    let s = at(row, n);
    for (let j = i + 1; j < n; j++) s -= at(row, j) * at(x, j);
    x[i] = s / at(row, i);
  }
  return x;
}

/** Hobby's velocity for the two angles at a segment's ends. */
function velocity(a: number, b: number): number {
  const num =
    2 +
    Math.SQRT2 *
      (Math.sin(a) - Math.sin(b) / 16) *
      (Math.sin(b) - Math.sin(a) / 16) *
      (Math.cos(a) - Math.cos(b));
  const den = 3 * (1 + 0.5 * (Math.sqrt(5) - 1) * Math.cos(a) + 0.5 * (3 - Math.sqrt(5)) * Math.cos(b));
  return num / den;
}

interface Chord {
  dx: number;
  dy: number;
  d: number;
}
const turn = (a: Chord, b: Chord): number => Math.atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy);

/** The angle at which the curve leaves each point, measured from its chord; psi is the turn at each point. */
function leavingAngles(chords: Chord[], psi: number[], cyclic: boolean): number[] {
  const n = chords.length;
  const size = psi.length;
  const a = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const b = new Array<number>(size).fill(0);
  for (let k = 0; k < size; k++) {
    const row = at(a, k);
    const add = (column: number, v: number) => {
      row[column] = at(row, column) + v;
    };
    if (!cyclic && (k === 0 || k === n)) {
      // open ends bend as the neighbouring point does
      add(k, 1);
      add(k === 0 ? 1 : n - 1, 1);
      b[k] = k === 0 ? -at(psi, 1) : 0;
      continue;
    }
    const before = at(chords, (k - 1 + n) % n).d;
    const after = at(chords, k % n).d;
    const next = (k + 1) % size;
    add((k - 1 + size) % size, 1 / before);
    add(k, 2 / before + 2 / after);
    add(next, 1 / after);
    b[k] = (-2 * at(psi, k)) / before - at(psi, next) / after;
  }
  return solve(a, b);
}

function hobby(points: Point[], cyclic: boolean): Segment[] {
  const count = points.length;
  const n = cyclic ? count : count - 1;
  const point = (i: number): Point => at(points, i % count);
  if (!cyclic && n === 1) {
    const [a, b] = [point(0), point(1)];
    const third: Point = [(b[0] - a[0]) / 3, (b[1] - a[1]) / 3];
    return [{ c1: [a[0] + third[0], a[1] + third[1]], c2: [b[0] - third[0], b[1] - third[1]], to: b }];
  }
  const chords = Array.from({ length: n }, (_, i): Chord => {
    const dx = point(i + 1)[0] - point(i)[0];
    const dy = point(i + 1)[1] - point(i)[1];
    return { dx, dy, d: Math.hypot(dx, dy) || 1e-6 };
  });
  const size = cyclic ? n : n + 1;
  const psi = Array.from({ length: size }, (_, k) =>
    !cyclic && (k === 0 || k === n) ? 0 : turn(at(chords, (k - 1 + n) % n), at(chords, k % n)),
  );
  const angles = leavingAngles(chords, psi, cyclic);
  return chords.map(({ dx, dy }, k): Segment => {
    const next = (k + 1) % size;
    const t = at(angles, k);
    const f = -at(psi, next) - at(angles, next);
    const [va, vb] = [velocity(t, f), velocity(f, t)];
    const [z, w] = [point(k), point(k + 1)];
    const [ct, st, cf, sf] = [Math.cos(t), Math.sin(t), Math.cos(f), Math.sin(f)];
    return {
      c1: [z[0] + va * (ct * dx - st * dy), z[1] + va * (st * dx + ct * dy)],
      c2: [w[0] - vb * (cf * dx + sf * dy), w[1] - vb * (-sf * dx + cf * dy)],
      to: w,
    };
  });
}

function pieces(points: Point[]): Segment[] {
  const out: Segment[] = [];
  let run: Point[] = [];
  points.forEach((p, i) => {
    run.push(p);
    const ends = i > 0 && (p[2] || i === points.length - 1);
    if (!ends) return;
    out.push(...hobby(run, false));
    run = [p];
  });
  return out;
}

/** The segments of a smooth curve through the points, broken at flagged corners. */
export function throughPoints(points: Point[], closed: boolean): { start: Point; list: Segment[] } {
  const corner = points.findIndex((p) => p[2]);
  if (!closed) return { start: at(points, 0), list: pieces(points) };
  if (corner < 0) return { start: at(points, 0), list: hobby(points, true) };
  const turned = [...points.slice(corner), ...points.slice(0, corner), at(points, corner)];
  return { start: at(turned, 0), list: pieces(turned) };
}
