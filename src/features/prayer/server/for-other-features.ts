import type { Db } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { openInGroup } from './group-requests-store.ts';
import { readRequests } from './present-requests.ts';
import { readingOf } from './reading.ts';

export { findAnsweredIn } from './answered-in-store.ts';
export { findOwnToPray, nextToPray } from './next-to-pray.ts';
export { countPrayers } from './prayed-counts-store.ts';
export { countPrayedOfDays } from './prayed-store.ts';
export { countEncouragements, countPrayersDone, findListSize } from './prayers-done-store.ts';
export { countWhatWaits } from './what-waits.ts';

const REQUESTS_PER_PAGE = 100;

/** Everything open that one member of a group may read of what is asked of it, newest day first. Whether they are in it is asked before. */
export async function readWholeGroupPrayers(
  db: Db,
  reader: Pick<Caller, 'id' | 'timezone'>,
  groupId: string,
  now: number,
): Promise<PrayerRequest[]> {
  const reading = await readingOf(db, reader, now);
  const requests: PrayerRequest[] = [];
  for (let after: { at: number; id: string } | null = null; ; ) {
    const rows: { id: string; place: number }[] = await openInGroup(db, reading, {
      groupId,
      limit: REQUESTS_PER_PAGE,
      after,
    }).execute();
    const ids = rows.map(({ id }) => id);
    requests.push(...(await readRequests(db, reading, ids)));
    const last = rows.at(-1);
    if (!last || rows.length < REQUESTS_PER_PAGE) return requests;
    after = { at: last.place, id: last.id };
  }
}
