import type { Selectable, Updateable } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { newId } from '#platform/server/ids.ts';
import type { PrayerItemTable } from './prayer-tables.ts';

export type ItemRow = Selectable<PrayerItemTable>;

/** What a new item of somebody's list holds; what is absent is null. */
export interface NewItem {
  userId: string;
  text?: string | null;
  folderId?: string | null;
  requestId?: string | null;
  personId?: string | null;
  remindMinute?: number | null;
  remindDays?: number | null;
  remindAt?: number | null;
  now: number;
}

/** Puts it before all others of the list. @returns its id */
export async function createItemRow(tx: Tx, item: NewItem): Promise<string> {
  const id = newId(item.now);
  await tx
    .insertInto('prayer_item')
    .values({
      id,
      user_id: item.userId,
      folder_id: item.folderId ?? null,
      text: item.text ?? null,
      request_id: item.requestId ?? null,
      person_id: item.personId ?? null,
      position: (await firstPosition(tx, item.userId)) - 1,
      prayed_on: null,
      prayed_before_on: null,
      remind_minute: item.remindMinute ?? null,
      remind_days: item.remindDays ?? null,
      remind_at: item.remindAt ?? null,
      answered_at: null,
      thanks: null,
      created_at: item.now,
      updated_at: null,
    })
    .execute();
  return id;
}

/** The query for what somebody still prays for; as many as the limits allow, in no order. */
export function openItems(db: DbOrTx, userId: string) {
  return db
    .selectFrom('prayer_item')
    .selectAll()
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null);
}

const openNow = prepared((db) => openItems(db, ''));

/** Those items. */
export function findOpenItems(db: DbOrTx, userId: string): Promise<ItemRow[]> {
  return openNow(db, [userId]);
}

const nextItems = prepared((db) =>
  openItems(db, '')
    .where((eb) => eb.or([eb('prayed_on', 'is', null), eb('prayed_on', '<>', '')]))
    .orderBy('position')
    .orderBy('id')
    .limit(1),
);

/** At most `limit` of those for which they have not prayed on their day of today, in the order of the list. */
export function findNextItems(
  db: DbOrTx,
  { userId, today, limit }: { userId: string; today: string; limit: number },
): Promise<ItemRow[]> {
  return nextItems(db, [userId, today, limit]);
}

/** The query for what somebody gives thanks for, newest first. */
export function thanksOf(
  db: DbOrTx,
  { userId, after, limit }: { userId: string; after: TimeCursor | null; limit: number },
) {
  let query = db
    .selectFrom('prayer_item')
    .selectAll()
    .where('user_id', '=', userId)
    .where('answered_at', 'is not', null);
  if (after) {
    query = query.where((eb) => eb(eb.refTuple('answered_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  return query.orderBy('answered_at', 'desc').orderBy('id', 'desc').limit(limit);
}

export async function countOpenItems(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('prayer_item')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findItem(db: DbOrTx, userId: string, id: string): Promise<ItemRow | undefined> {
  return db
    .selectFrom('prayer_item')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Somebody's items with these ids. */
export async function findItems(db: DbOrTx, userId: string, ids: readonly string[]): Promise<ItemRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('prayer_item')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('user_id', '=', userId)
    .execute();
}

/** Somebody's item about this request, or about this person. */
export function findItemAbout(
  tx: Tx,
  userId: string,
  about: { requestId: string } | { personId: string },
): Promise<ItemRow | undefined> {
  const query = tx.selectFrom('prayer_item').selectAll().where('user_id', '=', userId);
  const found =
    'requestId' in about
      ? query.where('request_id', '=', about.requestId)
      : query.where('person_id', '=', about.personId).where('answered_at', 'is', null);
  return found.limit(1).executeTakeFirst();
}

export async function updateItemRow(
  tx: Tx,
  userId: string,
  id: string,
  changes: Updateable<PrayerItemTable>,
): Promise<void> {
  await tx
    .updateTable('prayer_item')
    .set(changes)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Says whether there was one. */
export async function deleteItemRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('prayer_item')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Takes one's own request off one's list, where no words of one's own stand beside it. */
export async function deleteItemsOfOwnRequest(tx: Tx, userId: string, requestId: string): Promise<void> {
  await tx
    .deleteFrom('prayer_item')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('text', 'is', null)
    .execute();
}

/** Makes one's own request a thanks on one's list, or a prayer again. */
export async function setItemsAnswered(
  tx: Tx,
  { userId, requestId, answeredAt }: { userId: string; requestId: string; answeredAt: number | null },
): Promise<void> {
  await tx
    .updateTable('prayer_item')
    .set({ answered_at: answeredAt, remind_at: null, remind_minute: null, remind_days: null })
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .execute();
}

/** 'I prayed' for a request stands at its item too. */
export async function markItemPrayedWith(
  tx: Tx,
  { userId, requestId, today }: { userId: string; requestId: string; today: string },
): Promise<void> {
  await tx
    .updateTable('prayer_item')
    .set((eb) => ({ prayed_before_on: eb.ref('prayed_on'), prayed_on: today }))
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where((eb) => eb.or([eb('prayed_on', 'is', null), eb('prayed_on', '<>', today)]))
    .execute();
}

/** Undoes `markItemPrayedWith`: the day before is given back. */
export async function unmarkItemPrayedWith(
  tx: Tx,
  { userId, requestId, today }: { userId: string; requestId: string; today: string },
): Promise<void> {
  await tx
    .updateTable('prayer_item')
    .set((eb) => ({ prayed_on: eb.ref('prayed_before_on'), prayed_before_on: null }))
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .where('prayed_on', '=', today)
    .execute();
}

/** Puts items into a folder (null: none) in this order, before the others there. */
export async function placeItems(
  tx: Tx,
  userId: string,
  folderId: string | null,
  itemIds: readonly string[],
): Promise<void> {
  const start = (await firstPosition(tx, userId)) - itemIds.length;
  for (const [index, id] of itemIds.entries()) {
    await updateItemRow(tx, userId, id, { folder_id: folderId, position: start + index });
  }
}

/** Where the first of somebody's open items stands; all that comes before it is at the top. */
async function firstPosition(tx: Tx, userId: string): Promise<number> {
  const { first } = await tx
    .selectFrom('prayer_item')
    .select((eb) => eb.fn.min<number | null>('position').as('first'))
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(first ?? 0);
}

/** The next one is never further away: what is was reckoned by a clock that was ahead. */
export const REMINDER_WITHIN_MS = 10 * DAY_MS;

/** Items of which somebody is to be reminded, or whose time is to be reckoned anew, the longest due first. */
export function dueReminders(db: DbOrTx, now: number, limit: number) {
  return db
    .selectFrom('prayer_item')
    .select(['id', 'user_id'])
    .where((eb) => eb.or([eb('remind_at', '<=', now), eb('remind_at', '>', now + REMINDER_WITHIN_MS)]))
    .orderBy('remind_at')
    .limit(limit);
}
