import { findReadings, timeReadIn } from '#features/bible/server/for-other-features.ts';
import { linesOfDays } from '#features/journal/server/for-other-features.ts';
import { countPrayedOfDays } from '#features/prayer/server/for-other-features.ts';
import { findDayAndNext } from '#features/rhythm/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { DayOfYear } from '../year.contract.ts';
import { minutesOf, YEAR_LIMITS } from '../year.rules.ts';
import type { Person } from './read-year.ts';
import { spanOfLivedDay } from './year-spans.ts';

/** What somebody wrote, read and prayed on a day ('2026-11-24') of theirs. */
export async function readDay(db: Db, person: Person, date: string): Promise<DayOfYear> {
  const { id: userId } = person;
  const lit = await findDayAndNext(db, userId, date);
  const span = spanOfLivedDay(date, person.timezone, lit);
  const days = { from: date, until: date };
  const most = YEAR_LIMITS.entriesOfDay;
  const [lines, reads, times, prayedFor] = await Promise.all([
    linesOfDays(db, { userId, days, mood: undefined, after: null, limit: most + 1 }).execute(),
    findReadings(db, userId, span),
    timeReadIn(db, userId, [span]),
    countPrayedOfDays(db, userId, days),
  ]);
  return {
    date,
    entries: lines.slice(0, most),
    hasMoreEntries: lines.length > most,
    chapters: chaptersOf(reads),
    minutes: times[0] ? minutesOf(times[0]) : null,
    lamps: {
      read: (lit.day?.read_at ?? null) !== null,
      write: (lit.day?.write_at ?? null) !== null,
      pray: (lit.day?.pray_at ?? null) !== null,
    },
    prayedFor,
  };
}

/** Each once, in the order in which they were read: where a day was longer than others, one may have been marked twice on it. */
function chaptersOf(reads: readonly { chapterId: string; readAt: number }[]): string[] {
  const read = reads.toSorted((a, b) => a.readAt - b.readAt);
  return [...new Set(read.map(({ chapterId }) => chapterId))];
}
