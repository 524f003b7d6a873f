import type { Tx } from '#platform/server/db/database.ts';
import { comeTo } from '../read-ahead.rules.ts';
import { daysOf, openDay, placesLeft } from '../schedule.rules.ts';
import type { Plan } from './plan-row.ts';
import { createReadPlace, updatePlan } from './plan-store.ts';

/** What is next in a plan of which these places were read; null when nothing is left. */
export function nextIn(plan: Plan, done: ReadonlySet<number>): { openDay: number; place: string } | null {
  const open = openDay(plan.arrangement, done);
  if (open === null) return null;
  const { from, to } = daysOf(plan.arrangement.division)[open]!;
  return { openDay: open, place: plan.places[placesLeft(from, to, done)[0]!]! };
}

/**
 * Keeps a plan as it is after what was read of it has changed: what it has come to of what was read ahead on this date, what is next, and
 * whether it is read to the end. What it has come to is added to `done`.
 */
export async function settlePlan(
  tx: Tx,
  plan: Plan,
  done: Set<number>,
  { today, now }: { today: string; now: number },
): Promise<Plan> {
  const ahead = plan.ahead?.on === today ? plan.ahead.at : [];
  for (const at of comeTo(plan.arrangement, done, ahead)) {
    await createReadPlace(tx, { plan_id: plan.id, at, read_on: today, read_at: now, is_ticked: 0 });
    done.add(at);
  }
  const left = ahead.filter((at) => !done.has(at));
  const next = nextIn(plan, done);
  const settled: Plan =
    next === null
      ? {
          ...plan,
          openDay: null,
          state: 'finished',
          finishedOn: plan.finishedOn ?? today,
          before: null,
          ahead: null,
        }
      : {
          ...plan,
          openDay: next.openDay,
          state: plan.state === 'finished' ? 'active' : plan.state,
          finishedOn: null,
          ahead: left.length === 0 ? null : { on: today, at: left },
        };
  await updatePlan(tx, settled, next?.place ?? null);
  return settled;
}
