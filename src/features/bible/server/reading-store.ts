import type { Selectable } from 'kysely';
import { awardXP, grantsBetween } from '#features/progress/server/for-other-features.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { newId } from '#platform/server/ids.ts';
import { localDay } from '#platform/server/local-day.ts';
import { creditedMs, READING_SESSION, sessionXP } from '../bible.rules.ts';
import type { ReadingSessionTable } from './bible-tables.ts';

export type SessionRow = Selectable<ReadingSessionTable>;

export function findOpenSession(db: DbOrTx, userId: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('reading_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function findSession(db: DbOrTx, userId: string, id: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom('reading_session')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Begins a session; one that is open is ended and paid first. */
export async function beginSession(
  tx: Tx,
  reader: { userId: string; timezone: string },
  now: number,
): Promise<SessionRow> {
  const open = await findOpenSession(tx, reader.userId);
  if (open) await closeSession(tx, open, reader.timezone, now);
  const row: SessionRow = {
    id: newId(now),
    user_id: reader.userId,
    started_at: now,
    last_seen_at: now,
    visible_ms: 0,
    ended_at: null,
    xp_earned: 0,
  };
  await tx.insertInto('reading_session').values(row).execute();
  return row;
}

/** Adds visible time, bounded by the server's own clock. */
export async function creditSession(
  tx: Tx,
  session: SessionRow,
  visibleMs: number,
  now: number,
): Promise<SessionRow> {
  const credited = creditedMs(visibleMs, now - session.last_seen_at);
  const after = { ...session, visible_ms: session.visible_ms + credited, last_seen_at: now };
  await tx
    .updateTable('reading_session')
    .set({ visible_ms: after.visible_ms, last_seen_at: after.last_seen_at })
    .where('id', '=', session.id)
    .execute();
  return after;
}

/** Ends a session and pays it, in the caller's `inUserTransaction`. */
export async function closeSession(
  tx: Tx,
  session: SessionRow,
  timezone: string,
  now: number,
): Promise<SessionRow> {
  const { start, end } = localDay(now, timezone);
  const grant = { userId: session.user_id, reason: 'reading_session' as const };
  const today = await grantsBetween(tx, { ...grant, from: start, to: end });
  const amount = sessionXP(session.visible_ms, today.amount);
  const earned = await awardXP(tx, { ...grant, sourceId: session.id, amount, now });
  await tx
    .updateTable('reading_session')
    .set({ ended_at: now, xp_earned: earned })
    .where('id', '=', session.id)
    .execute();
  return { ...session, ended_at: now, xp_earned: earned };
}

/** Sessions whose page fell silent long ago (a closed tab, an empty battery): their minutes are paid, not lost. */
export async function closeAbandonedSessions(db: Db, now: number): Promise<void> {
  const silent = await db
    .selectFrom('reading_session')
    .innerJoin('user', 'user.id', 'reading_session.user_id')
    .select(['reading_session.id', 'reading_session.user_id', 'user.timezone'])
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<', now - 10 * READING_SESSION.maxGapMs)
    .limit(500)
    .execute();
  for (const { id, user_id, timezone } of silent) {
    await inUserTransaction(db, user_id, async (tx) => {
      const session = await findSession(tx, user_id, id);
      if (session && session.ended_at === null) await closeSession(tx, session, timezone ?? 'UTC', now);
    });
  }
}
