import { AppError } from '#contract/errors.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { toEpochMs } from '#platform/server/db/date-column.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { SessionTable } from './accounts-tables.ts';

/** A session as its owner sees it. Times in UTC epoch milliseconds. */
export interface SessionRecord {
  id: string;
  userAgent: string | null;
  address: string | null;
  createdAt: number;
  lastUsedAt: number;
}

const sessionByToken = prepared((db) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select([
      'user.id as userId',
      'user.role',
      'user.timezone',
      'user.bannedUntil',
      'session.id as sessionId',
      'session.expiresAt as sessionExpiresAt',
      'session.updatedAt as sessionUsedAt',
      'session.secondStepAt',
    ])
    .where('session.token', '=', ''),
);

/** A session by its cookie's token, with what every request has to know of its user. */
export async function findSessionByToken(
  db: Db,
  token: string,
): Promise<Awaited<ReturnType<typeof sessionByToken>>[number] | undefined> {
  const [row] = await sessionByToken(db, [token]);
  return row;
}

/** Notes that a session is in use and, when given, its new end; times in UTC epoch milliseconds. */
export async function updateSessionUse(
  db: Db,
  sessionId: string,
  now: number,
  expiresAt?: number,
): Promise<void> {
  await db
    .updateTable('session')
    .set({
      updatedAt: new Date(now).toISOString(),
      ...(expiresAt !== undefined && { expiresAt: new Date(expiresAt).toISOString() }),
    })
    .where('id', '=', sessionId)
    .execute();
}

/** Gives a session another token and a new end; times in UTC epoch milliseconds. Nothing where it has ended. */
export async function renewSession(
  tx: Tx,
  sessionId: string,
  renewed: { token: string; now: number; expiresAt: number },
): Promise<void> {
  await tx
    .updateTable('session')
    .set({
      token: renewed.token,
      updatedAt: new Date(renewed.now).toISOString(),
      expiresAt: new Date(renewed.expiresAt).toISOString(),
    })
    .where('id', '=', sessionId)
    .execute();
}

export async function createSessionRow(tx: Tx, session: SessionTable): Promise<void> {
  await tx.insertInto('session').values(session).execute();
}

/** When the person behind a session proved who they are, UTC epoch milliseconds; null when it has ended. */
export async function provenAtOf(db: Db, sessionId: string): Promise<number | null> {
  const row = await db
    .selectFrom('session')
    .select('createdAt')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row ? toEpochMs(row.createdAt) : null;
}

/** The sessions of a user that have not run out, the last used first. */
export async function sessionsOf(db: Db, userId: string, now: number): Promise<SessionRecord[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt', 'expiresAt'])
    .where('userId', '=', userId)
    .execute();
  return rows
    .filter((row) => toEpochMs(row.expiresAt) > now)
    .map((row) => ({
      id: row.id,
      userAgent: row.userAgent || null,
      address: row.ipAddress || null,
      createdAt: toEpochMs(row.createdAt),
      lastUsedAt: toEpochMs(row.updatedAt),
    }))
    .sort((a, b) => b.lastUsedAt - a.lastUsedAt);
}

/** Notes when the second step was passed in a user's session, or in none of theirs (null: they have no second step now). */
export async function updateSecondStepAt(
  tx: Tx,
  userId: string,
  change: { sessionId: string; at: number } | null,
): Promise<void> {
  let query = tx
    .updateTable('session')
    .set({ secondStepAt: change?.at ?? null })
    .where('userId', '=', userId);
  if (change) query = query.where('id', '=', change.sessionId);
  await query.execute();
}

/**
 * For what changes how somebody gets in: asked with the user's row held. Whoever ended the session meanwhile (the owner of the
 * address, who has just come) would otherwise be overruled by a request that was let in before.
 * @throws AppError NOT_SIGNED_IN
 */
export async function requireSession(tx: Tx, caller: { id: string; sessionId: string }): Promise<void> {
  const row = await tx
    .selectFrom('session')
    .select('id')
    .where('userId', '=', caller.id)
    .where('id', '=', caller.sessionId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_SIGNED_IN', 'Please sign in to continue.');
}

/** Says whether there was such a session of this user. */
export async function deleteSession(db: DbOrTx, userId: string, sessionId: string): Promise<boolean> {
  const result = await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Ends a user's sessions, all of them or all but one. */
export async function deleteSessions(db: DbOrTx, userId: string, exceptId?: string): Promise<void> {
  let query = db.deleteFrom('session').where('userId', '=', userId);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  await query.execute();
}

/** Ends a user's sessions that were not used for longest, so that `kept` stay. */
export async function deleteOldestSessions(tx: Tx, userId: string, kept: number): Promise<void> {
  await tx
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('session')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('updatedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(kept),
    )
    .execute();
}

/** Removes sessions that have run out. */
export function sweepSessions(db: Db, now: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('session')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('session')
          .select('id')
          .where('expiresAt', '<', new Date(now).toISOString())
          .limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }, stopping);
}
