import { chapterLengths, NUMBERINGS } from '../versification.ts';

/** What a text's verses say of its numbering. */
type NumberedBooks = ReadonlyMap<number, readonly { chapter: number; verse: number; label: string }[]>;

/**
 * The numbering in which the most chapters have as many verses as in the text. Nearly all chapters have as many in all of them, and a
 * verse may be missing: so it is that of the King James Version unless another one fits two chapters more.
 */
export function recognisedNumbering(books: NumberedBooks): string {
  const last = new Map([...books].map(([book, verses]) => [book, lastVerses(verses)]));
  let best = { name: 'KJV', score: fitting('KJV', last) + 1 };
  for (const name of NUMBERINGS) {
    const score = fitting(name, last);
    if (score > best.score) best = { name, score };
  }
  return best.name;
}

function lastVerses(
  verses: readonly { chapter: number; verse: number; label: string }[],
): Map<number, number> {
  const last = new Map<number, number>();
  for (const { chapter, verse, label } of verses) {
    const end = Number(/(\d+)[a-z]?$/i.exec(label)?.[1] ?? verse);
    last.set(chapter, Math.max(last.get(chapter) ?? 0, end));
  }
  return last;
}

function fitting(name: string, last: ReadonlyMap<number, ReadonlyMap<number, number>>): number {
  const lengths = chapterLengths(name);
  let score = 0;
  for (const [book, chapters] of last)
    for (const [chapter, verse] of chapters) if (lengths.get(book)?.[chapter - 1] === verse) score += 1;
  return score;
}
