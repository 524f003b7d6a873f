import { findUserById } from '#features/people/server/for-other-features.ts';
import { awardXP, paidToday } from '#features/progress/server/for-other-features.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import { creditedMs, READING_SESSION, readingSessionXP } from '../bible.rules.ts';
import {
  findReadingSession,
  findSilentReadingSessions,
  type ReadingSessionRow,
  updateReadingSession,
} from './reading-store.ts';

/** Adds visible time to a reading session, bounded by the server's own clock. Call it in `inUserTransaction`. */
export async function creditReading(
  tx: Tx,
  session: ReadingSessionRow,
  visibleMs: number,
  now: number,
): Promise<ReadingSessionRow> {
  const credited = creditedMs(visibleMs, now - session.last_seen_at);
  const after = { ...session, visible_ms: session.visible_ms + credited, last_seen_at: now };
  await updateReadingSession(tx, after);
  return after;
}

/** Ends a reading session and pays it, in the caller's `inUserTransaction`. */
export async function endAndPayReading(
  tx: Tx,
  session: ReadingSessionRow,
  timezone: string,
  now: number,
): Promise<ReadingSessionRow> {
  const { id: sourceId, user_id: userId } = session;
  const reason = 'reading_session';
  const today = await paidToday(tx, { id: userId, timezone }, reason, now);
  const amount = readingSessionXP(session.visible_ms, today.amount);
  const earned = await awardXP(tx, { userId, reason, sourceId, amount, now, day: today.day });
  const ended = { ...session, ended_at: now, xp_earned: earned };
  await updateReadingSession(tx, ended);
  return ended;
}

/**
 * Ends and pays sessions whose page has sent nothing for long (a closed tab, an empty battery), so that their minutes
 * are not lost.
 */
export async function endAbandonedReading(db: Db, now: number): Promise<void> {
  const silent = await findSilentReadingSessions(db, now - 10 * READING_SESSION.maxGapMs);
  for (const { id, user_id } of silent) {
    await inUserTransaction(db, user_id, async (tx) => {
      const session = await findReadingSession(tx, user_id, id);
      const reader = await findUserById(tx, user_id);
      if (!session || session.ended_at !== null || !reader) return;
      await endAndPayReading(tx, session, reader.timezone ?? 'UTC', now);
    });
  }
}
