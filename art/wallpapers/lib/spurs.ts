import type { Canvas } from './canvas.ts';
import { type RGB, ramp } from './colour.ts';
import { hill, ridgeLine } from './hill.ts';
import { curve } from './maths.ts';

const rough = {
  far: [
    { amp: 26, len: 260, sharp: true },
    { amp: 26, len: 110 },
    { amp: 10, len: 44 },
    { amp: 4, len: 18 },
  ],
  mid: [
    { amp: 36, len: 340 },
    { amp: 15, len: 125 },
    { amp: 4, len: 30 },
  ],
  near: [
    { amp: 17, len: 320 },
    { amp: 6, len: 95 },
  ],
  flat: [
    { amp: 7, len: 260 },
    { amp: 3, len: 60 },
  ],
};

export type Spur = {
  /** hand-placed points of the ridge, x ascending */
  pts: [number, number][];
  seed: number;
  kind: keyof typeof rough;
  /** colours from the ridge down to its foot, over `h` px */
  tones: RGB[];
  h: number;
  y1?: number;
  lit: RGB;
  shade: RGB;
  /** where the light stands over the ridge, and how far along the ridge it reaches */
  sun: { x: number; spread?: number };
  rim?: { col: RGB; amt: number; w?: number; dir?: number };
  wash?: { col: RGB; amt: number; depth?: number; spread?: number };
  /** −1 when the light comes from the left */
  lx?: 1 | -1;
  size?: [number, number];
  fields?: { amt: number; period: number; col: RGB; slope: number };
};

/** Draw one ridge with the light acting on it, and return its line. */
export function spur(c: Canvas, s: Spur): (x: number) => number {
  const y = ridgeLine(curve(s.pts), s.seed, rough[s.kind]);
  const far = s.kind === 'far';
  const [sx, sy] = s.size ?? (far ? [80, 190] : [190, 130]);
  hill(c, {
    y,
    ...(s.y1 === undefined ? {} : { y1: s.y1 }),
    H: s.h,
    ramp: ramp(s.tones.map((t, i): [number, RGB] => [i / (s.tones.length - 1), t])),
    ...(s.rim && {
      rim: {
        col: s.rim.col,
        amt: s.rim.amt,
        w: s.rim.w ?? (far ? 7 : 11),
        x: s.sun.x,
        spread: s.sun.spread ?? 560,
        ...(s.rim.dir === undefined ? {} : { dir: s.rim.dir }),
      },
    }),
    ...(s.wash && {
      wash: {
        col: s.wash.col,
        x: s.sun.x,
        spread: s.wash.spread ?? s.sun.spread ?? 420,
        amt: s.wash.amt,
        depth: s.wash.depth ?? 130,
      },
    }),
    facet: {
      sx,
      sy,
      seed: s.seed + 100,
      kind: far ? 'ridged' : 'fbm',
      lit: s.lit,
      shade: s.shade,
      lamt: 0.58,
      samt: 0.54,
      lx: s.lx ?? 1,
      gain: 5,
      fade: far ? 160 : s.h * 0.8,
      stipple: 0.7,
    },
    ...(s.fields && { fields: { ...s.fields, seed: s.seed + 5, from: 50 } }),
  });
  return y;
}
