import { BOOK_PLANS } from './book-plans.ts';
import type { ReadyPlan } from './ready-plan.ts';
import { SEASON_PLANS } from './season-plans.ts';
import { SHORT_PLANS } from './short-plans.ts';
import { WHOLE_PLANS } from './whole-plans.ts';

export const READY_PLANS: readonly ReadyPlan[] = [
  ...SHORT_PLANS,
  ...SEASON_PLANS,
  ...BOOK_PLANS,
  ...WHOLE_PLANS,
];

const BY_ID = new Map(READY_PLANS.map((plan) => [plan.id, plan]));

export function findReadyPlan(id: string): ReadyPlan | undefined {
  return BY_ID.get(id);
}
