import type { Weekday } from '#contract/local-dates.ts';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { type LocalDay, localDay } from '#platform/server/local-day.ts';
import {
  countedBefore,
  countedWith,
  dayOfLamps,
  isResting,
  type Lamp,
  restedUntil,
} from '../rhythm.rules.ts';
import type { Kept } from './rhythm-store.ts';

/** How somebody's day and their rhythm stand at one moment. */
export interface RhythmNow {
  /** A lamp was lit once, or a sabbath or a rest was chosen. */
  isBegun: boolean;
  day: XPDay;
  lamps: Record<Lamp, boolean>;
  row: number;
  flasks: number;
  longest: number;
  total: number;
  /** The dates that oil has kept, on the day on which that is counted. */
  oilOn: string[];
  sabbath: Weekday;
  /** The last date of the rest that goes on today; null for none. */
  restsUntil: string | null;
  /** The date of the last day before this one with a lamp; null when there is none. */
  lastDate: string | null;
}

const NO_LAMPS: Record<Lamp, boolean> = { read: false, write: false, pray: false };

/** A rhythm in which a lamp was lit. */
export type KeptWithDay = Kept & { lit: NonNullable<Kept['lit']> };

/** What is kept, as it is now: days missed since are counted, and nothing is written. */
export function rhythmAt(kept: Kept, timezone: string, now: number): RhythmNow {
  const { lit, rests } = kept;
  const day = dayAt(kept, localDay(now, timezone), now);
  const isLit = lit !== null && lit.date === day.date;
  const { counted, oilOn } = countedBefore(kept.counted, day, rests);
  const { row, flasks, longest, total } = counted;
  const toldToday = kept.oil?.usedOn === day.date ? kept.oil.on : [];
  return {
    isBegun: kept.isBegun,
    day: { date: day.date, startedAt: day.startedAt },
    lamps: isLit ? lit.lamps : NO_LAMPS,
    row,
    flasks,
    longest,
    total,
    oilOn: oilOn.length > 0 ? oilOn : toldToday,
    sabbath: rests.sabbath,
    restsUntil: isResting(day.date, rests) ? rests.restUntil : null,
    lastDate: isLit ? null : (lit?.date ?? null),
  };
}

/** The same rhythm with a lamp of today lit at `now`; null when it burns already, and nothing is to be kept. */
export function withLamp(kept: Kept, timezone: string, lamp: Lamp, now: number): KeptWithDay | null {
  const { lit } = kept;
  const local = localDay(now, timezone);
  const day = dayAt(kept, local, now);
  const isSameDay = lit !== null && lit.date === day.date;
  if (isSameDay && lit.lamps[lamp] && local.end <= kept.counted.until!.end) return null;
  const { counted, oilOn } = countedWith(kept.counted, day, kept.rests, local.end);
  const oil = oilOn.length > 0 ? { on: oilOn, usedOn: day.date } : kept.oil;
  const lamps = { ...(isSameDay ? lit.lamps : NO_LAMPS), [lamp]: true };
  const { date, startedAt } = day;
  return { ...kept, isBegun: true, counted, lit: { date, startedAt, lamps }, oil };
}

/**
 * The same rhythm with other rests from today on: what was missed until now is counted by those of then, so that nobody gives a
 * broken row back, or takes a kept one, by a setting.
 * @param change what stands instead; a rest begins today, or goes on
 */
export function withRests(
  kept: Kept,
  timezone: string,
  now: number,
  change: { sabbath: Weekday } | { restUntil: string | null },
): Kept {
  const day = dayAt(kept, localDay(now, timezone), now);
  const { counted, oilOn } = countedBefore(kept.counted, day, kept.rests);
  const oil = oilOn.length > 0 ? { on: oilOn, usedOn: day.date } : kept.oil;
  const rests =
    'sabbath' in change
      ? { ...kept.rests, sabbath: change.sabbath }
      : restedUntil(kept.rests, day.date, change.restUntil);
  return { ...kept, isBegun: true, counted, rests, oil };
}

/** Whether a rest goes on at `now`; what was missed until then is not counted for that. */
export function restsIn(kept: Kept, timezone: string, now: number): boolean {
  return isResting(dayAt(kept, localDay(now, timezone), now).date, kept.rests);
}

function dayAt({ lit, counted }: Kept, local: Readonly<LocalDay>, now: number): XPDay {
  return dayOfLamps(lit, counted.until?.date ?? null, local, now);
}
