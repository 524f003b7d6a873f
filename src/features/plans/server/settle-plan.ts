import type { Tx } from '#platform/server/db/database.ts';
import { daysOf, openDay, placesLeft } from '../schedule.rules.ts';
import type { Plan } from './plan-row.ts';
import { updatePlan } from './plan-store.ts';

/** What is next in a plan of which these places were read; null when nothing is left. */
export function nextIn(plan: Plan, done: ReadonlySet<number>): { openDay: number; place: string } | null {
  const open = openDay(plan.arrangement, done);
  if (open === null) return null;
  const { from, to } = daysOf(plan.arrangement.division)[open]!;
  return { openDay: open, place: plan.places[placesLeft(from, to, done)[0]!]! };
}

/** Keeps a plan as it is after what was read of it has changed: what is next, and whether it is read to the end. */
export async function settlePlan(
  tx: Tx,
  plan: Plan,
  done: ReadonlySet<number>,
  today: string,
): Promise<Plan> {
  const next = nextIn(plan, done);
  const settled: Plan =
    next === null
      ? { ...plan, openDay: null, state: 'finished', finishedOn: plan.finishedOn ?? today, before: null }
      : {
          ...plan,
          openDay: next.openDay,
          state: plan.state === 'finished' ? 'active' : plan.state,
          finishedOn: null,
        };
  await updatePlan(tx, settled, next?.place ?? null);
  return settled;
}
