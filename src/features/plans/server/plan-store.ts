import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Place } from '../places.rules.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';
import { type Plan, toPlan, toRow } from './plan-row.ts';
import type { ReadingPlanPlaceTable, ReadingPlanTable } from './plans-tables.ts';

export async function findPlan(db: DbOrTx, userId: string, id: string): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('reading_plan')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && toPlan(row);
}

/** Those that somebody reads or lets stand still, the first begun first. */
export async function findOpenPlans(db: DbOrTx, userId: string): Promise<Plan[]> {
  const rows = await openPlansOf(db, userId).execute();
  return rows.map(toPlan);
}

export const openPlansOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('reading_plan')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['active', 'paused'])
    .orderBy('id')
    .limit(PLAN_LIMITS.atOnce);

/** The latest that somebody has read to the end. */
export async function findFinished(db: DbOrTx, userId: string): Promise<Plan[]> {
  const rows = await finishedPlansOf(db, userId).execute();
  return rows.map(toPlan);
}

export const finishedPlansOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('reading_plan')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'finished')
    .orderBy('finished_on', 'desc')
    .orderBy('id', 'desc')
    .limit(PLAN_LIMITS.shownFinished);

/** Those that somebody has read to the end on a date. */
export async function findFinishedOn(db: DbOrTx, userId: string, date: string): Promise<Plan[]> {
  const rows = await finishedPlansOf(db, userId).where('finished_on', '=', date).execute();
  return rows.map(toPlan);
}

const activeOf = prepared((db) =>
  db
    .selectFrom('reading_plan')
    .selectAll()
    .where('user_id', '=', '')
    .where('state', '=', 'active')
    .orderBy('id'),
);

/** Those that somebody reads: asked at each chapter, and nearly always few or none. */
export async function findActivePlans(db: DbOrTx, userId: string): Promise<Plan[]> {
  const rows = await activeOf(db, [userId, 'active']);
  return rows.map(toPlan);
}

/** What is next in each plan that somebody reads, without what it is made of. */
export interface NextInPlan {
  id: string;
  name: string;
  weekdays: string;
  anchor_day: number;
  anchor_date: string;
  open_day: number;
  next_place: Place;
}

const nextOf = prepared((db) =>
  db
    .selectFrom('reading_plan')
    .select(['id', 'name', 'weekdays', 'anchor_day', 'anchor_date', 'open_day', 'next_place'])
    .where('user_id', '=', '')
    .where('state', '=', 'active')
    .where('next_place', 'is not', null)
    .orderBy('id'),
);

export async function findNextInPlans(db: DbOrTx, userId: string): Promise<NextInPlan[]> {
  return (await nextOf(db, [userId, 'active'])) as NextInPlan[];
}

export async function countPlans(db: DbOrTx, userId: string): Promise<{ all: number; finished: number }> {
  const rows = await planCounts(db, userId).execute();
  const of = (isFinished: boolean) =>
    rows
      .filter(({ state }) => (state === 'finished') === isFinished)
      .reduce((sum, { plans }) => sum + Number(plans), 0);
  return { all: of(true) + of(false), finished: of(true) };
}

export const planCounts = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('reading_plan')
    .select(({ fn }) => ['state', fn.countAll<number>().as('plans')])
    .where('user_id', '=', userId)
    .groupBy('state');

export async function createPlan(tx: Tx, plan: Plan, nextPlace: Place | null): Promise<void> {
  await tx.insertInto('reading_plan').values(toRow(plan, nextPlace)).execute();
}

/** Writes what may change of a plan: its state, how it lies on days, and what is next. */
export async function updatePlan(tx: Tx, plan: Plan, nextPlace: Place | null): Promise<void> {
  const row = toRow(plan, nextPlace);
  const { state, division, anchor_day, anchor_date, skipped_to, before, open_day, next_place } = row;
  const { finished_on, read_ahead } = row;
  await tx
    .updateTable('reading_plan')
    .set({
      state,
      division,
      anchor_day,
      anchor_date,
      skipped_to,
      before,
      open_day,
      next_place,
      finished_on,
      read_ahead,
    })
    .where('id', '=', plan.id)
    .execute();
}

/** Writes how a plan lies on days, where what is read on each of them stays. */
export async function updatePlanDates(tx: Tx, plan: Plan): Promise<void> {
  const { anchor_day, anchor_date, before } = toRow(plan, null);
  await tx
    .updateTable('reading_plan')
    .set({ anchor_day, anchor_date, before })
    .where('id', '=', plan.id)
    .execute();
}

export async function removePlan(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('reading_plan').where('id', '=', id).execute();
}

/** Which places of these plans were read, by the plans' ids. */
export async function findReadPlaces(
  db: DbOrTx,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, ReadingPlanPlaceTable[]>> {
  const read = new Map<string, ReadingPlanPlaceTable[]>(planIds.map((id) => [id, []]));
  if (planIds.length === 0) return read;
  for (const row of await readPlacesOf(db, planIds).execute()) read.get(row.plan_id)!.push(row);
  return read;
}

export const readPlacesOf = (db: DbOrTx, planIds: readonly string[]) =>
  db
    .selectFrom('reading_plan_place')
    .selectAll()
    .where('plan_id', 'in', [...planIds])
    .orderBy('plan_id')
    .orderBy('at');

/** How many places of these plans were read, by the plans' ids. */
export async function countReadPlaces(
  db: DbOrTx,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (planIds.length === 0) return new Map();
  const rows = await readCountsOf(db, planIds).execute();
  return new Map(rows.map(({ plan_id, read }) => [plan_id, Number(read)]));
}

export const readCountsOf = (db: DbOrTx, planIds: readonly string[]) =>
  db
    .selectFrom('reading_plan_place')
    .select((eb) => ['plan_id', eb.fn.countAll<number | string>().as('read')])
    .where('plan_id', 'in', [...planIds])
    .groupBy('plan_id');

/** Notes that a place was read; one that is noted already stays as it is. */
export async function createReadPlace(tx: Tx, row: ReadingPlanPlaceTable): Promise<void> {
  await tx
    .insertInto('reading_plan_place')
    .values(row)
    .onConflict((conflict) => conflict.columns(['plan_id', 'at']).doNothing())
    .execute();
}

export async function removeReadPlace(tx: Tx, planId: string, at: number): Promise<void> {
  await tx.deleteFrom('reading_plan_place').where('plan_id', '=', planId).where('at', '=', at).execute();
}

/** At most `limit` of somebody's plans, oldest first: those after `last`, or the first. */
export const plansAfter = (
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: ReadingPlanTable | null; limit: number },
) => {
  const query = db
    .selectFrom('reading_plan')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .limit(limit);
  return last === null ? query : query.where('id', '>', last.id);
};
