import { findPassage, findReadings } from '#features/bible/server/for-other-features.ts';
import { moodsOfMonths } from '#features/journal/server/for-other-features.ts';
import { countPrayedOfDays, findAnsweredIn } from '#features/prayer/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PageOfYear } from '../year.contract.ts';
import { booksFinishedIn, countIn, verseOfYear, YEAR_LIMITS } from '../year.rules.ts';
import { daysOfYear, lampDatesOf, type Person } from './read-year.ts';
import { spanOfYear } from './year-spans.ts';

/** What stands on the page that somebody keeps of a year. */
export async function readPage(
  db: Db,
  person: Person,
  { year, today }: { year: number; today: string },
): Promise<PageOfYear> {
  const span = spanOfYear(year, person.timezone);
  const days = daysOfYear(year);
  const [dates, reads, written, prayedFor, answered, verse] = await Promise.all([
    lampDatesOf(db, person, year),
    findReadings(db, person.id),
    moodsOfMonths(db, person.id, days).execute(),
    countPrayedOfDays(db, person.id, days),
    findAnsweredIn(db, person.id, { ...span, limit: YEAR_LIMITS.answered }),
    findPassage(verseOfYear(year)),
  ]);
  const times = reads.map(({ readAt }) => readAt);
  return {
    year,
    today,
    dates,
    chapters: countIn([span], times)[0]!,
    booksWhole: booksFinishedIn(span, reads),
    entries: written.reduce((sum, { count }) => sum + Number(count), 0),
    prayedFor,
    answered: answered.map(({ text, thanks }) => ({ text, thanks })),
    verse,
  };
}
