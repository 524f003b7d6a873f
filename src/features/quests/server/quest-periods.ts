import { dateAfter } from '#contract/local-dates.ts';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { isFree, type Rests } from '#features/rhythm/rhythm.rules.ts';
import { localDay } from '#platform/server/local-day.ts';
import { eveningOf, type Told, weekOfDay } from '../quest-day.rules.ts';
import type { QuestDrawTable } from './quest-tables.ts';

/** A day or a week that asks for something. */
export interface Period extends Told {
  span: QuestDrawTable['span'];
  /** The first of its days on which something can still be done. */
  from: string;
}

export interface Periods {
  /** Null where nothing is asked. */
  ofDay: Period | null;
  ofWeek: Period | null;
  /** Told from the evening on. */
  tomorrow: Period | null;
}

/** What asks for something at a moment of this day: the day and its week, and the day after. On a free day nothing is asked. */
export function periodsAt(
  { day, endsAt }: { day: XPDay; endsAt: number },
  { now, timezone, rests }: { now: number; timezone: string; rests: Rests },
): Periods {
  const from = day.date;
  const isAsked = !isFree(from, rests);
  return {
    ofDay: isAsked ? { span: 'day', date: from, from, startedAt: day.startedAt, endsAt } : null,
    ofWeek: isAsked ? { span: 'week', from, ...weekOfDay(day) } : null,
    tomorrow: tomorrowAt(dateAfter(from, 1), { now, timezone, rests }),
  };
}

function tomorrowAt(
  date: string,
  { now, timezone, rests }: { now: number; timezone: string; rests: Rests },
): Period | null {
  const { start, end } = localDay(now, timezone);
  if (now < eveningOf(start, timezone) || isFree(date, rests)) return null;
  return { span: 'day', date, from: date, startedAt: end, endsAt: localDay(end, timezone).end };
}

/** What is drawn for a period, among these. */
export function ofPeriod(
  draws: readonly QuestDrawTable[],
  { span, date }: Pick<Period, 'span' | 'date'>,
): QuestDrawTable | undefined {
  return draws.find((draw) => draw.span === span && draw.date === date);
}

/** What is drawn for earlier periods of the same length, in the order of these. */
export function earlierThan(draws: readonly QuestDrawTable[], { span, date }: Period): QuestDrawTable[] {
  return draws.filter((draw) => draw.span === span && draw.date < date);
}
