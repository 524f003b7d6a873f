import { RRuleTemporal } from 'rrule-temporal';
import type { Repeat } from './gatherings.rules.ts';

/**
 * How a series counts its days: on the clocks of its place, as if these never changed. Only then each day becomes a moment, in
 * the zone of the place, so that no reader's zone and no change of clocks moves an occurrence to another day.
 */
export interface Series {
  /** The first begin and its end, on the clocks of the place: '2026-11-26T19:00'. */
  localStart: string;
  localEnd: string;
  timezone: string;
  repeat: Repeat | null;
}

/** When one occurrence is. */
export interface OccurrenceTimes {
  /** When the rule has it begin: its name in the series. */
  start: string;
  /** What the clocks show: another time than the rule's where that does not exist. */
  localStart: string;
  localEnd: string;
  /** UTC epoch milliseconds. */
  startsAt: number;
  endsAt: number;
}

/** More would be no series of people who meet. */
const MAX_BEGINS = 400;
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * The begins of a series on the clocks of its place, from a local time on and before another, soonest first; at most 400. Its
 * first one is among them.
 */
export function startsBetween(series: Series, from: string, before: string): string[] {
  const { localStart, repeat } = series;
  if (repeat === null) return localStart >= from && localStart < before ? [localStart] : [];
  const rule = new RRuleTemporal({
    rruleString: `${dtstart(localStart)}\nRRULE:${ruleOf(localStart, repeat)}`,
  });
  const first = from > localStart ? from : localStart;
  if (first >= before) return [];
  const found = rule
    .between(asIfUTC(first), asIfUTC(before), true)
    .map(({ epochMilliseconds }) => wallClockAt(epochMilliseconds, 'UTC'));
  return found.filter((start) => start >= first && start < before).slice(0, MAX_BEGINS);
}

/** The moments of an occurrence that begins then. It lasts as long as the first, by the clocks. */
export function timesOf(series: Series, start: string): OccurrenceTimes {
  const { localStart, localEnd, timezone } = series;
  const lasts = Temporal.PlainDateTime.from(localEnd).since(Temporal.PlainDateTime.from(localStart), {
    largestUnit: 'hour',
  });
  const startsAt = momentOf(start, timezone);
  const byTheClocks = momentOf(wallClock(Temporal.PlainDateTime.from(start).add(lasts)), timezone);
  // Clocks that go forward in between would have it end before it begins.
  const endsAt = byTheClocks > startsAt ? byTheClocks : startsAt + lasts.total('millisecond');
  return {
    start,
    localStart: wallClockAt(startsAt, timezone),
    localEnd: wallClockAt(endsAt, timezone),
    startsAt,
    endsAt,
  };
}

/** A time that does not exist in spring is the one later by the gap; of one that comes twice in autumn it is the first. */
export function momentOf(local: string, timezone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timezone, { disambiguation: 'compatible' })
    .epochMilliseconds;
}

/** What the clocks show there then: '2026-11-26T19:00'. */
export function wallClockAt(at: number, timezone: string): string {
  return wallClock(Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timezone).toPlainDateTime());
}

/** The same time on the day before, by the clocks of the place. */
export function dayBefore(local: string, timezone: string): number {
  return momentOf(wallClock(Temporal.PlainDateTime.from(local).subtract({ days: 1 })), timezone);
}

/** Whether the first date of a series is one that its rule gives: 'the last Friday' begins on a last one. */
export function beginsByItsRule(series: Series): boolean {
  const { localStart, repeat } = series;
  if (repeat === null) return true;
  if (repeat.until !== null && repeat.until < localStart.slice(0, 10)) return false;
  if (repeat.kind !== 'last-weekday') return true;
  const date = Temporal.PlainDate.from(localStart.slice(0, 10));
  return date.day + 7 > date.daysInMonth;
}

/** The day on which a series begins for the last time before another one of its begins; where there is none, the day before that. */
export function lastDayBefore(series: Series, start: string): string {
  const day = Temporal.PlainDate.from(start.slice(0, 10));
  // Of fifth Thursdays, and of the 31st, months may be left out.
  const from = `${day.subtract({ months: 6 })}T00:00`;
  return startsBetween(series, from, start).at(-1)?.slice(0, 10) ?? day.subtract({ days: 1 }).toString();
}

/** Of a series that ends: a local time after its last begin. */
export function endOfSeries({ localStart, repeat }: Series): string | null {
  if (repeat === null) return `${localStart.slice(0, 10)}T23:59`;
  return repeat.until === null ? null : `${repeat.until}T23:59`;
}

function ruleOf(localStart: string, { kind, every, until }: Repeat): string {
  const date = Temporal.PlainDate.from(localStart.slice(0, 10));
  const weekday = DAYS[date.dayOfWeek - 1];
  const end = until === null ? '' : `;UNTIL=${until.replaceAll('-', '')}T235959Z`;
  switch (kind) {
    case 'weekly':
      return `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${weekday}${end}`;
    case 'month-day':
      return `FREQ=MONTHLY;BYMONTHDAY=${date.day}${end}`;
    case 'weekday':
      return `FREQ=MONTHLY;BYDAY=${Math.ceil(date.day / 7)}${weekday}${end}`;
    case 'last-weekday':
      return `FREQ=MONTHLY;BYDAY=-1${weekday}${end}`;
  }
}

function dtstart(local: string): string {
  return `DTSTART:${local.replaceAll(/[-:]/g, '')}00Z`;
}

function asIfUTC(local: string): Date {
  return new Date(`${local}:00Z`);
}

function wallClock(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: 'minute' });
}
