import type { DbOrTx } from '#platform/server/db/database.ts';
import { rhythmAt } from './rhythm-now.ts';
import { findRhythm } from './rhythm-store.ts';

/** Whether somebody rests on their day of `now`: then nothing reminds them of anything. */
export async function restsAt(
  db: DbOrTx,
  { id, timezone }: { id: string; timezone: string },
  now: number,
): Promise<boolean> {
  return rhythmAt(await findRhythm(db, id), timezone, now).restsUntil !== null;
}
