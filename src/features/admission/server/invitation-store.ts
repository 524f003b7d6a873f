import type { ExpressionBuilder } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Database, Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { ServerInvitationTable } from './admission-tables.ts';

export type InvitationRow = ServerInvitationTable;

export async function createInvitationRow(tx: Tx, row: InvitationRow): Promise<void> {
  await tx.insertInto('server_invitation').values(row).execute();
}

export function findInvitation(db: DbOrTx, id: string): Promise<InvitationRow | undefined> {
  return db.selectFrom('server_invitation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Newest first. */
export function findInvitations(
  db: DbOrTx,
  wanted: { limit: number; after: TimeCursor | null },
): Promise<InvitationRow[]> {
  const { limit, after } = wanted;
  let query = db
    .selectFrom('server_invitation')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after)
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)));
  return query.execute();
}

/** How many of somebody's invitations still let in. */
export async function countOpen(tx: Tx, makerId: string, now: number): Promise<number> {
  const { open } = await tx
    .selectFrom('server_invitation')
    .select((eb) => eb.fn.countAll<number | string>().as('open'))
    .where('maker_id', '=', makerId)
    .where('expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .whereRef('used', '<', 'uses')
    .executeTakeFirstOrThrow();
  return Number(open);
}

/** Takes it back; false: it was taken back before, and stays so from then. */
export async function markRevoked(tx: Tx, id: string, now: number): Promise<boolean> {
  const result = await tx
    .updateTable('server_invitation')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** An invitation by its token's hash, and whether whoever made it may invite still. */
export async function findByToken(
  db: DbOrTx,
  tokenHash: string,
  now: number,
): Promise<(InvitationRow & { makerStands: boolean }) | undefined> {
  const row = await db
    .selectFrom('server_invitation')
    .selectAll('server_invitation')
    .select((eb) => eb.case().when(madeByHost(eb, now)).then(1).else(0).end().as('maker_stands'))
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { maker_stands, ...invitation } = row;
  return { ...invitation, makerStands: maker_stands === 1 };
}

/**
 * Lets one person in by an invitation; undefined when it does not let in (any more). Of two at once with one use left, the
 * second waits for the first one's row, and does not find it open then.
 */
export function takeUse(
  tx: Tx,
  tokenHash: string,
  now: number,
): Promise<Pick<InvitationRow, 'id' | 'maker_id'> | undefined> {
  return tx
    .updateTable('server_invitation')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .whereRef('used', '<', 'uses')
    .where((eb) => madeByHost(eb, now))
    .returning(['id', 'maker_id'])
    .executeTakeFirst();
}

/** A link is worth what its maker's word is worth: it lets nobody in once they have no role, or are banned. */
function madeByHost(eb: ExpressionBuilder<Database, 'server_invitation'>, now: number) {
  return eb.exists(
    eb
      .selectFrom('user')
      .select('user.id')
      .whereRef('user.id', '=', 'server_invitation.maker_id')
      .where('user.role', 'in', ['moderator', 'admin'])
      .where((of) => of.or([of('user.bannedUntil', 'is', null), of('user.bannedUntil', '<=', now)])),
  );
}

/** All of somebody's, oldest first, a page at a time. */
export function findInvitationsOf(
  db: DbOrTx,
  makerId: string,
  wanted: { last: Pick<InvitationRow, 'id' | 'expires_at'> | null; limit: number },
): Promise<InvitationRow[]> {
  const { last, limit } = wanted;
  let query = db
    .selectFrom('server_invitation')
    .selectAll()
    .where('maker_id', '=', makerId)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit);
  if (last)
    query = query.where((eb) => eb(eb.refTuple('expires_at', 'id'), '>', eb.tuple(last.expires_at, last.id)));
  return query.execute();
}

/** Deletes at most `limit` invitations by which nobody came and that ended before `before` (epoch ms); says how many. */
export async function deleteUnused(db: Db, before: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('server_invitation')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('server_invitation')
        .select('id')
        .where('used', '=', 0)
        .where('expires_at', '<', before)
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
