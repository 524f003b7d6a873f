import { AppError } from '#contract/errors.ts';
import { isForGood } from '#contract/for-good.ts';
import { findUserById, setBan } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { EventSender } from '#platform/server/events/events.ts';
import { MODERATION_LIMITS } from '../moderation.rules.ts';
import { findLimitEnd } from './action-store.ts';

/** Until when somebody cannot write to others, UTC epoch milliseconds; null: they can. */
export function mutedUntil(db: DbOrTx, userId: string, now: number): Promise<number | null> {
  return findLimitEnd(db, userId, 'mute', now);
}

/** @throws AppError MUTED, which says until when in the person's own time zone. */
export async function refuseMuted(
  db: DbOrTx,
  person: { id: string; timezone: string },
  now: number,
): Promise<void> {
  const until = await mutedUntil(db, person.id, now);
  if (until === null) return;
  const when = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: person.timezone,
  }).format(until);
  throw new AppError(
    'MUTED',
    `You cannot write to others until ${when}. What you wrote stays on this device.`,
  );
}

/** Lets the bans that are in force now, and no others, keep somebody out. */
export async function settleBan(
  tx: Tx,
  userId: string,
  { events, now }: { events: EventSender; now: number },
): Promise<void> {
  const until = await findLimitEnd(tx, userId, 'ban', now);
  const user = await findUserById(tx, userId);
  if (!user || user.bannedUntil === until) return;
  // Seats and groups are given to others for good, so not as long as it can be undone.
  const hasNoEnd = isForGood(until);
  await setBan(tx, userId, until, {
    events,
    now,
    ...(hasNoEnd && { notBefore: now + MODERATION_LIMITS.undoMs }),
  });
}
