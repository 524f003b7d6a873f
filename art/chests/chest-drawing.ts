// What every treasure object shares: the states, the layers that the client animates, light and shadow.
// Canvas 240 × 240, ground line y 212, light from the upper left as on the avatar.
import { cloth, toHex, toLch } from '../avatar/colour.ts';
import { blob, brush, line, poly } from '../avatar/geom.ts';
import { form, mark, type Pen } from '../avatar/pen.ts';
import type { Point } from '../points.ts';

export type ChestState = 'locked' | 'ready' | 'opened';
export const CHEST_STATES: ChestState[] = ['locked', 'ready', 'opened'];

/** A layer becomes `<g class="chest-…">`; the client moves lids and lights with transforms and opacity. */
export type ChestPart = 'shadow' | 'light' | 'body' | 'lid' | 'gift';
export type Layer = readonly [ChestPart, string];
export type DrawChest = (k: Pen, state: ChestState) => Layer[];

export const GLOW = '#FFD98A';
export const CORE = '#FFF6DA';
export const SPARK = '#E0A63B';

/** Five tones of one material. */
export type Mat = ReturnType<typeof cloth>;

/** A material in a state: what is locked stands in a duller light. */
export function material(hex: string, state: ChestState): Mat {
  if (state !== 'locked') return cloth(hex);
  const o = toLch(hex);
  return cloth(toHex({ L: o.L - 0.025, C: o.C * 0.78, h: o.h }));
}

/** A leaf-shaped mark, thin at both ends. */
export const leaf = (fill: string, pts: Point[], w: number, op = 1): string => mark(brush(pts, w), fill, op);
/** A band of even width: trim, seam, strap. */
export const band = (fill: string, pts: Point[], w: number, op = 1): string =>
  mark(brush(pts, w, 1, 1), fill, op);
/** A fold: blunt where it begins, tapering to nothing. */
export const fold = (fill: string, pts: Point[], w: number, op = 1): string =>
  mark(brush(pts, w, 1, 0, 0.04), fill, op);
/** A bare stroke of even width along a smooth line. */
export const stroke = (pts: Point[], colour: string, w: number, op = 1): string =>
  `<path d="${line(...pts)}" fill="none" stroke="${colour}" stroke-width="${w}"${op === 1 ? '' : ` opacity="${op}"`}/>`;
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, op = 1): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${op === 1 ? '' : ` opacity="${op}"`}/>`;
export const at = (x: number, y: number, turn: number, svg: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}">${svg}</g>`;
export const round = (v: number): number => Math.round(v * 10) / 10;

/** A soft light around a point. */
export function halo(k: Pen, cx: number, cy: number, rx: number, ry: number, op: number): string {
  const id = `${k.uid}-h${k.n++}`;
  k.grads.set(
    id,
    `<radialGradient id="${id}"><stop stop-color="${CORE}" stop-opacity="${op}"/><stop offset=".3" stop-color="${GLOW}" stop-opacity="${(op * 0.56).toFixed(2)}"/><stop offset=".62" stop-color="${GLOW}" stop-opacity="${(op * 0.2).toFixed(2)}"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></radialGradient>|${id}`,
  );
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#${id})"/>`;
}

const MOTES: [number, number, number][] = [
  [-30, -52, 2.2],
  [22, -70, 2.8],
  [-8, -86, 1.8],
  [38, -40, 1.8],
  [-44, -30, 1.6],
  [6, -48, 2],
];

/** Light rising from a mouth of half width w at (cx, y): three soft shafts of height h and a few motes. */
export function shafts(k: Pen, cx: number, y: number, w: number, h: number): string {
  const id = `${k.uid}-s${k.n++}`;
  k.grads.set(
    id,
    `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop stop-color="${CORE}" stop-opacity=".95"/><stop offset=".4" stop-color="${GLOW}" stop-opacity=".5"/><stop offset="1" stop-color="${GLOW}" stop-opacity="0"/></linearGradient>|${id}`,
  );
  const shaft = (a: number, b: number, c: number, d: number, op: number) =>
    `<path d="${poly([cx + a, y], [cx + b, y], [cx + d, y - h], [cx + c, y - h])}" fill="url(#${id})" opacity="${op}"/>`;
  const motes = MOTES.map(([x, up, r]) => dot(cx + (x * w) / 44, y + (up * h) / 96, r, CORE)).join('');
  return (
    shaft(-w, w, -w * 1.75, w * 1.75, 0.5) +
    shaft(-w * 0.8, -w * 0.1, -w * 1.5, -w * 0.5, 0.55) +
    shaft(w * 0.15, w * 0.75, w * 0.4, w * 1.35, 0.5) +
    motes
  );
}

/** A bright line of light that escapes at a seam. */
export const seam = (pts: Point[], w: number): string =>
  mark(brush(pts, w * 2.6), GLOW, 0.55) + mark(brush(pts, w), CORE);
/** Golden sparks around something that is ready. */
export const sparks = (...pts: [number, number, number][]): string =>
  pts.map(([x, y, r]) => dot(x, y, r, SPARK)).join('');
export const ground = (cx: number, rx: number): string => oval(cx + 8, 212, rx, 9, '#3a2f55', 0.17);
/** The ground lit by what was opened. */
export const litGround = (k: Pen, cx: number, rx: number): string => halo(k, cx, 213, rx * 1.25, 15, 0.55);

/** What is inside: a rolled print, tied. `len` keeps the foot hidden behind the lip. */
export function scroll(k: Pen, x: number, y: number, turn: number, s = 1, len = 60): string {
  const paper = cloth('#F3E6CC');
  const ribbon = cloth('#6C5AA8');
  const foot = mark(poly([-9, len - 22], [9, len - 22], [9, len], [-9, len]), GLOW, 0.6);
  const roll = form(k, blob([-9, 0, 1], [9, 0, 1], [9, len, 1], [-9, len, 1]), paper, foot, { dx: 5, dy: 0 });
  const end = `${oval(0, 0, 9, 3.4, paper.light)}${stroke(
    [
      [-5, 0.4],
      [0, -1.6],
      [4.4, 0],
      [0, 1.6],
      [-2, 0.6],
    ],
    paper.deep,
    1.1,
  )}`;
  const tie = form(k, poly([-9.4, 17], [9.4, 17], [9.4, 25], [-9.4, 25]), ribbon, '', { dx: 5, dy: 0 });
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})">${roll}${end}${tie}</g>`;
}
