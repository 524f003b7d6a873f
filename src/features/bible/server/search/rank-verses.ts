import type { SearchIndex } from './search-index.ts';

/** For each word number the terms that it stands for, a bit each. */
export interface Bits {
  whole: Uint16Array;
  kin: Uint16Array;
}

/** Above all that nearness and kin can add up to. */
const WHOLE_PHRASE = 1000;
const USUAL_LENGTH = 25;

/** Where each term stood last. One verse is scored at a time. */
const last = new Int32Array(16);

/**
 * How well a verse answers, higher is better: the whole phrase first, then words themselves before their kin, then how near they
 * stand, in their order, then how much of the verse they are.
 * @param count terms, two at least; bit `n` of `bits` is the term `n` of the query
 */
export function scoreOf(index: SearchIndex, verse: number, bits: Bits, count: number): number {
  const start = index.textStart[verse]!;
  const end = index.textStart[verse + 1]!;
  last.fill(-1, 0, count);
  const all = (1 << count) - 1;
  let [seen, wholes, hits, inOrder, phrase, nearest] = [0, 0, 0, 0, 0, Number.POSITIVE_INFINITY];
  for (let i = start; i < end; i++) {
    const word = index.text[i]!;
    const whole = bits.whole[word]!;
    const any = whole | bits.kin[word]!;
    // Bit `n` stays while the query's first n + 1 words stand here one after another.
    phrase = ((phrase << 1) | 1) & whole;
    if (phrase & (1 << (count - 1))) inOrder = 2;
    if (any === 0) continue;
    hits += whole === 0 ? 0.5 : 1;
    seen |= any;
    wholes |= whole;
    for (let n = 0; n < count; n++) if (any & (1 << n)) last[n] = i;
    if (seen !== all) continue;
    const [first, goesUp] = earliest(count);
    if (i - first < nearest) {
      nearest = i - first;
      if (goesUp) inOrder ||= 1;
    }
  }
  if (inOrder === 2) return WHOLE_PHRASE;
  const dense = hits / (hits + 0.5 + (end - start) / USUAL_LENGTH);
  const near = 20 / (1 + Math.max(0, nearest - count + 1) / 2);
  return 40 * bitCount(wholes) + near + 5 * inOrder + 5 * dense;
}

function earliest(count: number): [first: number, goesUp: boolean] {
  let first = last[0]!;
  let goesUp = true;
  for (let n = 1; n < count; n++) {
    if (last[n]! < last[n - 1]!) goesUp = false;
    if (last[n]! < first) first = last[n]!;
  }
  return [first, goesUp];
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
