import type { Result } from './run-query.ts';
import { wordsOf } from './words.ts';

/** Half-open ranges of `text` that a query found, ascending and apart from each other. */
export function markHits(
  text: string,
  { forms, phrases }: Pick<Result, 'forms' | 'phrases'>,
): [number, number][] {
  const found = wordsOf(text);
  const hits: [number, number][] = [];
  for (const word of found) if (forms.has(word.form)) hits.push([word.start, word.end]);
  for (const phrase of phrases) {
    for (let i = 0; i + phrase.length <= found.length; i++) {
      if (!phrase.every((place, n) => place.has(found[i + n]!.form))) continue;
      hits.push([found[i]!.start, found[i + phrase.length - 1]!.end]);
    }
  }
  return merge(hits);
}

function merge(ranges: [number, number][]): [number, number][] {
  const merged: [number, number][] = [];
  for (const range of ranges.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) last[1] = Math.max(last[1], range[1]);
    else merged.push(range);
  }
  return merged;
}
