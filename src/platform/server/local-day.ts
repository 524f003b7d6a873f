/** Half-open: `start <= t < end`, UTC epoch milliseconds; `date` is the ISO date (`2026-11-21`) there. */
export interface LocalDay {
  start: number;
  end: number;
  date: string;
}

/**
 * The calendar day that `now` falls in for someone in `timezone` (an IANA name). Days with a clock change have 23 or
 * 25 hours, which is why both ends are computed. Only the server decides what a day is (design, section 5).
 */
export function localDay(now: number, timezone: string): LocalDay {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const start = today.startOfDay();
  return {
    start: start.epochMilliseconds,
    end: start.add({ days: 1 }).startOfDay().epochMilliseconds,
    date: today.toPlainDate().toString(),
  };
}

/** Whether this runtime knows the IANA time zone. */
export function isTimezone(name: string): boolean {
  try {
    Temporal.Now.zonedDateTimeISO(name);
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
