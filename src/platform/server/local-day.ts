import { LRUCache } from 'lru-cache';

/** Half-open: `start <= t < end`, UTC epoch milliseconds; `date` is the ISO date (`2026-11-21`) there. */
export interface LocalDay {
  start: number;
  end: number;
  date: string;
}

/**
 * The calendar day that `now` falls in for someone in `timezone` (an IANA name). Days with a clock change have 23 or
 * 25 hours, which is why both ends are computed. Only the server decides what a day is (docs/product.md, XP and
 * levels).
 */
export function localDay(now: number, timezone: string): Readonly<LocalDay> {
  const known = lastDays.get(timezone);
  if (known && known.start <= now && now < known.end) return known;
  const day = computeDay(now, timezone);
  lastDays.set(timezone, day);
  return day;
}

/**
 * The day that was last asked for in each time zone: nearly always today, asked for at every save. There are some 600
 * names; the bound is against names that only differ in case. Every process computes the same, and remembers it for
 * itself.
 */
const lastDays = new LRUCache<string, Readonly<LocalDay>>({ max: 1000 });

function computeDay(now: number, timezone: string): LocalDay {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone);
  const start = today.startOfDay();
  return {
    start: start.epochMilliseconds,
    end: start.add({ days: 1 }).startOfDay().epochMilliseconds,
    date: today.toPlainDate().toString(),
  };
}
