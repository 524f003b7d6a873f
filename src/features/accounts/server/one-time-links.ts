import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { LinkPurpose } from './accounts-tables.ts';

const LIFETIME_MS = 60 * 60 * 1000;

export interface OneTimeLink {
  userId: string;
  purpose: LinkPurpose;
  /** The address that the letter was sent to. */
  email: string;
}

/**
 * Makes a link's token: 32 random bytes, valid for an hour. It replaces the account's earlier link of the same purpose.
 * Only its hash is stored, so that nobody who reads the database can use it. Call it in `inUserTransaction`.
 */
export async function issueLink(tx: Tx, link: OneTimeLink, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .deleteFrom('one_time_link')
    .where('user_id', '=', link.userId)
    .where('purpose', '=', link.purpose)
    .execute();
  await tx
    .insertInto('one_time_link')
    .values({
      id: newId(now),
      token_hash: hashOf(token),
      user_id: link.userId,
      purpose: link.purpose,
      email: link.email,
      expires_at: now + LIFETIME_MS,
    })
    .execute();
  return token;
}

/**
 * Uses a link up; with the rest of the transaction, or not at all.
 * @throws AppError LINK_EXPIRED when it is too old, was used, was replaced, or never was one of `purposes`.
 */
export async function takeLink(
  tx: Tx,
  token: string,
  purposes: readonly LinkPurpose[],
  now: number,
): Promise<OneTimeLink> {
  const row = await tx
    .deleteFrom('one_time_link')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst();
  if (!row) {
    throw new AppError(
      'LINK_EXPIRED',
      'This link has expired or was used already. Please ask for a new one.',
    );
  }
  return { userId: row.user_id, purpose: row.purpose, email: row.email };
}

/** Whether a link of this purpose was sent within the last minute. */
export async function wasJustIssued(
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
  now: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('one_time_link')
    .select('id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now + LIFETIME_MS - 60_000)
    .executeTakeFirst();
  return row !== undefined;
}

/** The address that an account is about to change to, while its link can still be opened. */
export async function pendingEmailOf(db: DbOrTx, userId: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom('one_time_link')
    .select('email')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'change_email')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** Takes back whatever links an account has: after its password or address changed they must not work any more. */
export async function withdrawLinks(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('one_time_link').where('user_id', '=', userId).execute();
}

export async function sweepLinks(db: Db, now: number): Promise<void> {
  await db.deleteFrom('one_time_link').where('expires_at', '<=', now).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
