/** The longest words that are compared. */
export const LONGEST_COMPARED = 24;

/** Used again for every pair: a search compares one word with all of a Bible's. */
const rows = [0, 1, 2].map(() => new Uint8Array(2 * LONGEST_COMPARED));

/**
 * Letters left out, put in, changed or changed places with their neighbour (optimal string alignment); more than `most` is
 * `most + 1`. @param one at most `LONGEST_COMPARED` letters @param other at most `most` letters longer or shorter
 */
export function differences(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let [before, previous, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= other.length; j++) previous[j] = j;
  for (let i = 1; i <= one.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one.charCodeAt(i - 1) === other.charCodeAt(j - 1);
      let cost = Math.min(previous[j]! + 1, current[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, before[j - 2]! + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return previous[other.length]!;
}
