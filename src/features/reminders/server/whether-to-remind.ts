import { quietUntil } from '#features/notifications/notifications.rules.ts';
import { findNotificationSettings } from '#features/notifications/server/for-other-features.ts';
import { isBanned } from '#features/people/people.rules.ts';
import type { UserTable } from '#features/people/server/for-other-features.ts';
import { isFree, LAMPS } from '#features/rhythm/rhythm.rules.ts';
import { findRhythm, rhythmAt } from '#features/rhythm/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Due, isTimely } from '../reminders.rules.ts';

/**
 * Whether somebody is to be reminded at `now`: not on a sabbath, in a rest, or on a day whose three lamps burn. The time that they
 * chose wins over their quiet hours; one that is held up until these begin does not come.
 */
export async function isToRemind(
  db: DbOrTx,
  user: Pick<UserTable, 'id' | 'timezone' | 'bannedUntil'>,
  due: Pick<Due, 'date' | 'at'>,
  now: number,
): Promise<boolean> {
  if (!isTimely(due.at, now) || isBanned(user, now)) return false;
  const timezone = user.timezone ?? 'UTC';
  const kept = await findRhythm(db, user.id);
  // What is sent after midnight is a reminder of the day that is over.
  const { lamps } = rhythmAt(kept, timezone, due.at);
  if (isFree(due.date, kept.rests) || LAMPS.every((lamp) => lamps[lamp])) return false;
  const { quiet } = await findNotificationSettings(db, user.id);
  return quietUntil(quiet, now, timezone) === null || quietUntil(quiet, due.at, timezone) !== null;
}
