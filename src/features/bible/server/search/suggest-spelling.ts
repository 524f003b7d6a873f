import { bitCount } from './rank-verses.ts';
import { lettersOf, type SearchIndex } from './search-index.ts';
import { classOf } from './word-classes.ts';
import { WORD, wordForm } from './words.ts';

/** Words beyond these are not looked up: each is compared with all of a Bible's. */
const MOST_WORDS = 3;
const SHORTEST = 3;
const LONGEST = 24;

/**
 * The query with its unknown words as this Bible spells the nearest ones: 'Nicodemus' for 'Nicodemas'. Null where all are known,
 * or none is near.
 */
export function suggestSpelling(index: SearchIndex, query: string): string | null {
  let looked = 0;
  let isChanged = false;
  const suggested = query.replace(WORD, (word) => {
    const form = wordForm(word);
    const { whole, kin } = classOf(index, form);
    if (whole.length + kin.length > 0 || looked++ >= MOST_WORDS) return word;
    const near = nearestWord(index, form);
    if (near === null) return word;
    isChanged = true;
    return /^\p{Lu}/u.test(word) ? near.charAt(0).toUpperCase() + near.slice(1) : near;
  });
  return isChanged ? suggested : null;
}

/** The word of fewest differences; of equals one with the same first letter, then the most frequent. */
function nearestWord(index: SearchIndex, form: string): string | null {
  if (form.length < SHORTEST || form.length > LONGEST) return null;
  let most = form.length < 5 ? 1 : 2;
  let best: string | null = null;
  let bestWeight = -1;
  const letters = lettersOf(form);
  index.letters.forEach((others, n) => {
    // A difference is two letters at most: one word has the one, the other the other.
    if (bitCount(letters ^ others) > 2 * most) return;
    const word = index.vocabulary[n]!;
    if (Math.abs(word.length - form.length) > most || word.length < SHORTEST) return;
    const distance = differences(form, word, most);
    if (distance > most) return;
    const verses = index.postingStart[n + 1]! - index.postingStart[n]!;
    const weight = (word[0] === form[0] ? 100_000 : 0) + verses;
    if (distance === most && best !== null && weight <= bestWeight) return;
    [most, best, bestWeight] = [distance, word, weight];
  });
  return best;
}

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 4));

/** Letters left out, put in, changed or changed places with their neighbour; more than `most` is `most + 1`. */
function differences(one: string, other: string, most: number): number {
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
