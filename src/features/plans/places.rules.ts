import { BOOKS, chapterName } from '#features/bible/books.rules.ts';
import { versesIn } from './chapter-lengths.rules.ts';

/**
 * What is read at once: a chapter ('MRK.5') or some of its verses ('ISA.9.1-7'). It never goes beyond its chapter, so that the
 * reading of a chapter is the reading of each place in it.
 */
export type Place = string;

/** 'ISA.9' of 'ISA.9.1-7'. */
export function chapterOf(place: Place): string {
  return place.split('.', 2).join('.');
}

interface PlaceParts {
  bookId: string;
  chapter: number;
  /** The first and the last verse, both of them read. A whole chapter has all of its own. */
  from: number;
  to: number;
  isWhole: boolean;
}

/** What a place names. A book or chapter that there is not has no verses: its `to` is 0. */
export function partsOf(place: Place): PlaceParts {
  const [bookId = '', chapter = '', verses] = place.split('.');
  const [from = 1, to = versesIn(bookId, Number(chapter))] = verses?.split('-').map(Number) ?? [];
  return { bookId, chapter: Number(chapter), from, to, isWhole: verses === undefined };
}

/** How many verses there are to read. */
export function lengthOf(place: Place): number {
  const { from, to } = partsOf(place);
  return to - from + 1;
}

/** 'Isaiah 9:1–7', 'Psalm 23' */
export function placeName(place: Place): string {
  const { bookId, chapter, from, to, isWhole } = partsOf(place);
  return `${chapterName(bookId, chapter)}${isWhole ? '' : `:${from}–${to}`}`;
}

/** '/bible/ISA/9/1-7' */
export function placePath(place: Place): string {
  return `/bible/${place.replaceAll('.', '/')}`;
}

/** What is read on a day, in short: 'Genesis 1–3, Psalm 8', 'Ruth 4 – 1 Samuel 1' stays two. */
export function placesName(places: readonly Place[]): string {
  const runs: { first: Place; last: Place }[] = [];
  for (const place of places) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.last, place)) run.last = place;
    else runs.push({ first: place, last: place });
  }
  return runs
    .map(({ first, last }) =>
      first === last ? placeName(first) : `${placeName(first)}–${partsOf(last).chapter}`,
    )
    .join(', ');
}

/** Whether the second is the chapter after the first, both of them whole. */
export function follows(one: Place, other: Place): boolean {
  const [a, b] = [partsOf(one), partsOf(other)];
  return a.isWhole && b.isWhole && a.bookId === b.bookId && a.chapter + 1 === b.chapter;
}

/** The chapters of whole books, in their order: ('RUT') is 'RUT.1' to 'RUT.4'. @param bookId one that there is */
export function chaptersOf(bookId: string): Place[] {
  return chaptersFrom(bookId, 1, BOOKS.find(({ id }) => id === bookId)!.chapters);
}

/** The chapters of a book from the first to the last, both of them: 'RUT.1', 'RUT.2'. */
export function chaptersFrom(bookId: string, first: number, last: number): Place[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${bookId}.${first + i}`);
}

/** From one chapter up to another, across books. Empty when the first comes after the last, or one is nowhere. */
export function chaptersBetween(
  from: { bookId: string; chapter: number },
  to: { bookId: string; chapter: number },
): Place[] {
  const first = BOOKS.findIndex(({ id }) => id === from.bookId);
  const last = BOOKS.findIndex(({ id }) => id === to.bookId);
  if (first === -1 || last === -1) return [];
  if (!hasChapter(from) || !hasChapter(to)) return [];
  return BOOKS.slice(first, last + 1).flatMap(({ id, chapters }, i) => {
    const begin = i === 0 ? from.chapter : 1;
    const end = first + i === last ? to.chapter : chapters;
    return begin > end ? [] : chaptersFrom(id, begin, end);
  });
}

function hasChapter({ bookId, chapter }: { bookId: string; chapter: number }): boolean {
  return versesIn(bookId, chapter) > 0;
}
