import { DAY_MS } from '#contract/durations.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { type QuietHours, timeOf } from '../notifications.rules.ts';

/** How somebody wants to be told; the defaults for whoever has chosen nothing. */
export interface KeptSettings {
  /** The switches that are turned off. */
  off: string[];
  quiet: QuietHours | null;
  /** When the next weekly letter is due, UTC epoch milliseconds; null: none is wanted. */
  letterDueAt: number | null;
}

export async function findSettings(db: DbOrTx, userId: string): Promise<KeptSettings> {
  const row = await db
    .selectFrom('notification_setting')
    .select(['quiet_from', 'quiet_to', 'letter_due_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const off = await db
    .selectFrom('notification_off')
    .select('setting')
    .where('user_id', '=', userId)
    .orderBy('setting')
    .execute();
  const { quiet_from: from = null, quiet_to: to = null } = row ?? {};
  return {
    off: off.map(({ setting }) => setting),
    quiet: from === null || to === null ? null : { from, to },
    letterDueAt: row?.letter_due_at ?? null,
  };
}

/** Saves quiet hours and letter; nothing is held back any more. */
export async function createOrUpdateSettings(
  tx: Tx,
  userId: string,
  { quiet, letterDueAt }: Omit<KeptSettings, 'off'>,
): Promise<void> {
  const chosen = {
    held_until: null,
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    letter_due_at: letterDueAt,
  };
  await tx
    .insertInto('notification_setting')
    .values({ user_id: userId, ...chosen })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(chosen))
    .execute();
}

/** Turns switches off and on. */
export async function updateSwitches(
  tx: Tx,
  userId: string,
  { off, on }: { off: readonly string[]; on: readonly string[] },
): Promise<void> {
  if (off.length > 0) {
    await tx
      .insertInto('notification_off')
      .values(off.map((setting) => ({ user_id: userId, setting })))
      .onConflict((oc) => oc.columns(['user_id', 'setting']).doNothing())
      .execute();
  }
  if (on.length > 0) {
    await tx
      .deleteFrom('notification_off')
      .where('user_id', '=', userId)
      .where('setting', 'in', on)
      .execute();
  }
}

/** As the export has it; null: nothing was chosen. */
export async function exportedSettings(db: DbOrTx, userId: string): Promise<object | null> {
  const { off, quiet, letterDueAt } = await findSettings(db, userId);
  if (off.length === 0 && quiet === null && letterDueAt === null) return null;
  return {
    turnedOff: off,
    quietHours: quiet && { from: timeOf(quiet.from), to: timeOf(quiet.to) },
    nextWeeklyLetterAt: letterDueAt,
  };
}

/** No quiet hours last longer, and no weekly letter is further away: what is due later was reckoned by a clock that was ahead. */
const HELD_AT_MOST_MS = 2 * DAY_MS;
const LETTER_WITHIN_MS = 9 * DAY_MS;

/** The query for people whose quiet hours are over, with something held back. */
export function heldUntil(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('notification_setting')
    .select('user_id')
    .where((eb) => eb.or([eb('held_until', '<=', now), eb('held_until', '>', now + HELD_AT_MOST_MS)]))
    .orderBy('held_until')
    .limit(limit);
}

/** Nothing is held back for these people any more. */
export async function updateHeldNoMore(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('notification_setting')
    .set({ held_until: null })
    .where('user_id', 'in', userIds)
    .execute();
}

/** The query for people whose weekly letter is due, or to be reckoned anew. */
export function lettersDue(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('notification_setting')
    .innerJoin('user', 'user.id', 'notification_setting.user_id')
    .select(['notification_setting.user_id', 'notification_setting.letter_due_at', 'user.timezone'])
    .where((eb) =>
      eb.or([
        eb('notification_setting.letter_due_at', '<=', now),
        eb('notification_setting.letter_due_at', '>', now + LETTER_WITHIN_MS),
      ]),
    )
    .orderBy('notification_setting.letter_due_at')
    .limit(limit);
}

/** Puts the next letter off from one moment to another; says whether it was still due at the first. */
export async function updateLetterDue(
  tx: Tx,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification_setting')
    .set({ letter_due_at: to })
    .where('user_id', '=', userId)
    .where('letter_due_at', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends somebody's weekly letter. */
export async function updateNoLetter(db: DbOrTx, userId: string): Promise<void> {
  await db
    .updateTable('notification_setting')
    .set({ letter_due_at: null })
    .where('user_id', '=', userId)
    .execute();
}
