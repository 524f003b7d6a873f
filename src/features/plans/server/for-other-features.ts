import type { Weekday } from '#features/rhythm/rhythm.rules.ts';
import { findRhythm, rhythmAt } from '#features/rhythm/server/for-other-features.ts';
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

/** Whether somebody reads by a plan, and whether today's reading of all of them is done; in a rest nothing is asked. */
export async function planOfToday(
  db: DbOrTx,
  { id, timezone }: { id: string; timezone: string },
  now: number,
): Promise<{ hasPlan: boolean; isDone: boolean }> {
  const [kept, plans] = await Promise.all([findRhythm(db, id), findNextInPlans(db, id)]);
  const { day, restsUntil } = rhythmAt(kept, timezone, now);
  const isOpen = plans.some((plan) => {
    const date = dateOf(plan, kept.rests);
    return date === null || date <= day.date;
  });
  return { hasPlan: plans.length > 0, isDone: plans.length > 0 && (restsUntil !== null || !isOpen) };
}

function dateOf(plan: NextInPlan, rests: Rests): string | null {
  const arrangement = { anchorDay: plan.anchor_day, anchorDate: plan.anchor_date };
  const weekdays: Weekday[] = weekdaysOf(plan.weekdays);
  return dateOfDay(plan.open_day, arrangement, { weekdays, rests });
}
