import { WEEKDAYS } from '#features/prayer/prayer.rules.ts';
import type { Lamp } from '#features/rhythm/rhythm.rules.ts';
import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import type { PageOfYear } from '../year.contract.ts';

// British English has one of four letters, 'Sept'.
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** The months, from January. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => {
  const first = new Date(Date.UTC(2026, index, 1));
  const long = dateText(first, { month: 'long', timeZone: 'UTC' });
  return { number: index + 1, short: shortMonth.format(first), long };
});

/** What the voices of a year are called. */
export const VOICE_NAMES: Readonly<Record<Lamp, string>> = { read: 'Read', write: 'Written', pray: 'Prayed' };

/** 'Saturday 21 November' of a date; with the year where it is asked for. */
export function dateWords(date: string, withYear = false): string {
  return dateText(new Date(`${date}T00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

const of = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'From Monday 5 January: 42 minutes, 3 chapters.'; in secret mode without numbers. */
export function weekWords(
  { start, minutes, chapters }: { start: string; minutes: number; chapters: number },
  isSecret: boolean,
): string {
  const parts = isSecret
    ? [minutes > 0 && 'time in the Word', chapters > 0 && 'chapters']
    : [minutes > 0 && of(minutes, 'minute', 'minutes'), chapters > 0 && of(chapters, 'chapter', 'chapters')];
  return `From ${dateWords(start)}: ${parts.filter(Boolean).join(', ')}.`;
}

/** 'Grateful in March, 5 entries'; without their number where it is null. */
export function moodWords(label: string, month: string, entries: number | null): string {
  return `${label} in ${month}${entries === null ? '' : `, ${of(entries, 'entry', 'entries')}`}`;
}

/** '12 minutes in the Word', 'Time in the Word' in secret mode; null where there was none. */
export function minutesWords(minutes: number | null, isSecret: boolean): string | null {
  if (minutes === null) return null;
  if (isSecret) return 'Time in the Word';
  return `${minutes === 0 ? 'Less than a minute' : of(minutes, 'minute', 'minutes')} in the Word`;
}

/** The sentences of the page of a year; null for what there was none of. In secret mode they have no number. */
export function sheetWords(
  { chapters, entries, prayedFor, dates }: Pick<PageOfYear, 'chapters' | 'entries' | 'prayedFor' | 'dates'>,
  isSecret: boolean,
): { read: string | null; written: string | null; prayed: string | null } {
  const said = (count: number, quiet: string, words: string) =>
    count === 0 ? null : isSecret ? quiet : words;
  return {
    read: said(chapters, 'Chapters of the Bible.', `${of(chapters, 'chapter', 'chapters')} of the Bible.`),
    written: said(entries, 'Before God, in my journal.', `${of(entries, 'entry', 'entries')} in my journal.`),
    prayed:
      said(prayedFor, 'For others.', `${of(prayedFor, 'time', 'times')} for others.`) ??
      said(dates.pray.length, 'In the quiet.', `On ${of(dates.pray.length, 'day', 'days')}.`),
  };
}

/** What was prayed on a day; null where nothing was. */
export function prayedWords(
  { isLit, requests }: { isLit: boolean; requests: number },
  isSecret: boolean,
): string | null {
  if (requests === 0) return isLit ? 'You prayed.' : null;
  if (isSecret) return 'You prayed for others.';
  return `You prayed for ${of(requests, 'request', 'requests')}.`;
}

/** '200 days, each one kept'. Of a year that is over none is ahead. @param today its date where the reader is */
export function keptWords(days: number, { year, today }: { year: number; today: string }): string {
  if (days === 0) return Number(today.slice(0, 4)) > year ? 'A year at rest' : 'Its days are ahead';
  return days === 1 ? 'One day, kept' : `${days} days, each one kept`;
}

/** 'Ten books whole, six begun'; in secret mode without numbers. */
export function shelfWords({ whole, begun }: { whole: number; begun: number }, isSecret: boolean): string {
  if (whole === 0 && begun === 0) return 'Sixty-six books, and time for each';
  if (isSecret) return whole === 0 ? 'Books begun' : `Books whole${begun > 0 ? ', and books begun' : ''}`;
  const books = (count: number) => `${numberWord(count)} ${count === 1 ? 'book' : 'books'}`;
  if (whole === 0) return `${books(begun)} begun`;
  return `${books(whole)} whole${begun > 0 ? `, ${numberWord(begun).toLowerCase()} begun` : ''}`;
}

/** 'You write most on Tuesdays and pray most on Sundays.'; null when no day stands out. */
export function habitWords(days: {
  read: number | null;
  write: number | null;
  pray: number | null;
}): string | null {
  const habits = (['write', 'read', 'pray'] as const).flatMap((verb) => {
    const day = days[verb];
    return day === null ? [] : [`${verb} most on ${WEEKDAYS[day - 1]}s`];
  });
  if (habits.length === 0) return null;
  return `You ${habits.length === 3 ? `${habits[0]}, ${habits[1]} and ${habits[2]}` : habits.join(' and ')}.`;
}

/** 'January: read on 12 days, written on 5 days.'; in secret mode 'January: read, written.' */
export function monthWords(
  name: string,
  counts: { read: number; write: number; pray: number },
  isSecret: boolean,
): string {
  const days = (count: number) => (isSecret ? '' : ` on ${of(count, 'day', 'days')}`);
  const parts = [
    counts.read > 0 && `read${days(counts.read)}`,
    counts.write > 0 && `written${days(counts.write)}`,
    counts.pray > 0 && `prayed${days(counts.pray)}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? `${name}: at rest.` : `${name}: ${parts.join(', ')}.`;
}
