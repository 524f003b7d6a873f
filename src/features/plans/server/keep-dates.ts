import type { Rests } from '#features/rhythm/rhythm.rules.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { anchoredAfterRest } from '../schedule.rules.ts';
import { findActivePlans, updatePlanDates } from './plan-store.ts';

/**
 * Keeps the dates of somebody's plans when they begin a rest: only the last one is kept, and days of the one before stay free. Call it
 * in the transaction that saves the rests.
 */
export async function keepPlanDates(tx: Tx, userId: string, before: Rests, after: Rests): Promise<void> {
  const { restFrom, restUntil } = before;
  const isAnother = restUntil !== null && after.restFrom !== null && after.restFrom > restUntil;
  if (!isAnother) return;
  for (const plan of await findActivePlans(tx, userId)) {
    const reading = { weekdays: plan.weekdays, rests: { restFrom, restUntil } };
    const arrangement = anchoredAfterRest(plan.arrangement, reading);
    await updatePlanDates(tx, {
      ...plan,
      arrangement,
      before: plan.before && anchoredAfterRest(plan.before, reading),
    });
  }
}
