import { dateAfter } from '#contract/local-dates.ts';
import { BOOKS } from '#features/bible/books.rules.ts';
import {
  countKept,
  findChapterMarks,
  findPosition,
  readingTimeOf,
} from '#features/bible/server/for-other-features.ts';
import { countStands } from '#features/debates/server/for-other-features.ts';
import { countPassageAnswers } from '#features/groups/server/for-other-features.ts';
import { findEntryNumbers } from '#features/journal/server/for-other-features.ts';
import { countEncouragements, countPrayersDone } from '#features/prayer/server/for-other-features.ts';
import { countLamps } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Deeds, DeedsKind } from '../deeds.rules.ts';

/** A day or a week of somebody, as far as it has gone. Half-open, UTC epoch milliseconds. */
export interface Period {
  userId: string;
  date: string;
  span: 'day' | 'week';
  from: number;
  before: number;
  /** When the evening of the day begins by the clock where the person is. */
  eveningFrom: number;
}

/** Nobody needs more of them in a day for any quest. */
const ENTRIES_LOOKED_AT = 100;

const FIND: { [K in DeedsKind]: (db: DbOrTx, period: Period) => Promise<Deeds[K]> } = {
  entries: async (db, { eveningFrom, ...period }) => ({
    written: await findEntryNumbers(db, { ...period, limit: ENTRIES_LOOKED_AT }),
    eveningFrom,
  }),
  reading: findReading,
  kept: countKept,
  prayers: countPrayersDone,
  toOthers: async (db, period) => ({
    encouragements: await countEncouragements(db, period),
    passageAnswers: await countPassageAnswers(db, period),
    stands: await countStands(db, period),
  }),
  lamps: (db, { userId, date, span }) =>
    countLamps(db, { userId, first: date, last: span === 'day' ? date : dateAfter(date, 6) }),
};

/** What was done in a period, as far as these kinds are wanted. */
export async function findDeeds(
  db: DbOrTx,
  period: Period,
  kinds: ReadonlySet<DeedsKind>,
): Promise<Partial<Deeds>> {
  const found: [DeedsKind, unknown][] = [];
  for (const kind of kinds) found.push([kind, await FIND[kind](db, period)]);
  return Object.fromEntries(found) as Partial<Deeds>;
}

async function findReading(db: DbOrTx, { userId, from, before }: Period): Promise<Deeds['reading']> {
  const marks = (await findChapterMarks(db, userId)).filter(({ at }) => at < before);
  const ofBook = Map.groupBy(marks, ({ chapterId }) => chapterId.slice(0, 3));
  const position = await findPosition(db, userId);
  const stayed = position === undefined ? 0 : Number(position.updated_at);
  return {
    marked: BOOKS.flatMap(({ id, chapters }) => {
      const all = ofBook.get(id) ?? [];
      const isNewBook = all.every(({ at }) => at >= from);
      const one = {
        bookId: id,
        isNewBook,
        isBookWhole: all.length === chapters,
        chaptersOfBook: chapters,
      };
      return all.filter(({ at }) => at >= from).map(() => one);
    }),
    stayedIn: position !== undefined && from <= stayed && stayed < before ? position.book_id : null,
    ms: await readingTimeOf(db, { userId, from, before }),
  };
}
