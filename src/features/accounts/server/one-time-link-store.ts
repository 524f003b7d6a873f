import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { LinkPurpose, OneTimeLinkTable } from './accounts-tables.ts';

export async function createLink(tx: Tx, link: OneTimeLinkTable): Promise<void> {
  await tx.insertInto('one_time_link').values(link).execute();
}

/** The address in a user's link of this purpose that ends after `endsAfter` (epoch ms); null when there is none. */
export async function findLinkEmail(
  db: DbOrTx,
  userId: string,
  purpose: LinkPurpose,
  endsAfter: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_link')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', endsAfter)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** When a user's links of this purpose end that end after `endsAfter` (both epoch ms). */
export async function findLinkEnds(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  endsAfter: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('one_time_link')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', endsAfter)
    .execute();
  return rows.map((row) => row.expires_at);
}

/** The link whose token has this hash, whether or not it still works. */
export function findLink(db: Db, tokenHash: string): Promise<OneTimeLinkTable | undefined> {
  return db.selectFrom('one_time_link').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Changes a link. Answers its address; null when there is no such link, or it was used or replaced. */
export async function updateLink(
  db: Db,
  id: string,
  changes: Pick<OneTimeLinkTable, 'token_hash' | 'expires_at'>,
): Promise<string | null> {
  const row = await db
    .updateTable('one_time_link')
    .set(changes)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Ends the link of this token at `now` (epoch ms) if it still works and is for one of these purposes, and answers it. */
export function endLinkByToken(
  tx: Tx,
  tokenHash: string,
  options: { purposes: readonly LinkPurpose[]; now: number },
): Promise<Pick<OneTimeLinkTable, 'user_id' | 'purpose' | 'email'> | undefined> {
  return tx
    .updateTable('one_time_link')
    .set({ ended_at: options.now, expires_at: options.now })
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', options.purposes)
    .where('expires_at', '>', options.now)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst();
}

/** Ends a user's links of one purpose that were neither used nor replaced before, at `now` (epoch ms). */
export async function endLinks(tx: Tx, userId: string, purpose: LinkPurpose, now: number): Promise<void> {
  await tx
    .updateTable('one_time_link')
    .set({ ended_at: now, expires_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes a user's links that were neither used nor replaced. */
export async function deleteLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('one_time_link').where('user_id', '=', userId).where('ended_at', 'is', null).execute();
}

/** Deletes a user's links of one purpose that ended before `until` (epoch ms) or then. */
export async function deleteEndedLinks(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  until: number,
): Promise<void> {
  await tx
    .deleteFrom('one_time_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '<=', until)
    .execute();
}

/** Deletes at most `limit` links that ended before `until` (epoch ms) or then; says how many. */
export async function deleteLinksUntil(db: Db, until: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('one_time_link')
    .where('id', 'in', (eb) =>
      eb.selectFrom('one_time_link').select('id').where('expires_at', '<=', until).limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
