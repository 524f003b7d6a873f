import { minutesOf } from '../dividing.rules.ts';
import type { MyPlan, WayOn, WholePlan } from '../plans.contract.ts';
import { CATCH_UPS } from '../plans.rules.ts';
import {
  caughtUp,
  datesFrom,
  daysOf,
  endOf,
  hasLeftDays,
  heaviestDay,
  openDay,
  type Standing,
} from '../schedule.rules.ts';
import { type PlanReader, readingDaysOf } from './plan-reader.ts';
import type { Plan } from './plan-row.ts';

/** @param read the numbers of the places that were read */
export function presentPlan(plan: Plan, read: ReadonlySet<number>, reader: PlanReader): MyPlan {
  const { arrangement, state } = plan;
  const dates = datesOf(plan, reader);
  const open = openDay(arrangement, read);
  return {
    ...headOf(plan),
    endsOn: state === 'active' ? (dates.at(-1) ?? null) : null,
    read: read.size,
    open: open === null ? null : openDayOf(plan, open, { read, date: dates[open] ?? null }),
    waysOn: waysOn(standingOf(plan, read, reader), state === 'active' && !reader.isResting),
  };
}

/** A plan that was read to its end: which places were read is in none of its lists. */
export function presentFinishedPlan(plan: Plan, read: number): MyPlan {
  return { ...headOf(plan), endsOn: null, read, open: null, waysOn: [] };
}

function headOf(plan: Plan): Omit<MyPlan, 'endsOn' | 'read' | 'open' | 'waysOn'> {
  return {
    id: plan.id,
    readyId: plan.readyId,
    name: plan.name,
    state: plan.state,
    startsOn: plan.startsOn,
    finishedOn: plan.finishedOn,
    weekdays: [...plan.weekdays],
    days: plan.arrangement.division.length,
    places: plan.places.length,
    canGoBack: plan.before !== null,
  };
}

export function presentWholePlan(plan: Plan, read: ReadonlySet<number>, reader: PlanReader): WholePlan {
  return {
    ...presentPlan(plan, read, reader),
    today: reader.today,
    all: {
      places: [...plan.places],
      division: [...plan.arrangement.division],
      dates: datesOf(plan, reader),
      read: [...read].sort((a, b) => a - b),
      skippedTo: plan.arrangement.skippedTo,
    },
  };
}

export function standingOf(plan: Plan, done: ReadonlySet<number>, reader: PlanReader): Standing {
  return {
    places: plan.places,
    arrangement: plan.arrangement,
    done,
    today: reader.today,
    reading: readingDaysOf(plan.weekdays, reader),
  };
}

/** The date of each day; null for those before the anchor, and for all of a plan that nobody reads now. */
export function datesOf({ arrangement, state, weekdays }: Plan, reader: PlanReader): (string | null)[] {
  const { division, anchorDay, anchorDate } = arrangement;
  if (state !== 'active') return division.map(() => null);
  const reading = readingDaysOf(weekdays, reader);
  return [
    ...division.slice(0, anchorDay).map(() => null),
    ...datesFrom(anchorDate, division.length - anchorDay, reading),
  ];
}

function openDayOf(
  { places, arrangement }: Plan,
  day: number,
  { read, date }: { read: ReadonlySet<number>; date: string | null },
): NonNullable<MyPlan['open']> {
  const { from, to } = daysOf(arrangement.division)[day]!;
  return {
    date,
    places: places.slice(from, to).map((place, i) => ({ at: from + i, place, isDone: read.has(from + i) })),
  };
}

function waysOn(standing: Standing, isAsked: boolean): WayOn[] {
  if (!isAsked || !hasLeftDays(standing)) return [];
  return CATCH_UPS.flatMap((how) => {
    const after = caughtUp(how, standing);
    if (after === null) return [];
    const minutes = minutesOf(heaviestDay(standing.places, after));
    return [{ how, endsOn: endOf(after, standing.reading), minutes }];
  });
}
