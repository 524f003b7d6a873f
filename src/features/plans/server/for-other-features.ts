import type { Weekday } from '#contract/local-dates.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Place, placeName, placePath } from '../places.rules.ts';
import { weekdaysOf } from '../plans.rules.ts';
import { dateOfDay } from '../schedule.rules.ts';
import { countPlans, findNextInPlans, type NextInPlan } from './plan-store.ts';

export { keepPlanDates } from './keep-dates.ts';
export { findNextInPlans, type NextInPlan };

/** How many plans somebody has read to the end. */
export async function findFinishedPlans(db: DbOrTx, userId: string): Promise<number> {
  return (await countPlans(db, userId)).finished;
}

type Rests = { restFrom: string | null; restUntil: string | null };

/** What is read next by plans, first what is for the earliest date: days that were left come before today's. */
export interface NextReading {
  planId: string;
  planName: string;
  /** 'Mark 5' */
  name: string;
  /** '/bible/MRK/5' */
  path: string;
  /** Its date; null for a day that was left. */
  date: string | null;
}

/** @param rests as they stand in the rhythm of who reads */
export function nextReading(plans: readonly NextInPlan[], rests: Rests): NextReading | null {
  const dated = plans.map((plan) => ({ plan, date: dateOf(plan, rests) }));
  dated.sort((a, b) => (a.date ?? '').localeCompare(b.date ?? ''));
  const [first] = dated;
  if (!first) return null;
  const place: Place = first.plan.next_place;
  return {
    planId: first.plan.id,
    planName: first.plan.name,
    name: placeName(place),
    path: placePath(place),
    date: first.date,
  };
}

function dateOf(plan: NextInPlan, rests: Rests): string | null {
  const arrangement = { anchorDay: plan.anchor_day, anchorDate: plan.anchor_date };
  const weekdays: Weekday[] = weekdaysOf(plan.weekdays);
  return dateOfDay(plan.open_day, arrangement, { weekdays, rests });
}
