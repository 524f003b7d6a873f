import { BOOKS } from '#features/bible/books.rules.ts';
import { findReadings, timeReadIn } from '#features/bible/server/for-other-features.ts';
import { MOOD_IDS } from '#features/journal/journal.rules.ts';
import { type Days, moodsOfMonths } from '#features/journal/server/for-other-features.ts';
import { LAMPS } from '#features/rhythm/rhythm.rules.ts';
import { findDaysOfYear, findFirstDate } from '#features/rhythm/server/for-other-features.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { LampDates, MoodsOfMonth, Week, Year } from '../year.contract.ts';
import { countIn, minutesOf, weeksOfYear } from '../year.rules.ts';
import { spansOfWeeks } from './year-spans.ts';

export interface Person {
  id: string;
  timezone: string;
}

export const daysOfYear = (year: number): Days => {
  const start = String(year).padStart(4, '0');
  return { from: `${start}-01-01`, until: `${start}-12-31` };
};

/** A year of somebody, of the rows that are theirs alone. */
export async function readYear(
  db: Db,
  person: Person,
  { year, today }: { year: number; today: string },
): Promise<Year> {
  const spans = spansOfWeeks(year, person.timezone);
  const [dates, first, reads, times, moods] = await Promise.all([
    lampDatesOf(db, person, year),
    findFirstDate(db, person.id),
    findReadings(db, person.id),
    timeReadIn(db, person.id, spans),
    moodsOfMonths(db, person.id, daysOfYear(year)).execute(),
  ]);
  const chapters = countIn(
    spans,
    reads.map(({ readAt }) => readAt),
  );
  return {
    year,
    today,
    firstYear: Number((first ?? today).slice(0, 4)),
    dates,
    shelf: shelfOf(new Set(reads.map(({ chapterId }) => chapterId))),
    weeks: weeksOf(year, times, chapters),
    moods: moodsByMonth(moods),
  };
}

/** The dates of a year on which somebody lit each lamp. */
export async function lampDatesOf(db: Db, { id }: Person, year: number): Promise<LampDates> {
  const days = await findDaysOfYear(db, id, year);
  const at = { read: 'read_at', write: 'write_at', pray: 'pray_at' } as const;
  const datesOf = (lamp: keyof LampDates) =>
    days.filter((day) => day[at[lamp]] !== null).map(({ date }) => date);
  return Object.fromEntries(LAMPS.map((lamp) => [lamp, datesOf(lamp)])) as LampDates;
}

function weeksOf(year: number, times: readonly number[], chapters: readonly number[]): Week[] {
  return weeksOfYear(year)
    .map((start, week) => ({ start, minutes: minutesOf(times[week] ?? 0), chapters: chapters[week] ?? 0 }))
    .filter(({ minutes, chapters: read }) => minutes > 0 || read > 0);
}

function moodsByMonth(
  rows: readonly { month: string; mood: (typeof MOOD_IDS)[number] | null; count: number | string }[],
): MoodsOfMonth[] {
  const months = Map.groupBy(
    rows.filter(({ mood }) => mood !== null),
    ({ month }) => month,
  );
  return [...months]
    .map(([month, counts]) => ({
      month,
      moods: MOOD_IDS.flatMap((mood) => {
        const found = counts.find((row) => row.mood === mood);
        return found ? [{ mood, entries: Number(found.count) }] : [];
      }),
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month));
}

/** Counts chapters ('JHN.3') by their books, in the order of the Bible. */
function shelfOf(chapterIds: ReadonlySet<string>): Year['shelf'] {
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
