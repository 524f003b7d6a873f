import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { dateAfter, daysBetween, type Weekday, weekdayOf } from '#contract/local-dates.ts';
import { type XPDay, xpDayAt } from '#features/progress/progress.rules.ts';

/** The three lamps of a day: reading, writing and praying light them, by being done. */
export const LAMPS = ['read', 'write', 'pray'] as const;
export type Lamp = (typeof LAMPS)[number];

export const RHYTHM = {
  /** After so many days in a row a flask of oil is kept, for a day that is missed later. */
  daysToAFlask: 7,
  mostFlasks: 2,
  /** A rest for illness or travel ends at most so many days from the one on which its end is chosen. */
  mostDaysOfRest: 60,
} as const;

/** A day on which clocks are set forward is so much shorter. */
const CLOCK_CHANGE_MS = HOUR_MS;

/** What was counted so far. */
export interface Counted {
  /** Days in a row on which a lamp was lit. */
  row: number;
  flasks: number;
  longest: number;
  /** All days on which a lamp was lit. It only grows. */
  total: number;
  /**
   * The last date that is counted, and when it ended where the person was then, UTC epoch milliseconds. Null before the first
   * lamp.
   */
  until: { date: string; end: number } | null;
}

/** What never breaks a row. */
export interface Rests {
  /** The weekday that is kept free. */
  sabbath: Weekday;
  /** The first and the last date of a rest; null for none. */
  restFrom: string | null;
  restUntil: string | null;
}

export const NOTHING_COUNTED: Counted = { row: 0, flasks: 0, longest: 0, total: 0, until: null };
export const FIRST_RESTS: Rests = { sabbath: 7, restFrom: null, restUntil: null };

/** Whether a date is in a rest; its first and its last day are. */
export function isResting(date: string, { restFrom, restUntil }: Rests): boolean {
  return restFrom !== null && restUntil !== null && restFrom <= date && date <= restUntil;
}

/**
 * The rests with another end, chosen today. Days of a rest that are over stay free: one that goes on, or was over yesterday, keeps its
 * first day; one that is ended was until yesterday, and one that began today was none.
 * @param until null: it is ended
 */
export function restedUntil(rests: Rests, today: string, until: string | null): Rests {
  const { restFrom, restUntil } = rests;
  const yesterday = dateAfter(today, -1);
  if (until === null) {
    if (!isResting(today, rests)) return rests;
    const isNone = restFrom === today;
    return { ...rests, restFrom: isNone ? null : restFrom, restUntil: isNone ? null : yesterday };
  }
  const goesOn = restFrom !== null && restUntil !== null && restFrom <= today && restUntil >= yesterday;
  return { ...rests, restFrom: goesOn ? restFrom : today, restUntil: until };
}

/** Whether a day asks nothing: it is the sabbath, or a day of rest. */
export function isFree(date: string, rests: Rests): boolean {
  return isResting(date, rests) || weekdayOf(date) === rests.sabbath;
}

/**
 * The day of lamps that `now` is in. It follows the day of XP (`xpDayAt`), but no date comes twice and none comes back: after a
 * flight over the date line the same day goes on until the calendar has caught up.
 * @param lit the last day on which a lamp was lit; null before the first
 * @param until the last date that is counted
 * @param local the local day of `now`, from its first moment on
 */
export function dayOfLamps(
  lit: XPDay | null,
  until: string | null,
  local: { start: number; date: string },
  now: number,
): XPDay {
  const day = xpDayAt(lit, local, now);
  if (day === lit || (lit !== null && day.date <= lit.date)) return lit!;
  return until !== null && day.date <= until ? { ...day, date: dateAfter(until, 1) } : day;
}

/**
 * What stands on a day on which no lamp is lit yet: each date before it that was missed has taken a flask of oil, or ended the
 * row. A flight over the date line leaves out a date that nobody lives: no more dates are missed than whole days have gone
 * since the last counted one ended, and what is left out are the first of them.
 * @param today a day that is not over; it is not missed yet
 * @returns what is counted until the day before, and the dates that oil has kept
 */
export function countedBefore(
  counted: Counted,
  today: XPDay,
  rests: Rests,
): { counted: Counted; oilOn: string[] } {
  const { until } = counted;
  if (until === null || today.date <= until.date) return { counted, oilOn: [] };
  const dates = daysBetween(until.date, today.date) - 1;
  if (dates === 0) return { counted, oilOn: [] };
  const lived = Math.max(0, Math.floor((today.startedAt - until.end + CLOCK_CHANGE_MS) / DAY_MS));
  const oilOn: string[] = [];
  let { row, flasks } = counted;
  // A row outlasts at most a rest, two flasks and the sabbaths between: whoever was away for years is counted as soon.
  for (let i = Math.max(0, dates - lived) + 1; i <= dates && row > 0; i++) {
    const date = dateAfter(until.date, i);
    if (isFree(date, rests)) continue;
    if (flasks > 0) {
      flasks--;
      oilOn.push(date);
    } else row = 0;
  }
  const before = { date: dateAfter(today.date, -1), end: today.startedAt };
  return {
    counted: { ...counted, row, flasks, until: before },
    oilOn: row > 0 ? oilOn : [],
  };
}

/**
 * What is counted once a lamp is lit on a day. Only the first of a day counts; the others move its end on, if the person has
 * gone west since.
 * @param end when the local day ends that the lamp is lit on
 */
export function countedWith(
  counted: Counted,
  today: XPDay,
  rests: Rests,
  end: number,
): { counted: Counted; oilOn: string[] } {
  const { until } = counted;
  if (until !== null && today.date <= until.date) {
    return { counted: { ...counted, until: { date: until.date, end: Math.max(until.end, end) } }, oilOn: [] };
  }
  const { counted: before, oilOn } = countedBefore(counted, today, rests);
  const row = before.row + 1;
  const earned = row % RHYTHM.daysToAFlask === 0 ? 1 : 0;
  return {
    counted: {
      row,
      flasks: Math.min(RHYTHM.mostFlasks, before.flasks + earned),
      longest: Math.max(before.longest, row),
      total: before.total + 1,
      until: { date: today.date, end },
    },
    oilOn,
  };
}
