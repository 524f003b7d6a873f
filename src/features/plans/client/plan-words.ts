import { daysBetween } from '#contract/local-dates.ts';
import { dateText } from '#platform/client/date-text.ts';
import { numberWord } from '#platform/client/number-word.ts';
import { placeName } from '../places.rules.ts';
import type { MyPlan, ReadyPlanItem, WayOn } from '../plans.contract.ts';

/** The page that every other one of the plans is under. */
export const BACK_TO_PLANS = { href: '/plans', label: 'Reading plans' };

/** '8 December', '8 December 2027' in another year than today's. */
export function dayWords(date: string, today: string): string {
  return at(date, {
    day: 'numeric',
    month: 'long',
    ...(date.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  });
}

/** 'today', 'tomorrow', 'on Thursday', 'on 8 December'. */
export function whenWords(date: string, today: string): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 1 && days < 7 ? `on ${at(date, { weekday: 'long' })}` : `on ${dayWords(date, today)}`;
}

/** 'Wed, 25 Nov' */
export function shortDay(date: string): string {
  return at(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** 'Tue' of 2. */
export function weekdayName(weekday: number): string {
  return at(`2026-06-0${weekday}`, { weekday: 'short' });
}

function at(date: string, how: Intl.DateTimeFormatOptions): string {
  return dateText(new Date(`${date}T00:00:00Z`), { ...how, timeZone: 'UTC' });
}

/** '14 days, about 6 minutes each' */
export function lengthWords({ days, minutes }: Pick<ReadyPlanItem, 'days' | 'minutes'>): string {
  return `${days} days, about ${minutesWords(minutes)} each`;
}

export function minutesWords(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** Of passages that have come into a group's plan: 'One passage was added.', '24 passages were added.' */
export function addedWords(passages: number): string {
  return passages === 1 ? 'One passage was added.' : `${passages} passages were added.`;
}

/** What is said of a way on: its name, and what follows from it. */
export function wayOnWords({ how, endsOn, minutes }: WayOn, today: string): { label: string; hint: string } {
  const end = dayWords(endsOn, today);
  if (how === 'shift') return { label: 'Go on from here', hint: `The last day is ${end}.` };
  if (how === 'fold')
    return {
      label: 'Spread it over the days to come',
      hint: `The last day stays ${end}; the longest takes about ${minutesWords(minutes)}.`,
    };
  return { label: 'Begin with today’s', hint: `The days between are left out. The last day stays ${end}.` };
}

/** The next place that is not read; null when nothing is left. */
export function nextPlaceOf({ open }: Pick<MyPlan, 'open'>): string | null {
  return open?.places.find(({ isDone }) => !isDone)?.place ?? null;
}

/** How a plan stands, in a line: 'Until 8 December'. */
export function standsWords(plan: MyPlan, today: string): string {
  if (plan.state === 'finished')
    return `${isReadWhole(plan) ? 'Read to the end' : 'At its end'} on ${dayWords(plan.finishedOn!, today)}`;
  if (plan.state === 'paused') return `It stands still at ${placeName(nextPlaceOf(plan)!)}`;
  if (plan.startsOn > today && plan.read === 0) return `Begins ${whenWords(plan.startsOn, today)}`;
  return plan.endsOn === null ? '' : `Until ${dayWords(plan.endsOn, today)}`;
}

/** Whether every place of a plan was read: who began with a later day has left out those between. */
export function isReadWhole({ places, read }: Pick<MyPlan, 'places' | 'read'>): boolean {
  return read >= places;
}

/**
 * What stands where a plan is read to the end: 'All 16 readings, from the first line to the last.' One's own may have one alone. Where
 * days were left out, it says no more than is true.
 */
export function endWords(plan: Pick<MyPlan, 'places' | 'read'>): { title: string; words: string } {
  if (!isReadWhole(plan))
    return {
      title: 'You have come to its end.',
      words: 'What was left out stays here, for whenever you like.',
    };
  const readings =
    plan.places === 1 ? 'One reading' : `All ${numberWord(plan.places).toLowerCase()} readings`;
  return { title: 'Read to the end.', words: `${readings}, from the first line to the last.` };
}
