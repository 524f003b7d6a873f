import { GAP, type SearchIndex } from './search-index.ts';

/** Words that stand in more of the 31,102 verses than this say nothing about what a verse is about. */
const COMMON = 2500;

/**
 * How much verses have in common with others: for each word that both have, in whatever form, how rare it is (the logarithm of
 * all verses over those that have it).
 * @param verses numbers of verses in the index
 */
export function likenessTo(index: SearchIndex, verses: readonly number[]): (verse: number) => number {
  const rarity = new Map<number, number>();
  for (const verse of verses) {
    for (const word of wordsOf(index, verse)) {
      const count = versesWith(index, word);
      const stem = index.stems[word]!;
      if (count <= COMMON)
        rarity.set(stem, Math.max(rarity.get(stem) ?? 0, Math.log(index.verseCount / count)));
    }
  }
  return (verse) => {
    let sum = 0;
    const stems = new Set(wordsOf(index, verse).map((word) => index.stems[word]!));
    for (const stem of stems) sum += rarity.get(stem) ?? 0;
    return sum;
  };
}

function wordsOf({ text, textStart }: SearchIndex, verse: number): number[] {
  return Array.from(text.subarray(textStart[verse]!, textStart[verse + 1]!)).filter((word) => word !== GAP);
}

function versesWith({ postingStart }: SearchIndex, word: number): number {
  return postingStart[word + 1]! - postingStart[word]!;
}
