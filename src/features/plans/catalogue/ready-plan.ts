import type { Place } from '../places.rules.ts';

/** On which shelf a plan stands. */
export const PLAN_KINDS = ['short', 'book', 'season', 'whole'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** A plan that we have made. Its id never changes: plans that people read name it. */
export interface ReadyPlan {
  id: string;
  name: string;
  about: string;
  kind: PlanKind;
  /** What is read on each day. */
  days: readonly (readonly Place[])[];
  /** The chapters that are read whole, each once; of what is read twice, each is named twice. Empty: chosen passages. */
  promised: readonly Place[];
  /** Why some days are much longer than others; absent: none is more than about twice the mean. */
  uneven?: string;
  /** A season of the church: it is offered for its own first day. */
  season?: 'advent' | 'holy-week';
}
