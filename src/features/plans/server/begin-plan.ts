import { AppError } from '#contract/errors.ts';
import { dateAfter, type Weekday } from '#contract/local-dates.ts';
import { findReadings } from '#features/bible/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { newId } from '#platform/server/ids.ts';
import { chapterOf, type Place } from '../places.rules.ts';
import { PLAN_LIMITS } from '../plans.rules.ts';
import type { PlanReader } from './plan-reader.ts';
import type { Plan } from './plan-row.ts';
import { countPlans, createPlan, findOpenPlans } from './plan-store.ts';
import { settlePlan } from './settle-plan.ts';

/** What is begun. */
export interface NewPlan {
  readyId: string | null;
  name: string;
  places: readonly Place[];
  division: readonly number[];
  startsOn: string;
  weekdays: readonly Weekday[];
}

/**
 * Begins a plan, in `inUserTransaction`. A plan of the catalogue that is read already is given back as it is.
 * @throws AppError PLAN_LIMIT, INVALID_INPUT
 */
export async function beginPlan(tx: Tx, reader: PlanReader, made: NewPlan, now: number): Promise<Plan> {
  const open = await findOpenPlans(tx, reader.id);
  const known = made.readyId === null ? undefined : open.find(({ readyId }) => readyId === made.readyId);
  if (known) return known;
  if (open.length >= PLAN_LIMITS.atOnce) {
    throw new AppError(
      'PLAN_LIMIT',
      `${PLAN_LIMITS.atOnce} plans at a time are enough. Read one to the end, or let one go, and begin this one then.`,
    );
  }
  if ((await countPlans(tx, reader.id)).all >= PLAN_LIMITS.ofOne) {
    throw new AppError('PLAN_LIMIT', `We keep at most ${PLAN_LIMITS.ofOne} plans of one person.`);
  }
  const last = dateAfter(reader.today, PLAN_LIMITS.startsWithin);
  if (made.startsOn > last) throw notInReach(reader.today, last);
  const plan: Plan = {
    id: newId(now),
    userId: reader.id,
    readyId: made.readyId,
    name: made.name,
    state: 'active',
    startsOn: made.startsOn,
    weekdays: made.weekdays,
    places: made.places,
    arrangement: {
      division: made.division,
      anchorDay: 0,
      anchorDate: made.startsOn,
      skippedTo: 0,
    },
    before: null,
    openDay: 0,
    finishedOn: null,
    ahead: null,
    createdAt: now,
  };
  await createPlan(tx, plan, plan.places[0]!);
  const at = await readBefore(tx, plan, reader);
  if (at.length === 0) return plan;
  const ahead = { on: reader.today, at };
  return settlePlan(tx, { ...plan, ahead }, new Set(), { today: reader.today, now });
}

/** The places of the first day that were marked on this date, before the plan was begun: nobody reads them twice for it. */
async function readBefore(
  tx: Tx,
  { places, arrangement, startsOn }: Plan,
  reader: PlanReader,
): Promise<number[]> {
  if (startsOn > reader.today) return [];
  const marks = await findReadings(tx, reader.id, { start: reader.todayFrom });
  const read = new Set(marks.map(({ chapterId }) => chapterId));
  return [...places.keys()]
    .slice(0, arrangement.division[0])
    .filter((at) => read.has(chapterOf(places[at]!)));
}

function notInReach(first: string, last: string): AppError {
  return invalidField('startsOn', `Please choose a day from ${first} to ${last}.`);
}
