import { OLD_TESTAMENT_BOOKS } from '../../../books.rules.ts';
import { ToldReason } from './told-reason.ts';
import COUNTS from './versifications.json' with { type: 'json' };

/** Where an entry of a module stands by its own numbering; chapter 0 introduces a book, verse 0 a chapter. */
export interface OwnPlace {
  /** Among our 66; -1 for another book. */
  book: number;
  chapter: number;
  verse: number;
}

/** A place by the numbering of the King James Version, which all texts of the house share. */
export interface Place {
  book: number;
  chapter: number;
  verse: number;
}

/** The books' names in OSIS, in the order of `BOOKS`. */
export const OSIS_BOOKS =
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'.split(
    ' ',
  );

interface CountedBook {
  book: number;
  counts: readonly number[];
}

const KJV = new Map(
  [...counted(COUNTS.KJV.ot), ...counted(COUNTS.KJV.nt)].map((one) => [one.book, one.counts]),
);

function counted(list: string): CountedBook[] {
  return list.split(';').map((entry) => {
    const [name = '', numbers] = entry.split(' ');
    const book = OSIS_BOOKS.indexOf(name);
    return { book, counts: numbers === undefined ? KJV.get(book)! : numbers.split(',').map(Number) };
  });
}

/**
 * The places of a testament's entries in their order, by a numbering's name.
 * @throws ToldReason for a numbering that we do not know
 */
export function ownPlaces(versification: string, testament: 'ot' | 'nt'): OwnPlace[] {
  const known = Object.entries(COUNTS).find(([name]) => name.toLowerCase() === versification.toLowerCase());
  if (!known)
    throw new ToldReason(
      `Its verses are numbered as in ${versification.slice(0, 30)}, which is not known here.`,
    );
  // The whole testament and the module itself have an introduction each.
  const none = { book: -1, chapter: 0, verse: 0 };
  const places: OwnPlace[] = [none, none];
  for (const { book, counts } of counted(known[1][testament])) {
    places.push({ book, chapter: 0, verse: 0 });
    for (const [index, count] of counts.entries())
      for (let verse = 0; verse <= count; verse++) places.push({ book, chapter: index + 1, verse });
  }
  return places;
}

/** The numberings that are known, by their names in SWORD. */
export const NUMBERINGS: readonly string[] = Object.keys(COUNTS);

/** The name as we have it of a numbering that somebody named; null for one that is not known. */
export function numberingNamed(name: string): string | null {
  return NUMBERINGS.find((known) => known.toLowerCase() === name.toLowerCase()) ?? null;
}

/** How many verses each chapter of a numbering has, by book; books beside the 66 are at -1. */
export function chapterLengths(versification: string): ReadonlyMap<number, readonly number[]> {
  const known = Object.entries(COUNTS).find(([name]) => name.toLowerCase() === versification.toLowerCase());
  return new Map(
    known ? [...counted(known[1].ot), ...counted(known[1].nt)].map((one) => [one.book, one.counts]) : [],
  );
}

/** How many verses the King James Version has in a chapter. */
export function versesInKjv(book: number, chapter: number): number {
  return KJV.get(book)?.[chapter - 1] ?? 0;
}

/**
 * From a numbering to that of the King James Version. Where a book of the Old Testament has as many verses in both, they are the same
 * ones, however they are parted into chapters; a psalm whose title is counted has one or two more. Everything else keeps its number.
 */
export function toKjvFrom(versification: string): (own: Place) => Place {
  const books = chapterLengths(versification);
  return (own) => {
    const counts = books.get(own.book);
    const theirs = KJV.get(own.book)!;
    if (!counts || counts === theirs) return within(own, theirs);
    if (OSIS_BOOKS[own.book] === 'Ps') return psalmInKjv(own, counts);
    // In the New Testament chapters begin at the same verse everywhere.
    if (own.book < OLD_TESTAMENT_BOOKS && sum(counts) === sum(theirs))
      return nth(own.book, sum(counts.slice(0, own.chapter - 1)) + own.verse, theirs);
    return within(own, theirs);
  };
}

/** The psalms that the Greek numbering, which the Vulgate and the Synodal Bible have, counts together or parts. */
const GREEK: readonly (readonly [own: readonly number[], kjv: readonly number[]])[] = [
  [[9], [9, 10]],
  [[113], [114, 115]],
  [[114, 115], [116]],
  [[146, 147], [147]],
];

function psalmInKjv(own: Place, counts: readonly number[]): Place {
  const isGreek = counts[8] !== undefined && counts[8] > 30;
  const group = isGreek ? GREEK.find(([psalms]) => psalms.includes(own.chapter)) : undefined;
  const shift = isGreek && own.chapter > 9 && own.chapter < 148 ? 1 : 0;
  const [mine, theirs] = group ?? [[own.chapter], [own.chapter + shift]];
  const count = (numbers: readonly number[] | undefined, chapters: readonly number[]) =>
    sum(chapters.map((chapter) => numbers?.[chapter - 1] ?? 0));
  const all = KJV.get(own.book)!;
  const more = count(counts, mine) - count(all, theirs);
  const titles = more > 0 && more <= 2 ? more : 0;
  let at = Math.max(
    1,
    count(
      counts,
      mine.filter((chapter) => chapter < own.chapter),
    ) +
      own.verse -
      titles,
  );
  for (const chapter of theirs) {
    const length = all[chapter - 1] ?? 0;
    if (at <= length) return { book: own.book, chapter, verse: at };
    if (chapter !== theirs.at(-1)) at -= length;
  }
  return within({ book: own.book, chapter: theirs.at(-1)!, verse: at }, all);
}

function nth(book: number, place: number, counts: readonly number[]): Place {
  let left = place;
  for (const [index, count] of counts.entries()) {
    if (left <= count) return { book, chapter: index + 1, verse: left };
    left -= count;
  }
  return { book, chapter: counts.length, verse: counts.at(-1)! };
}

/** Verses that stand in another chapter: by book in OSIS and own chapter and verse. */
const ELSEWHERE: Readonly<Record<string, Omit<Place, 'book'>>> = {
  'Rom.14.24': { chapter: 16, verse: 25 },
  'Rom.14.25': { chapter: 16, verse: 26 },
  'Rom.14.26': { chapter: 16, verse: 27 },
  'Rev.12.18': { chapter: 13, verse: 1 },
};

/** What goes past the end of a chapter, or past the last chapter, stands at its end: nothing is lost. */
function within({ book, chapter, verse }: Place, counts: readonly number[]): Place {
  const elsewhere = ELSEWHERE[`${OSIS_BOOKS[book]}.${chapter}.${verse}`];
  if (elsewhere) return { book, ...elsewhere };
  if (chapter > counts.length) return { book, chapter: counts.length, verse: counts.at(-1)! };
  return { book, chapter, verse: Math.min(verse, counts[chapter - 1]!) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
