import type { PlanNow } from '../plans.contract.ts';
import { daysOf, openDay } from '../schedule.rules.ts';
import type { PlanReader } from './plan-reader.ts';
import type { Plan } from './plan-row.ts';
import type { ReadingPlanPlaceTable } from './plans-tables.ts';
import { datesOf } from './present-plan.ts';

/** What a plan has for today: what was read of it today, and what is open, unless that is for another day. */
export function presentNow(plan: Plan, read: readonly ReadingPlanPlaceTable[], reader: PlanReader): PlanNow {
  const { places, arrangement } = plan;
  const done = new Set(read.map(({ at }) => at));
  const today = new Set(read.filter(({ read_on }) => read_on === reader.today).map(({ at }) => at));
  const open = openDay(arrangement, done);
  const date = open === null ? null : (datesOf(plan, reader)[open] ?? null);
  if (open !== null && (date === null || date <= reader.today)) {
    const { from, to } = daysOf(arrangement.division)[open]!;
    for (let at = from; at < to; at++) today.add(at);
  }
  return {
    id: plan.id,
    name: plan.name,
    isFinished: plan.state === 'finished',
    places: [...today].sort((a, b) => a - b).map((at) => ({ place: places[at]!, isDone: done.has(at) })),
  };
}
