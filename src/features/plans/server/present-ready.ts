import type { ReadyPlan } from '../catalogue/ready-plan.ts';
import { minutesOf, versesOf } from '../dividing.rules.ts';
import type { ReadyPlanItem } from '../plans.contract.ts';
import { seasonOn } from './season.ts';

export function presentReady(plan: ReadyPlan, today: string): ReadyPlanItem {
  return {
    id: plan.id,
    name: plan.name,
    about: plan.about,
    kind: plan.kind,
    days: plan.days.length,
    minutes: minutesOf(versesOf(plan.days.flat()) / plan.days.length),
    seasonOn: seasonOn(plan, today),
  };
}
