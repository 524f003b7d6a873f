import { AppError } from '#contract/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { catchUpPlan, markPlace, setPlanState, undoCatchUp, type WholePlan } from '../plans.contract.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';
import { caughtUp, goingOn, hasLeftDays } from '../schedule.rules.ts';
import { type PlanReader, readerAt } from './plan-reader.ts';
import type { Plan } from './plan-row.ts';
import { createReadPlace, findOpenPlans, findPlan, findReadPlaces, removeReadPlace } from './plan-store.ts';
import { presentWholePlan, standingOf } from './present-plan.ts';
import { noSuchPlan } from './refusals.ts';
import { settlePlan } from './settle-plan.ts';

/** Reading by a plan, letting it stand still, and going on after days that were left. */
export function planDoingRoutes(endpoints: Endpoints, { db, clock }: Pick<ServerDeps, 'db' | 'clock'>): void {
  endpoints.handle(markPlace, ({ params, body, caller }) =>
    change(caller, params.planId, async (tx, { plan, done, reader, now }) => {
      const at = Number(params.at);
      if (at >= plan.places.length) throw new AppError('NOT_FOUND', 'This plan has no such place.');
      if (done.has(at) === body.isRead) return plan;
      if (!body.isRead && plan.state === 'finished') await requireRoom(tx, plan);
      if (body.isRead) {
        const row = { plan_id: plan.id, at, read_on: reader.today, read_at: now, is_ticked: 1 };
        await createReadPlace(tx, row);
        done.add(at);
      } else {
        await removeReadPlace(tx, plan.id, at);
        done.delete(at);
      }
      return settlePlan(tx, plan, done, { today: reader.today, now });
    }),
  );

  endpoints.handle(setPlanState, ({ params, body, caller }) =>
    change(caller, params.planId, (tx, { plan, done, reader, now }) => {
      if (plan.state === 'finished' || plan.state === body.state) return plan;
      // While it stood still no day was left: it goes on where it stood, and the end moves with it.
      const arrangement =
        body.state === 'active' ? goingOn(standingOf(plan, done, reader)) : plan.arrangement;
      return settlePlan(tx, { ...plan, state: body.state, arrangement, before: null }, done, {
        today: reader.today,
        now,
      });
    }),
  );

  endpoints.handle(catchUpPlan, ({ params, body, caller }) =>
    change(caller, params.planId, (tx, { plan, done, reader, now }) => {
      const standing = standingOf(plan, done, reader);
      // Whoever goes on with two devices goes on once: after the first no day is left.
      if (plan.state !== 'active' || !hasLeftDays(standing)) return plan;
      const arrangement = caughtUp(body.how, standing);
      if (arrangement === null) return plan;
      return settlePlan(tx, { ...plan, arrangement, before: plan.arrangement }, done, {
        today: reader.today,
        now,
      });
    }),
  );

  endpoints.handle(undoCatchUp, ({ params, caller }) =>
    change(caller, params.planId, (tx, { plan, done, reader, now }) => {
      if (plan.before === null || plan.state !== 'active') return plan;
      return settlePlan(tx, { ...plan, arrangement: plan.before, before: null }, done, {
        today: reader.today,
        now,
      });
    }),
  );

  /** Changes a plan of the caller, one change after the other, and answers with the whole of it. */
  function change(
    caller: Caller,
    planId: string,
    work: (tx: Tx, standing: Standing) => Promise<Plan> | Plan,
  ): Promise<WholePlan> {
    return inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const plan = await findPlan(tx, caller.id, planId);
      if (!plan) throw noSuchPlan();
      const reader = await readerAt(tx, caller, now);
      const read = (await findReadPlaces(tx, [planId])).get(planId)!;
      const done = new Set(read.map(({ at }) => at));
      const after = await work(tx, { plan, done, reader, now });
      return presentWholePlan(after, done, reader);
    });
  }
}

interface Standing {
  plan: Plan;
  /** The numbers of the places that were read; the answer is made of it. */
  done: Set<number>;
  reader: PlanReader;
  now: number;
}

/** A plan that was read to the end is open again when something of it was not read after all. @throws AppError ALREADY_DONE */
async function requireRoom(tx: Tx, plan: Plan): Promise<void> {
  const open = await findOpenPlans(tx, plan.userId);
  const isReadAgain = plan.readyId !== null && open.some(({ readyId }) => readyId === plan.readyId);
  if (!isReadAgain && open.length < PLAN_LIMITS.atOnce) return;
  throw new AppError('ALREADY_DONE', 'You read other plans now, so this one stays read to the end.');
}
