import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';

/** Bounds of what is kept and shown; times in milliseconds. */
export const NOTIFICATION_LIMITS = {
  /** Unread ones are counted so far; the bell shows up to 9, and a dot for more. */
  counted: 10,
  /** Kinds present so many at a time. */
  presentedAtOnce: 50,
  /** Whoever was away longer finds the newest; what is older is swept, read or not. */
  keptMs: 90 * DAY_MS,
  /** Devices are told so long afterwards: whoever reads it at once hears of it once, and what comes together is one message. */
  pushedAfterMs: MINUTE_MS,
} as const;

/** Minutes of the day in the person's own zone, half-open; `from` may be later than `to`: then it passes midnight. */
export interface QuietHours {
  from: number;
  to: number;
}

const DAY_MINUTES = 24 * 60;

/** '21:05' as minutes of the day. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes of the day as '06:05'. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

/**
 * When the quiet hours that `now` falls in are over, UTC epoch milliseconds; null when it is in none. On the night when
 * clocks change they end at the hour that the clock shows; when it shows that hour twice, and `now` is in between, the second
 * time.
 */
export function quietUntil(quiet: QuietHours | null, now: number, timezone: string): number | null {
  if (quiet === null || quiet.from === quiet.to) return null;
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const minute = local.hour * 60 + local.minute;
  const { from, to } = quiet;
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const endsToday = minute < to && to !== DAY_MINUTES;
  const end = local
    .toPlainDate()
    .add({ days: endsToday ? 0 : 1 })
    .toPlainDateTime({ hour: Math.floor(to / 60) % 24, minute: to % 60 });
  const first = end.toZonedDateTime(timezone).epochMilliseconds;
  return first > now ? first : end.toZonedDateTime(timezone, { disambiguation: 'later' }).epochMilliseconds;
}

/** When the letter of a week comes: Saturday, 8:00 in the person's zone, before the day of rest. */
export const LETTER_TIME = { weekday: 6, hour: 8 } as const;

/** The first moment after `now` at which a weekly letter is due, UTC epoch milliseconds. */
export function nextLetterAt(now: number, timezone: string): number {
  // Days of the calendar: the same time three days later may not be there, and lie on a Sunday then.
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
  const days = (LETTER_TIME.weekday - today.dayOfWeek + 7) % 7;
  const eightOn = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: timezone, plainTime: { hour: LETTER_TIME.hour } }).epochMilliseconds;
  const saturday = today.add({ days });
  const first = eightOn(saturday);
  return first > now ? first : eightOn(saturday.add({ days: 7 }));
}

const HALF_A_WEEK_MS = 3.5 * DAY_MS;

/** Whether two times at which letters are due belong to one week; so near to each other are only those of two time zones. */
export function isSameWeek(due: number, next: number): boolean {
  return next - due < HALF_A_WEEK_MS;
}
