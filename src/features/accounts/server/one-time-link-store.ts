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

/** Whose link has a token with this hash; null: nobody's. */
export async function findLinkOwner(db: Db, tokenHash: string): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_link')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Gives a link another end (epoch ms). Answers its address; null when there is no such link. */
export async function updateLinkEnd(db: Db, id: string, expiresAt: number): Promise<string | null> {
  const row = await db
    .updateTable('one_time_link')
    .set({ expires_at: expiresAt })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Deletes the link of this token if it ends after `endsAfter` (epoch ms) and is for one of these purposes, and answers it. */
export function deleteLinkByToken(
  tx: Tx,
  tokenHash: string,
  options: { purposes: readonly LinkPurpose[]; endsAfter: number },
): Promise<Pick<OneTimeLinkTable, 'user_id' | 'purpose' | 'email'> | undefined> {
  return tx
    .deleteFrom('one_time_link')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', options.purposes)
    .where('expires_at', '>', options.endsAfter)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst();
}

/** Deletes a user's links, of one purpose or all. */
export async function deleteLinks(tx: Tx, userId: string, purpose?: LinkPurpose): Promise<void> {
  let query = tx.deleteFrom('one_time_link').where('user_id', '=', userId);
  if (purpose !== undefined) query = query.where('purpose', '=', purpose);
  await query.execute();
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
