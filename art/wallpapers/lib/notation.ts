import { readPoint } from '../../points.ts';
import { lch, type Ramp, type RGB, ramp } from './colour.ts';
import { curve } from './maths.ts';

const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

/** Reads `'0 1560, 260 1500'` as [[0, 1560], [260, 1500]]: the hand-placed points of a scene stay one line. */
export function points(text: string): [number, number][] {
  return text.split(',').map(readPoint);
}

/** A smooth line through `points(text)`, as a function of x. */
export const line = (text: string): ((x: number) => number) => curve(points(text));

/** Reads `'0 0.24 0.05 205, 1 0.74 0.075 40'` (place, OKLCH lightness, chroma, hue) as a colour ramp. */
export function sweep(text: string): Ramp {
  return ramp(
    text.split(',').map((part) => {
      const [t, l, ch, h] = numbers(part);
      if (h === undefined) throw new Error(`not a colour stop: ${part}`);
      return [t!, lch(l!, ch!, h)];
    }),
  );
}

/** Reads `'0.24 0.05 205, 0.3 0.05 210'` (OKLCH lightness, chroma, hue) as a list of colours. */
export function tints(text: string): RGB[] {
  return text.split(',').map((part) => {
    const [l, ch, h] = numbers(part);
    if (h === undefined) throw new Error(`not a colour: ${part}`);
    return lch(l!, ch!, h);
  });
}
