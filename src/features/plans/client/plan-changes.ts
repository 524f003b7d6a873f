import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { getPlanCalendar, type renewPlanCalendar } from '../plan-calendar.contract.ts';
import {
  type deletePlan,
  getPlan,
  getReadyPlan,
  listPlans,
  listPlansNow,
  type MyPlan,
  type WholePlan,
} from '../plans.contract.ts';

/** A plan as the server now has it. What it leads to on other screens is asked again. */
export function planChanged(cache: CachedAnswers, plan: WholePlan): void {
  const { all: _, today: __, ...item } = plan;
  const inPlace = (known: MyPlan) => (known.id === plan.id ? item : known);
  cache.set(getPlan, (known) => (known.id === plan.id ? plan : known));
  cache.set(listPlans, (known) =>
    known.mine.some(({ id, state }) => id === plan.id && state === plan.state)
      ? { ...known, mine: known.mine.map(inPlace) }
      : undefined,
  );
  cache.set(listPlansNow, () => undefined);
}

/** One more, or one that was read already. */
export function planBegun(cache: CachedAnswers, plan: WholePlan): void {
  cache.set(getReadyPlan, (known) => (known.id === plan.readyId ? { ...known, myPlanId: plan.id } : known));
  planChanged(cache, plan);
}

export const planDeleted: Changes<typeof deletePlan> = (cache, _, { params }) => {
  cache.set(listPlans, (known) => ({ ...known, mine: known.mine.filter(({ id }) => id !== params.planId) }));
  cache.set(getReadyPlan, (known) =>
    known.myPlanId === params.planId ? { ...known, myPlanId: null } : known,
  );
  cache.set(listPlansNow, () => undefined);
};

export const planCalendarRenewed: Changes<typeof renewPlanCalendar> = (cache, calendar) =>
  cache.set(getPlanCalendar, () => calendar);
