import { isForGood } from '#contract/for-good.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { isBanned } from '../people.rules.ts';
import { findUserById, updateUser } from './user-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody was banned, or let in again (null). Whoever hears it looks at how it is by then: an earlier one is not told any more. */
    'person-banned': { userId: string; until: number | null };
    /** Somebody may be back, since their ban has ended or was lifted: it is told then, and whoever hears it looks whether they are. */
    'ban-over': { userId: string };
    /** Neither sees the other's words from now on. */
    'person-blocked': { blockerId: string; blockedId: string };
  }
}

/**
 * Keeps somebody from taking part until then (UTC epoch milliseconds; `FOREVER`), or lets them in again (null). Their sessions
 * stay: with them they can read why, appeal, export what is theirs and delete it, and nothing else.
 * @param notBefore what follows from it for others waits until then, since it can still be undone; at once unless told
 */
export async function setBan(
  tx: Tx,
  userId: string,
  until: number | null,
  { events, now, notBefore }: { events: EventSender; now: number; notBefore?: number },
): Promise<void> {
  await updateUser(tx, userId, { bannedUntil: until }, now);
  // One that waits would hold up what is told now.
  await events.forget(tx, 'person-banned', userId);
  await events.emit(
    tx,
    {
      type: 'person-banned',
      subject: userId,
      userId,
      payload: { userId, until },
      ...(notBefore !== undefined && { notBefore }),
    },
    now,
  );
  await events.forget(tx, 'ban-over', userId);
  if (isForGood(until)) return;
  const over = { type: 'ban-over', subject: userId, userId, payload: { userId } } as const;
  await events.emit(tx, { ...over, ...(until !== null && { notBefore: until }) }, now);
}

/** Whether somebody may not take part now; asked again in a transaction that writes what others read. */
export async function isBannedNow(db: DbOrTx, userId: string, now: number): Promise<boolean> {
  const user = await findUserById(db, userId);
  return user !== undefined && isBanned(user, now);
}
