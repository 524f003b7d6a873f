// Outlines are long lists of hand-placed points; as text they stay readable: '12,40! 20,36 31,40!', a corner marked by '!'.
import type { P } from '../avatar/geom.ts';

/** Reads points from text. Throws on anything that is not `x,y` or `x,y!`. */
export function xy(text: string): P[] {
  return text.split(' ').map((word) => {
    const found = /^(-?[\d.]+),(-?[\d.]+)(!?)$/.exec(word);
    if (!found) throw new Error(`Not a point: "${word}"`);
    return [Number(found[1]), Number(found[2]), found[3] ? 1 : 0];
  });
}
