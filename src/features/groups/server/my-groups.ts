import type { z } from 'zod';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { localDay } from '#platform/server/local-day.ts';
import type { listMyGroups } from '../groups.contract.ts';
import { findAskedGroupIds } from './asking-store.ts';
import { freshOf } from './fresh-store.ts';
import { groupIdsOf } from './membership-store.ts';
import { askingOf, readCards } from './present-groups.ts';
import { maySee } from './seen-group.ts';
import { passagesNow } from './thread-store.ts';

type MyGroup = z.output<NonNullable<(typeof listMyGroups)['response']>>[number];

/** Groups that somebody is in, the liveliest first, archived ones last; then those that they asked to be let into. */
export async function readMyGroups(
  db: DbOrTx,
  caller: Pick<Caller, 'id' | 'timezone'>,
  now: number,
): Promise<MyGroup[]> {
  const inside = await readCards(db, caller.id, await groupIdsOf(db, caller.id));
  inside.sort(
    (a, b) =>
      Number(a.row.archived_at !== null) - Number(b.row.archived_at !== null) ||
      b.row.last_at - a.row.last_at ||
      (a.row.id < b.row.id ? 1 : -1),
  );
  const ids = inside.map(({ row }) => row.id);
  const passages = await passagesNow(db, ids, localDay(now, caller.timezone).date);
  const fresh = await freshOf(db, { id: caller.id, now }, ids);
  const asked = await readCards(db, caller.id, await stillSeen(db, caller.id));
  return [
    ...inside.map(({ row, card }) => ({
      ...card,
      passage: passages.get(row.id) ?? null,
      fresh: fresh.get(row.id) ?? 0,
      isMuted: row.muted_at !== null,
      asking: askingOf(row),
    })),
    ...asked.map(({ card }) => ({ ...card, passage: null, fresh: 0, isMuted: false, asking: null })),
  ];
}

/** A group may be hidden, or found by its links alone, since somebody asked. */
async function stillSeen(db: DbOrTx, viewerId: string): Promise<string[]> {
  const seen: string[] = [];
  for (const id of await findAskedGroupIds(db, viewerId)) {
    if (await maySee(db, id, viewerId)) seen.push(id);
  }
  return seen;
}
