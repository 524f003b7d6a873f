import type { DbOrTx } from '#platform/server/db/database.ts';
import { findRested } from './rested-store.ts';
import { restsIn } from './rhythm-now.ts';
import { findRhythm } from './rhythm-store.ts';

/** Whether somebody rests on their day of `now`: then nothing reminds them of anything. */
export async function restsAt(
  db: DbOrTx,
  { id, timezone }: { id: string; timezone: string },
  now: number,
): Promise<boolean> {
  return restsIn(await findRhythm(db, id), timezone, now);
}

/** Ids of those of these people who rest on their day of `now`. */
export async function whoRestsAt(
  db: DbOrTx,
  people: readonly { id: string; timezone: string }[],
  now: number,
): Promise<ReadonlySet<string>> {
  const rested = await findRested(
    db,
    people.map(({ id }) => id),
  );
  const resting = people.filter(({ id, timezone }) => {
    const kept = rested.get(id);
    return kept !== undefined && restsIn(kept, timezone, now);
  });
  return new Set(resting.map(({ id }) => id));
}
