import { BOOKS } from '#features/bible/books.rules.ts';
import { findChaptersRead } from '#features/bible/server/for-other-features.ts';
import { LAMPS } from '#features/rhythm/rhythm.rules.ts';
import {
  findDaysOfYear,
  findFirstDate,
  findRhythm,
  rhythmAt,
} from '#features/rhythm/server/for-other-features.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { getYear, type LampDates } from '../year.contract.ts';

/** Somebody's own year (docs/product.md, Today). Every query is limited to the caller. */
export function yearRoutes(endpoints: Endpoints, { db, clock }: { db: Db; clock: Clock }): void {
  endpoints.handle(getYear, async ({ query, caller }) => {
    const today = rhythmAt(await findRhythm(db, caller.id), caller.timezone, clock.now()).day.date;
    const year = Number(query.of ?? today.slice(0, 4));
    const [days, first, chapters] = await Promise.all([
      findDaysOfYear(db, caller.id, year),
      findFirstDate(db, caller.id),
      findChaptersRead(db, caller.id),
    ]);
    const at = { read: 'read_at', write: 'write_at', pray: 'pray_at' } as const;
    const datesOf = (lamp: keyof LampDates) =>
      days.filter((day) => day[at[lamp]] !== null).map(({ date }) => date);
    return {
      year,
      today,
      firstYear: Number((first ?? today).slice(0, 4)),
      dates: Object.fromEntries(LAMPS.map((lamp) => [lamp, datesOf(lamp)])) as LampDates,
      shelf: shelfOf(chapters),
    };
  });
}

/** Counts chapters ('JHN.3') by their books, in the order of the Bible. */
function shelfOf(chapterIds: readonly string[]): { bookId: string; chaptersRead: number }[] {
  const read = new Map<string, number>();
  for (const id of chapterIds) {
    const bookId = id.slice(0, id.indexOf('.'));
    read.set(bookId, (read.get(bookId) ?? 0) + 1);
  }
  return BOOKS.flatMap(({ id }) => {
    const chaptersRead = read.get(id);
    return chaptersRead === undefined ? [] : [{ bookId: id, chaptersRead }];
  });
}
