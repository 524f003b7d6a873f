import { AppError } from '#contract/errors.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { together } from '#platform/server/db/pipelined.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { once } from '#platform/server/idempotency.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';
import { findReadyPlan, READY_PLANS } from '../catalogue/ready-plans.ts';
import { dividedAt } from '../dividing.rules.ts';
import { chaptersBetween } from '../places.rules.ts';
import {
  createPlan,
  deletePlan,
  getPlan,
  getReadyPlan,
  listPlans,
  listPlansNow,
  startReadyPlan,
  type WholePlan,
} from '../plans.contract.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';
import { beginPlan, type NewPlan } from './begin-plan.ts';
import { type PlanReader, readerAt } from './plan-reader.ts';
import {
  countReadPlaces,
  findFinished,
  findFinishedOn,
  findOpenPlans,
  findPlan,
  findReadPlaces,
  removePlan,
} from './plan-store.ts';
import { presentNow } from './present-now.ts';
import { presentFinishedPlan, presentPlan, presentWholePlan } from './present-plan.ts';
import { presentReady } from './present-ready.ts';
import { noSuchPlan } from './refusals.ts';
import { seasonOn } from './season.ts';

/** Plans by which somebody reads (docs/product.md, Reading plans). Every query is limited to the caller. */
export function planRoutes(endpoints: Endpoints, { db, clock }: Pick<ServerDeps, 'db' | 'clock'>): void {
  endpoints.handle(listPlans, async ({ caller }) => {
    const [reader, open, finished] = await Promise.all([
      readerAt(db, caller, clock.now()),
      findOpenPlans(db, caller.id),
      findFinished(db, caller.id),
    ]);
    const [read, counts] = await Promise.all([
      findReadPlaces(
        db,
        open.map(({ id }) => id),
      ),
      countReadPlaces(
        db,
        finished.map(({ id }) => id),
      ),
    ]);
    return {
      today: reader.today,
      restsUntil: reader.isResting ? reader.rests.restUntil : null,
      mine: [
        ...open.map((plan) => presentPlan(plan, new Set(read.get(plan.id)!.map(({ at }) => at)), reader)),
        ...finished.map((plan) => presentFinishedPlan(plan, counts.get(plan.id) ?? 0)),
      ],
      ready: READY_PLANS.map((plan) => presentReady(plan, reader.today)),
    };
  });

  endpoints.handle(listPlansNow, async ({ caller }) => {
    const [reader, open] = await Promise.all([
      readerAt(db, caller, clock.now()),
      findOpenPlans(db, caller.id),
    ]);
    const active = [
      ...open.filter(({ state }) => state === 'active'),
      ...(await findFinishedOn(db, caller.id, reader.today)),
    ];
    const read = await findReadPlaces(
      db,
      active.map(({ id }) => id),
    );
    return active.map((plan) => presentNow(plan, read.get(plan.id)!, reader));
  });

  endpoints.handle(getReadyPlan, async ({ params, caller }) => {
    const ready = requireReady(params.readyId);
    const [reader, open] = await Promise.all([
      readerAt(db, caller, clock.now()),
      findOpenPlans(db, caller.id),
    ]);
    return {
      ...presentReady(ready, reader.today),
      today: reader.today,
      places: ready.days.flat(),
      division: ready.days.map((places) => places.length),
      myPlanId: open.find(({ readyId }) => readyId === ready.id)?.id ?? null,
    };
  });

  endpoints.handle(startReadyPlan, ({ params, body, caller, idempotency }) => {
    const ready = requireReady(params.readyId);
    return begin(caller, idempotency, ({ today }) => ({
      readyId: ready.id,
      name: ready.name,
      places: ready.days.flat(),
      division: ready.days.map((places) => places.length),
      weekdays: body.weekdays,
      // A season has its own days, also for who comes later; every other plan begins today at the earliest.
      startsOn: body.startsOn === seasonOn(ready, today) ? body.startsOn : notBefore(body.startsOn, today),
    }));
  });

  endpoints.handle(createPlan, ({ body, caller, idempotency }) => {
    const places = chaptersBetween(body.from, body.to);
    if (places.length === 0) throw noChapters();
    const division = dividedAt(places, body.pace);
    if (division.length > PLAN_LIMITS.days) throw tooManyDays();
    const { name, weekdays } = body;
    return begin(caller, idempotency, ({ today }) => ({
      readyId: null,
      name,
      places,
      division,
      weekdays,
      startsOn: notBefore(body.startsOn, today),
    }));
  });

  endpoints.handle(getPlan, async ({ params, caller }) => {
    const whole = await readWhole(db, await readerAt(db, caller, clock.now()), params.planId);
    if (!whole) throw noSuchPlan();
    return whole;
  });

  endpoints.handle(deletePlan, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const plan = await findPlan(tx, caller.id, params.planId);
      if (!plan) throw noSuchPlan();
      if (plan.state === 'finished') {
        throw new AppError('ALREADY_DONE', 'You have read this plan to the end, so it is kept.');
      }
      await removePlan(tx, plan.id);
    }),
  );

  function begin(
    caller: Caller,
    idempotency: Parameters<typeof once>[1]['idempotency'],
    made: (reader: PlanReader) => NewPlan,
  ): Promise<WholePlan> {
    return inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const reader = await readerAt(tx, caller, now);
      const { id } = await once(
        tx,
        { userId: caller.id, idempotency, now },
        () => beginPlan(tx, reader, made(reader), now),
        (id) => findPlan(tx, caller.id, id),
      );
      return (await readWhole(tx, reader, id))!;
    });
  }
}

async function readWhole(db: DbOrTx, reader: PlanReader, planId: string): Promise<WholePlan | undefined> {
  const [plan, read] = await together(findPlan(db, reader.id, planId), findReadPlaces(db, [planId]));
  return plan && presentWholePlan(plan, new Set(read.get(planId)!.map(({ at }) => at)), reader);
}

function notBefore(date: string, today: string): string {
  return date < today ? today : date;
}

function requireReady(id: string) {
  const ready = findReadyPlan(id);
  if (!ready) throw new AppError('NOT_FOUND', 'There is no such plan.');
  return ready;
}

function noChapters(): AppError {
  return invalidField('to', 'Please choose a chapter, and one that comes after it.');
}

function tooManyDays(): AppError {
  return invalidField(
    'pace',
    `A plan has at most ${PLAN_LIMITS.days} days. Please read a little more a day, or fewer chapters.`,
  );
}
