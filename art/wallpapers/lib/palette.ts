import { lch, type RGB, ramp } from './colour.ts';

/** OKLCH: lightness 0..1, chroma, hue in degrees. */
export type Lch = readonly [l: number, c: number, h: number];

/** Colours from a flat list of OKLCH triples, in the order given: [l, c, h, l, c, h, …]. */
export function tones(flat: readonly number[]): RGB[] {
  const out: RGB[] = [];
  for (let i = 0; i + 2 < flat.length; i += 3) out.push(lch(flat[i]!, flat[i + 1]!, flat[i + 2]!));
  return out;
}

/** A gradient from a flat list of stops: [t, l, c, h, t, l, c, h, …], t ascending. */
export function gradient(flat: readonly number[]) {
  const out: [number, RGB][] = [];
  for (let i = 0; i + 3 < flat.length; i += 4)
    out.push([flat[i]!, lch(flat[i + 1]!, flat[i + 2]!, flat[i + 3]!)]);
  return ramp(out);
}
