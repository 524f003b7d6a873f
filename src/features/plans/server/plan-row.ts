import type { Weekday } from '#contract/local-dates.ts';
import type { Place } from '../places.rules.ts';
import { type PlanState, weekdaysOf, weekdaysText } from '../plans.rules.ts';
import { type ReadAhead, readAheadOf, readAheadText } from '../read-ahead.rules.ts';
import type { Arrangement } from '../schedule.rules.ts';
import type { ReadingPlanTable } from './plans-tables.ts';

/** A plan of somebody, without what was read of it. */
export interface Plan {
  id: string;
  userId: string;
  readyId: string | null;
  name: string;
  state: PlanState;
  startsOn: string;
  weekdays: readonly Weekday[];
  places: readonly Place[];
  arrangement: Arrangement;
  /** The arrangement that the last way on changed; null when there is nothing to take back. */
  before: Arrangement | null;
  openDay: number | null;
  finishedOn: string | null;
  ahead: ReadAhead | null;
  createdAt: number;
}

export function toPlan(row: ReadingPlanTable): Plan {
  return {
    id: row.id,
    userId: row.user_id,
    readyId: row.ready_id,
    name: row.name,
    state: row.state,
    startsOn: row.starts_on,
    weekdays: weekdaysOf(row.weekdays),
    places: row.places.split(' '),
    arrangement: {
      division: row.division.split(' ').map(Number),
      anchorDay: row.anchor_day,
      anchorDate: row.anchor_date,
      skippedTo: row.skipped_to,
    },
    before: row.before === null ? null : (JSON.parse(row.before) as Arrangement),
    openDay: row.open_day,
    finishedOn: row.finished_on,
    ahead: readAheadOf(row.read_ahead),
    createdAt: Number(row.created_at),
  };
}

/** @param nextPlace what is read next; null when nothing is left */
export function toRow(plan: Plan, nextPlace: Place | null): ReadingPlanTable {
  const { arrangement } = plan;
  return {
    id: plan.id,
    user_id: plan.userId,
    ready_id: plan.readyId,
    name: plan.name,
    state: plan.state,
    starts_on: plan.startsOn,
    weekdays: weekdaysText(plan.weekdays),
    places: plan.places.join(' '),
    place_count: plan.places.length,
    division: arrangement.division.join(' '),
    anchor_day: arrangement.anchorDay,
    anchor_date: arrangement.anchorDate,
    skipped_to: arrangement.skippedTo,
    before: plan.before === null ? null : JSON.stringify(plan.before),
    open_day: plan.openDay,
    next_place: nextPlace,
    finished_on: plan.finishedOn,
    read_ahead: readAheadText(plan.ahead),
    created_at: plan.createdAt,
  };
}
