import { notBlockedWith } from '#features/people/server/for-other-features.ts';
import { wantsNewsByPush } from '#features/push/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { keepThere, passOverHeld } from '#platform/server/db/engine.ts';
import type { NotificationTable } from './notification-tables.ts';

/** Somebody who may be told something, and how they want it. */
export interface Recipient {
  id: string;
  timezone: string | null;
  quiet_from: number | null;
  quiet_to: number | null;
  /** Whether any device of theirs gets what is new by push; SQLite says 0 or 1. */
  wants_push: unknown;
}

/** Those of these people who have an account; it stays until the transaction ends. */
export function findRecipients(tx: Tx, ids: readonly string[]): Promise<Recipient[]> {
  const query = tx
    .selectFrom('user')
    .leftJoin('notification_setting', 'notification_setting.user_id', 'user.id')
    .select(['user.id', 'user.timezone', 'notification_setting.quiet_from', 'notification_setting.quiet_to'])
    .select((eb) => wantsNewsByPush(eb).as('wants_push'))
    .where('user.id', 'in', ids);
  // An account that is being deleted at this moment would make the whole transaction fail.
  return keepThere(query, tx, 'user').execute();
}

/** Those of these people who have not blocked the other, and whom the other has not blocked. */
export async function findUnblocked(db: DbOrTx, otherId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('user')
    .select('user.id')
    .where('user.id', 'in', ids)
    .where((eb) => notBlockedWith(eb, otherId, 'user.id'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Who of these people has turned which of these switches off. */
export function findOff(
  db: DbOrTx,
  ids: readonly string[],
  settings: readonly string[],
): Promise<{ user_id: string; setting: string }[]> {
  return db
    .selectFrom('notification_off')
    .select(['user_id', 'setting'])
    .where('user_id', 'in', ids)
    .where('setting', 'in', settings)
    .execute();
}

/** Writes those that their once-keys allow, and says which those are, and whose. What is put aside stands in the way of none. */
export async function createNotifications(
  tx: Tx,
  rows: readonly NotificationTable[],
): Promise<Pick<NotificationTable, 'id' | 'user_id'>[]> {
  if (rows.length === 0) return [];
  const onceKeys = [...new Set(rows.flatMap(({ once_key }) => once_key ?? []))];
  if (onceKeys.length > 0) {
    await tx
      .deleteFrom('notification')
      .where(
        'user_id',
        'in',
        rows.map(({ user_id }) => user_id),
      )
      .where('once_key', 'in', onceKeys)
      .where('put_aside_at', 'is not', null)
      .execute();
  }
  return tx
    .insertInto('notification')
    .values(rows)
    .onConflict((oc) => oc.columns(['user_id', 'once_key']).where('once_key', 'is not', null).doNothing())
    .returning(['id', 'user_id'])
    .execute();
}

type Gathered = Pick<NotificationTable, 'user_id' | 'once_key'>;

/** The data of the unread one with this once-key, put aside or not; undefined where there is none. */
export async function findGathered(
  tx: Tx,
  { user_id, once_key }: Gathered,
): Promise<Record<string, unknown> | undefined> {
  const row = await tx
    .selectFrom('notification')
    .select('data')
    .where('user_id', '=', user_id)
    .where('once_key', '=', once_key)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return row && (JSON.parse(row.data) as Record<string, unknown>);
}

/** Writes one, or puts it in the place of the unread one with its once-key, which keeps its id. Says which it is, and whose. */
export async function gatherNotification(
  tx: Tx,
  row: NotificationTable,
): Promise<Pick<NotificationTable, 'id' | 'user_id'>[]> {
  // One that was read is done with.
  await tx
    .updateTable('notification')
    .set({ once_key: null })
    .where('user_id', '=', row.user_id)
    .where('once_key', '=', row.once_key)
    .where('read_at', 'is not', null)
    .execute();
  const { data, created_at } = row;
  return tx
    .insertInto('notification')
    .values(row)
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'once_key'])
        .where('once_key', 'is not', null)
        // Read at this very moment, it has something new to tell.
        .doUpdateSet({ data, created_at, read_at: null, put_aside_at: null }),
    )
    .returning(['id', 'user_id'])
    .execute();
}

/** Notes that something was held back for somebody until their quiet hours are over. */
export async function updateHeldUntil(tx: Tx, userId: string, until: number): Promise<void> {
  // Whoever holds the row is noting the same, or changing the hours: nobody waits for that.
  const free = passOverHeld(
    tx.selectFrom('notification_setting').select('user_id').where('user_id', '=', userId),
    tx,
  );
  await tx
    .updateTable('notification_setting')
    .set({ held_until: until })
    .where('user_id', 'in', free)
    .where('held_until', 'is', null)
    .execute();
}

/** Forgets what was told about these things, by everybody; says whose it was. */
export async function deleteNotificationsAbout(
  tx: Tx,
  kind: string,
  subjectIds: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('notification')
    .where('subject_id', 'in', [...subjectIds])
    .where('kind', '=', kind)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** The query for those who have something in their list about these subjects, few enough for one statement. */
export function toldAbout(tx: DbOrTx, subjectIds: readonly string[]) {
  return tx
    .selectFrom('notification')
    .select('user_id')
    .distinct()
    .where('subject_id', 'in', [...subjectIds])
    .where('put_aside_at', 'is', null);
}

export async function findTold(tx: Tx, subjectIds: readonly string[]): Promise<string[]> {
  return (await toldAbout(tx, subjectIds).execute()).map((row) => row.user_id);
}

interface Shown {
  /** Few enough for one statement. */
  subjectIds: readonly string[];
  actorId: string | null;
}

/** The query that takes out again what was put aside about something, or of somebody; says whose each is. */
export function putAsideOf(tx: DbOrTx, { subjectIds, actorId }: Shown) {
  return tx
    .updateTable('notification')
    .set({ put_aside_at: null })
    .where('put_aside_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('subject_id', 'in', [...subjectIds]),
        ...(actorId === null ? [] : [eb('actor_id', '=', actorId)]),
      ]),
    )
    .returning('user_id');
}

/** Those people, one for each of their notifications. */
export async function takeOut(tx: Tx, shown: Shown): Promise<string[]> {
  return (await putAsideOf(tx, shown).execute()).map((row) => row.user_id);
}

/** Takes out again what was put aside of these people from `since` on (epoch ms) and names nobody; says whose each is. */
export async function takeOutUnnamed(tx: Tx, userIds: readonly string[], since: number): Promise<string[]> {
  const rows = await tx
    .updateTable('notification')
    .set({ put_aside_at: null })
    .where('user_id', 'in', [...userIds])
    .where('actor_id', 'is', null)
    .where('put_aside_at', '>=', since)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
