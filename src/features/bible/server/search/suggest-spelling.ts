import { differences, LONGEST_COMPARED } from './edit-distance.ts';
import { bitCount } from './rank-verses.ts';
import { lettersOf, type SearchIndex } from './search-index.ts';
import { classOf } from './word-classes.ts';
import { WORD, wordForm } from './words.ts';

/** Words beyond these are not looked up: each is compared with all of a Bible's. */
const MOST_WORDS = 3;
const SHORTEST = 3;

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
  if (form.length < SHORTEST || form.length > LONGEST_COMPARED) return null;
  let most = form.length < 5 ? 1 : 2;
  let best: string | null = null;
  let bestWeight = -1;
  const letters = lettersOf(form);
  index.letters.forEach((others, n) => {
    // A difference is two letters at most: one word has the one, the other the other.
    if (bitCount(letters ^ others) > 2 * most) return;
    const word = index.vocabulary[n]!;
    if (word.length < SHORTEST) return;
    const distance = differences(form, word, most);
    if (distance > most) return;
    const verses = index.postingStart[n + 1]! - index.postingStart[n]!;
    const weight = (word[0] === form[0] ? 100_000 : 0) + verses;
    if (distance === most && best !== null && weight <= bestWeight) return;
    [most, best, bestWeight] = [distance, word, weight];
  });
  return best;
}
