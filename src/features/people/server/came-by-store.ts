import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CameByTable } from './came-by-table.ts';

/** By whose invitation somebody came. */
export interface CameBy {
  /** Null where the settings let them in, and once whoever invited has left. */
  inviterId: string | null;
  invitationId: string | null;
  way: CameByTable['way'];
  /** Epoch milliseconds. */
  at: number;
}

export async function createCameBy(tx: Tx, row: CameByTable): Promise<void> {
  await tx.insertInto('came_by').values(row).execute();
}

/** How each of these people came in; nothing for who simply registered. One query. */
export async function cameBy(db: DbOrTx, userIds: readonly string[]): Promise<Map<string, CameBy>> {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('came_by').selectAll().where('user_id', 'in', userIds).execute();
  return new Map(
    rows.map(({ user_id, inviter_id, invitation_id, way, came_at }) => [
      user_id,
      { inviterId: inviter_id, invitationId: invitation_id, way, at: came_at },
    ]),
  );
}

/** Who came by an invitation, the last first. */
export async function findInvited(
  db: DbOrTx,
  wanted: { invitationId: string; limit: number; after: TimeCursor | null },
): Promise<{ id: string; cameAt: number }[]> {
  const { invitationId, limit, after } = wanted;
  let query = db
    .selectFrom('came_by')
    .select(['user_id as id', 'came_at as cameAt'])
    .where('invitation_id', '=', invitationId)
    .orderBy('came_at', 'desc')
    .orderBy('user_id', 'desc')
    .limit(limit);
  if (after)
    query = query.where((eb) => eb(eb.refTuple('came_at', 'user_id'), '<', eb.tuple(after.at, after.id)));
  return query.execute();
}
