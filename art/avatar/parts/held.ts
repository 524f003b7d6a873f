/** Things held in the viewer's-left hand; the outfit then sets `ownHandL`. */

import type { Point } from '../../points.ts';
import type { Skin } from '../avatar-colours.ts';
import { cloth } from '../colour.ts';
import { band, fold, leaf } from '../garment.ts';
import { brush, off, pts, shape, tube } from '../geom.ts';
import { form, mark, type Pen, type Tone } from '../pen.ts';
import type { Rig } from '../rig.ts';

/** The middle of the closed hand. */
export const grip = (r: Rig): Point => off(r.wrL, 0, 6);

/** A closed hand; draw it over what it holds. */
export function fist(r: Rig, k: Pen, sk: Skin): string {
  const [x, y] = grip(r);
  const fingers = [-6, 1, 8].map((q) => fold(sk.deep, pts`-15 ${q}, -6 ${q + 0.6}, 3 ${q}`, 1.6)).join('');
  const hand = shape`-13 -10, -6 -14.5, 8 -14, 15 -8, 15 8, 8 14.5, -7 15, -13 8`;
  const thumb = shape`15 -9, 5 -16, -7 -17.5, -9 -13, 1 -9, 10 -2`;
  return `<g transform="translate(${x} ${y}) scale(${+(r.b.arm / 12).toFixed(2)})">${form(k, hand, sk, fingers, { dx: 4, dy: 3 })}${form(k, thumb, sk, '', { dx: 1, dy: 3 })}</g>`;
}

/** A shepherd's crook, upright. */
export function crook(r: Rig, k: Pen, sk: Skin, wood: Tone): string {
  const [x] = grip(r);
  const line = pts`${x + 2} 636, ${x} 420, ${x - 3} 230, ${x - 6} 160, ${x - 17} 138, ${x - 35} 145, ${x - 38} 160`;
  return form(k, tube(line, [7, 8, 8, 8.5, 8.5, 8, 6]), wood, '', { dx: 3, dy: 0 }) + fist(r, k, sk);
}

const FLAME = '#FFD98A';
/** A lantern that hangs from the hand, lit. */
export function lantern(r: Rig, k: Pen, sk: Skin, metal: Tone): string {
  const [x, y] = grip(r);
  const at = (points: Point[]): Point[] => points.map((p) => off(p, x, y, p[2]));
  const ring =
    band(metal.base, at(pts`0 6, -13 22, -13 34`), 2.6) + band(metal.deep, at(pts`0 6, 13 22, 13 34`), 2.6);
  const roof = form(k, shape`${at(pts`-17 42*, -12 34, 0 28*, 12 34, 17 42*`)}`, metal, '', {
    dx: 6,
    dy: 1,
    rim: 1.4,
  });
  const pane = form(
    k,
    shape`${at(pts`-14 42*, 14 42*, 16 74*, -16 74*`)}`,
    { ...cloth('#F6DFA6'), base: '#F9E3AC' },
    mark(shape`${at(pts`0 48, 5 60, 0 68, -5 60`)}`, '#F0A94A') +
      mark(shape`${at(pts`0 55, 2.6 62, 0 67, -2.6 62`)}`, '#FFF6DA'),
    { dx: 4, dy: 0 },
  );
  const bars = [-15, 0, 15].map((b) => band(metal.base, at(pts`${b * 0.9} 42, ${b} 75`), 2.4)).join('');
  const foot = form(k, shape`${at(pts`-18 74*, 18 74*, 19 81*, -19 81*`)}`, metal, '', { dx: 8, dy: 0 });
  const glow = `<circle cx="${x}" cy="${y + 60}" r="34" fill="${FLAME}" opacity=".16"/><circle cx="${x}" cy="${y + 60}" r="24" fill="${FLAME}" opacity=".2"/>`;
  return glow + ring + pane + bars + roof + foot + fist(r, k, sk);
}

/** A two-coloured clay jug, hanging by its handle. */
export function jug(r: Rig, k: Pen, sk: Skin, clay: Tone, glaze: Tone): string {
  const [x, y] = grip(r);
  const at = (points: Point[]): Point[] => points.map((p) => off(p, x - 15, y + 8, p[2]));
  const handle = form(k, tube(at(pts`-2 22, 8 0, 25 0, 25 36`), [7, 8, 8, 7]), clay, '', { dx: 2, dy: 2 });
  const body = form(
    k,
    shape`${at(pts`-15 12*, -13 22, -29 42, -27 66, -14 80*, 14 80*, 28 66, 29 42, 12 22, 13 12*`)}`,
    clay,
    mark(shape`${at(pts`-40 4*, 40 4*, 40 40*, 20 47, 0 42, -20 49, -40 42*`)}`, glaze.base) +
      band(glaze.light, at(pts`-30 62, 0 66, 30 62`), 2.6) +
      leaf(clay.light, at(pts`-22 44, -24 56, -19 70`), 4, 0.8),
    { dx: 9, dy: 0 },
  );
  const lip = form(k, shape`${at(pts`-17 12, -10 8, 10 8, 15 12, 10 16, -12 16`)}`, glaze, '', {
    dx: 4,
    dy: 0,
  });
  return handle + body + lip + fist(r, k, sk);
}

