import { OSIS_BOOKS, type Place } from './versification.ts';

/**
 * Older Spanish Bibles, the Reina-Valera of 1909 among them, count some verses in the chapter before or after, and modules keep them by
 * the numbering of the King James Version all the same. Own verses, then where they begin there; found by comparing the Hebrew and
 * Greek words of each verse (`spanish-numbers.test.ts`).
 */
const SPANISH = `
Num 13:1 12:16|Num 13:2-33 13:1|Num 30:1 29:40|Num 30:2-16 30:1|Judg 14:19-20 14:18|1Sam 24:1 23:29|1Sam 24:2-22 24:1
1Kgs 22:44-53 22:43|1Chr 21:16-30 21:15|2Chr 33:11-24 33:12|Job 39:1-3 38:39|Job 39:4-30 39:1|Job 40:1-19 40:6|Hos 12:1 11:12
Hos 12:2-14 12:1|Jonah 2:1 1:17|Jonah 2:2-10 2:1|2Cor 13:13 13:14`;

/** A text that has nothing at these, and words all about them, counts as those Bibles do. */
const EMPTY_IN = {
  ot: ['Num 12:16', 'Job 38:39', 'Job 38:41', 'Job 40:24', 'Hos 11:12', 'Jonah 1:17'],
  nt: ['2Cor 13:14'],
};
const FILLED_IN = {
  ot: ['Num 12:15', 'Job 38:38', 'Job 40:19', 'Hos 11:11', 'Jonah 1:16'],
  nt: ['2Cor 13:13', '2Cor 13:12'],
};

export type Moves = ReadonlyMap<string, Place>;

/** Where the verses that these Bibles count elsewhere stand by the King James Version; the key is `keyOf`. */
export function movedVerses(testament: 'ot' | 'nt', hasWords: (place: Place) => boolean): Moves {
  const isSuch =
    EMPTY_IN[testament].every((name) => !hasWords(placeNamed(name))) &&
    FILLED_IN[testament].every((name) => hasWords(placeNamed(name)));
  return isSuch ? ALL : new Map();
}

export function keyOf({ book, chapter, verse }: Place): string {
  return `${book}.${chapter}.${verse}`;
}

const ALL: Moves = new Map(
  SPANISH.trim()
    .split(/[|\n]/)
    .flatMap((line) => {
      const [, book = '', own = '', to = ''] = /^(\S+) (\S+) (\S+)$/.exec(line)!;
      const [chapter, verses = ''] = own.split(':');
      const [first, last = first] = verses.split('-').map(Number);
      const target = placeNamed(`${book} ${to}`);
      return Array.from({ length: last! - first! + 1 }, (_, i) => {
        const from = { book: target.book, chapter: Number(chapter), verse: first! + i };
        return [keyOf(from), { ...target, verse: target.verse + i }] as const;
      });
    }),
);

/** 'Num 12:16' */
function placeNamed(name: string): Place {
  const [, book = '', chapter, verse] = /^(\S+) (\d+):(\d+)$/.exec(name)!;
  return { book: OSIS_BOOKS.indexOf(book), chapter: Number(chapter), verse: Number(verse) };
}
