import { DAY_MS } from '#contract/durations.ts';

/** When people are told how many have prayed for them: in the evening, on their own clock. */
const EVENING_HOUR = 18;

/** The next evening at six in this IANA time zone, after `now`; both UTC epoch milliseconds. */
export function nextEvening(now: number, timezone: string): number {
  return nextAt(now, timezone, EVENING_HOUR * 60, () => true);
}

/** When somebody is reminded. */
export interface Reminder {
  /** Minutes after midnight on their clock. */
  minuteOfDay: number;
  /** The sum of the weekdays: Monday 1, Tuesday 2, … Sunday 64. */
  days: number;
}

/** The next moment of a reminder after `now`, UTC epoch milliseconds. A time that a change of clocks skips is taken later. */
export function nextReminder(now: number, { minuteOfDay, days }: Reminder, timezone: string): number {
  return nextAt(now, timezone, minuteOfDay, (weekday) => (days & (1 << (weekday - 1))) !== 0);
}

/** The start of the next day by UTC: what happens to a request without a name is told only by the day. */
export function nextUTCDay(now: number): number {
  const day = DAY_MS;
  return (Math.floor(now / day) + 1) * day;
}

function nextAt(now: number, timezone: string, minute: number, isDay: (weekday: number) => boolean): number {
  const time = { hour: Math.floor(minute / 60), minute: minute % 60 };
  let day = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
  // A week and a day: the time of today's weekday may be over.
  for (let i = 0; i <= 8; i++) {
    const at = day.toZonedDateTime({ timeZone: timezone, plainTime: time }).epochMilliseconds;
    if (isDay(day.dayOfWeek) && at > now) return at;
    day = day.add({ days: 1 });
  }
  throw new Error('a reminder has at least one day');
}