/** An armful of ripe wheat, heads up. */
export function sheaf(r: Rig, k: Pen, sk: Skin, straw: Tone, tie: Tone): string {
  const [x, y] = grip(r);
  const ear = (tip: Point, foot: Point, front: boolean): string => {
    const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
    const on = (t: number, side: number): Point => [
      foot[0] + dx * t - dy * side,
      foot[1] + dy * t + dx * side,
    ];
    const row = (side: number, from: number): string =>
      [0, 1, 2, 3, 4]
        .filter((n) => n % 2 === from)
        .map((n) => 0.62 + n * 0.08)
        .map((t) => brush([on(t - 0.06, 0), on(t + 0.02, side), on(t + 0.1, side * 0.7)], 6))
        .join('');
    return (
      band(front ? straw.shade : straw.deep, [foot, tip], 2.6) +
      mark(row(-0.05, 0), straw.light) +
      mark(row(-0.05, 1), straw.shade) +
      mark(row(0.05, 0) + row(0.05, 1), straw.base) +
      leaf(straw.light, [on(0.9, 0), on(1.08, 0)], 4)
    );
  };
  const foot: Point = [x + 3, y + 14];
  const ears = pts`${x - 46} ${y - 104}, ${x + 20} ${y - 116}, ${x - 27} ${y - 124}, ${x + 2} ${y - 130}, ${x - 36} ${y - 82}`;
  const stalks = pts`${x - 8} ${y + 70}, ${x + 4} ${y + 76}, ${x + 15} ${y + 70}, ${x + 23} ${y + 64}`
    .map((p, i) => band(i % 2 ? straw.shade : straw.base, pts`${x + i - 2} ${y}, ${p}`, 4))
    .join('');
  const knot = form(k, tube(pts`${x - 8} ${y + 20}, ${x + 12} ${y + 20}`, [9, 9]), tie, '', { dx: 3, dy: 0 });
  return stalks + knot + ears.map((tip, i) => ear(tip, foot, i > 3)).join('') + fist(r, k, sk);
}

/** Three white lilies on a stem. */
export function lilies(r: Rig, k: Pen, sk: Skin, petal: Tone, green: Tone): string {
  const [x, y] = grip(r);
  const bloom = (cx: number, cy: number, turn: number, size: number): string =>
    `<g transform="translate(${cx} ${cy}) rotate(${turn}) scale(${size})">${form(
      k,
      shape`-3 14*, -9 0, -19 -13*, -7 -9, 0 -20*, 7 -9, 19 -12*, 9 1, 3 14*`,
      petal,
      leaf(petal.shade, pts`0 12, 0 -2, 0 -16`, 5) +
        leaf('#E7B65C', pts`0 4, -2 -6, -4 -10`, 2.4) +
        leaf('#E7B65C', pts`1 4, 3 -6, 5 -9`, 2.4),
      { dx: 4, dy: 1 },
    )}</g>`;
  const stem = band(green.shade, pts`${x + 6} ${y + 66}, ${x} ${y}, ${x - 12} ${y - 96}`, 3.4);
  const twigs =
    band(green.shade, pts`${x - 6} ${y - 52}, ${x - 24} ${y - 74}`, 2.6) +
    band(green.shade, pts`${x - 8} ${y - 62}, ${x + 8} ${y - 84}`, 2.6);
  const blades =
    leaf(green.base, pts`${x - 2} ${y - 18}, ${x - 20} ${y - 34}, ${x - 34} ${y - 34}`, 8) +
    leaf(green.base, pts`${x + 1} ${y + 22}, ${x - 16} ${y + 34}, ${x - 22} ${y + 54}`, 8) +
    leaf(green.light, pts`${x + 4} ${y + 30}, ${x + 16} ${y + 40}, ${x + 20} ${y + 56}`, 6);
  return (
    stem +
    twigs +
    blades +
    bloom(x - 30, y - 84, -34, 0.92) +
    bloom(x + 13, y - 94, 30, 0.92) +
    bloom(x - 13, y - 112, -4, 1.12) +
    fist(r, k, sk)
  );
}
