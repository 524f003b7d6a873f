import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { findWaiting } from './list-waiting.ts';
import { readRequests } from './present-requests.ts';
import { readingOf } from './reading.ts';

/** How many requests of others somebody may read and has neither prayed for nor put off today; no more than `most` are looked at. */
export async function countWhatWaits(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'timezone'>,
  most: number,
  now: number,
): Promise<number> {
  const reading = await readingOf(db, caller, now);
  const waiting = await findWaiting(db, reading, { limit: most, after: null });
  const requests = await readRequests(
    db,
    reading,
    waiting.map(({ id }) => id),
  );
  return requests.filter(({ prayedToday, isLater, isMine }) => !prayedToday && !isLater && !isMine).length;
}
