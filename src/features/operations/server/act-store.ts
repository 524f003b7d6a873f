import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { ActKind } from '../acts.rules.ts';
import type { AdministratorActTable } from './act-table.ts';

/**
 * Keeps what an administrator did, with the transaction that does it. Nothing in this project changes or deletes such a
 * row (a test reads the sources); with a deleted account it forgets who, not what.
 */
export async function keepAct(
  tx: Tx,
  act: { actorId: string; kind: ActKind; personId: string | null; detail: string | null },
  now: number,
): Promise<void> {
  const { actorId, kind, personId, detail } = act;
  await tx
    .insertInto('administrator_act')
    .values({ id: newId(now), actor_id: actorId, kind, person_id: personId, detail, at: now })
    .execute();
}

/** The last first. */
export function findActs(
  db: DbOrTx,
  wanted: { limit: number; after: TimeCursor | null },
): Promise<AdministratorActTable[]> {
  const { limit, after } = wanted;
  let query = db
    .selectFrom('administrator_act')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) query = query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after.at, after.id)));
  return query.execute();
}

/** What somebody did, or what was done to them, oldest first, a page at a time. */
export function findActsOf(
  db: DbOrTx,
  whose: 'actor_id' | 'person_id',
  userId: string,
  wanted: { last: { id: string } | null; limit: number },
): Promise<AdministratorActTable[]> {
  let query = db
    .selectFrom('administrator_act')
    .selectAll()
    .where(whose, '=', userId)
    .orderBy('id')
    .limit(wanted.limit);
  if (wanted.last) query = query.where('id', '>', wanted.last.id);
  return query.execute();
}
