import type { Canvas } from './canvas.ts';
import { lch, type RGB } from './colour.ts';
import { type Hill, hill, ridgeLine } from './hill.ts';
import { curve } from './maths.ts';
import { gradient, type Lch } from './palette.ts';

/** A ridge line through hand-placed points [x, y, x, y, …], roughened by noise [amp, length, amp, length, …] in px. */
export function line(seed: number, flat: readonly number[], rough: readonly number[], sharp = false) {
  const pts: [number, number][] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) pts.push([flat[i]!, flat[i + 1]!]);
  const octaves: { amp: number; len: number; sharp?: boolean }[] = [];
  for (let i = 0; i + 1 < rough.length; i += 2)
    octaves.push({ amp: rough[i]!, len: rough[i + 1]!, sharp: sharp && i === 0 });
  return ridgeLine(curve(pts), seed, octaves);
}

export interface Slope {
  /** the ridge line, and the lowest row drawn (default: the foot of the canvas) */
  y: (x: number) => number;
  to?: number;
  /** px over which `ramp` runs, measured down from the ridge line; stops as in `gradient` */
  depth: number;
  ramp: readonly number[];
  /** tones of the facets that face the light and of those that turn away */
  lit: Lch;
  shade: Lch;
  /** facets: width and height in px, seed, strength of lit and of shade, px over which they fade */
  facet: readonly [sx: number, sy: number, seed: number, lit: number, shade: number, fade: number];
  /** which side the light is on; -1 is left */
  lx?: -1 | 1;
  /** gullied rock instead of soft ground */
  rock?: boolean;
  gain?: number;
  stipple?: number;
  /** the line of light on the ridge: width in px, x of its middle and its spread, slope that it prefers */
  rim?: readonly [col: RGB, amt: number, width: number, x: number, spread: number, dir?: number];
  /** light that pools on the slope */
  wash?: readonly [col: RGB, amt: number, x: number, spread: number, depth: number];
  fields?: Hill['fields'];
}

/** One ridge with the light of the scene on it. */
export function slope(c: Canvas, s: Slope) {
  const [sx, sy, seed, lamt, samt, fade] = s.facet;
  const k: Hill = {
    y: s.y,
    y1: s.to ?? c.h,
    H: s.depth,
    ramp: gradient(s.ramp),
    facet: {
      ...{ sx, sy, seed, lamt, samt, fade, lx: s.lx ?? -1, gain: s.gain ?? 5, stipple: s.stipple ?? 0.7 },
      ...{ lit: lch(...s.lit), shade: lch(...s.shade), kind: s.rock ? 'ridged' : 'fbm' },
    },
  };
  if (s.rim) {
    const [col, amt, w, x, spread, dir] = s.rim;
    k.rim = { col, amt, w, x, spread, dir: dir ?? 0 };
  }
  if (s.wash) {
    const [col, amt, x, spread, depth] = s.wash;
    k.wash = { col, amt, x, spread, depth };
  }
  if (s.fields) k.fields = s.fields;
  hill(c, k);
}
