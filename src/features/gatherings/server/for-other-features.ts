import type { Role } from '#contract/access.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AHEAD_MS } from '../gatherings.rules.ts';
import type { Gathering } from '../gatherings-fields.ts';
import { readerOf } from './gathering-reader.ts';
import { findBetween } from './occurrence-lists-store.ts';
import type { ShownOccurrence } from './occurrence-store.ts';
import { readGathering } from './present-gathering.ts';

export { type Joined, joinedCalendar } from './calendar-file.ts';
export { countEvenings } from './came-store.ts';
export type { GatheringsDeps } from './gatherings-deps.ts';
export { findOccurrence } from './occurrence-names-store.ts';
export { planAnswered } from './plan-answered.ts';
export type { Gathering };

const GATHERINGS_PER_PAGE = 200;
/** More than ten years of a weekly gathering. */
const MAX_GATHERINGS = 600;

/** A group's gatherings as one member sees them, the first first; the 600 latest where there are more. */
export async function readWholeGatherings(
  db: Db,
  member: { id: string; role: Role },
  groupId: string,
  now: number,
): Promise<Gathering[]> {
  const reader = await readerOf(db, member, now);
  const rows = new Map<string, ShownOccurrence>();
  for (let from = 0; ; ) {
    const wanted = {
      audiences: [groupId],
      from,
      before: now + AHEAD_MS,
      limit: GATHERINGS_PER_PAGE,
      after: null,
    };
    const page = await findBetween(db, reader, wanted);
    const known = rows.size;
    for (const row of page) rows.set(row.id, row);
    // The next page begins with those of the same moment, which are known already.
    if (page.length < GATHERINGS_PER_PAGE || rows.size === known) break;
    from = page.at(-1)!.starts_at;
  }
  const gatherings: Gathering[] = [];
  for (const { gathering_id, start } of [...rows.values()].slice(-MAX_GATHERINGS)) {
    const one = await readGathering(db, reader, { gatheringId: gathering_id, start });
    if (one) gatherings.push(one);
  }
  return gatherings;
}
export { groupArchived } from './refusals.ts';
