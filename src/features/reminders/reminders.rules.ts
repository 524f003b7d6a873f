import { HOUR_MS } from '#contract/durations.ts';
import type { Weekday } from '#contract/local-dates.ts';

/** How a reminder comes; one way at a time. */
export const WAYS = ['push', 'letter', 'calendar'] as const;
export type Way = (typeof WAYS)[number];

export const REMINDER_LIMITS = {
  /** One that could not be sent within this time is not sent. */
  lateMs: HOUR_MS,
  /** How far ahead the next day of a reminder is looked for: the longest rest, and a week after it. */
  lookAheadDays: 70,
} as const;

/** Minutes of the day in the person's zone, from Monday to Sunday; null on a day without one. */
export type Times = readonly (number | null)[];

/** A reminder of one day; `at` in UTC epoch milliseconds. */
export interface Due {
  date: string;
  minute: number;
  at: number;
}

/**
 * The first reminder after `now`. A time that a change of clocks leaves out is taken as much later, one that comes twice the
 * first time. Null when there is none within ten weeks.
 * @param but dates that it stays away from, as sabbaths and those that had theirs
 */
export function nextReminder(
  now: number,
  times: Times,
  timezone: string,
  but: (date: string) => boolean,
): Due | null {
  let day = dayAt(now, timezone);
  for (let i = 0; i < REMINDER_LIMITS.lookAheadDays; i++) {
    const due = reminderOf(day, times, timezone);
    if (due !== null && due.at > now && !but(due.date)) return due;
    day = day.add({ days: 1 });
  }
  return null;
}

/** The reminder that it is time for at `now`; null when the last one was due more than an hour ago. */
export function reminderAt(now: number, times: Times, timezone: string): Due | null {
  const today = dayAt(now, timezone);
  for (const day of [today, today.subtract({ days: 1 })]) {
    const due = reminderOf(day, times, timezone);
    if (due !== null && due.at <= now) return isTimely(due.at, now) ? due : null;
  }
  return null;
}

/** Whether a reminder may still be sent: later it would be about another time of the day. */
export function isTimely(at: number, now: number): boolean {
  return now - at <= REMINDER_LIMITS.lateMs;
}

function dayAt(now: number, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
}

function reminderOf(day: Temporal.PlainDate, times: Times, timezone: string): Due | null {
  const minute = times[day.dayOfWeek - 1] ?? null;
  if (minute === null) return null;
  const time = day.toPlainDateTime({ hour: Math.floor(minute / 60), minute: minute % 60 });
  // A time that is left out at the end of a day would come on the next one; a date that nobody there lives has none.
  for (const disambiguation of ['compatible', 'earlier'] as const) {
    const zoned = time.toZonedDateTime(timezone, { disambiguation });
    if (zoned.toPlainDate().equals(day)) {
      return { date: day.toString(), minute, at: zoned.epochMilliseconds };
    }
  }
  return null;
}

/** Days with the same time, the earliest time first: an event of a calendar each. */
export function daysByTime(times: Times): { minute: number; weekdays: Weekday[] }[] {
  const all = times.flatMap((minute, i) =>
    minute === null ? [] : [{ minute, weekday: (i + 1) as Weekday }],
  );
  return [...Map.groupBy(all, ({ minute }) => minute)]
    .map(([minute, days]) => ({ minute, weekdays: days.map(({ weekday }) => weekday) }))
    .toSorted((a, b) => a.minute - b.minute);
}
