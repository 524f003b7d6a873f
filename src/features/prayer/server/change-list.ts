import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { publicPeople, requireUser } from '#features/people/server/for-other-features.ts';
import { lightLamp } from '#features/rhythm/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { onceMoreIfGone } from '#platform/server/db/once-more-if-gone.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { once } from '#platform/server/idempotency.ts';
import { PRAYER_LIMITS } from '../prayer.rules.ts';
import type { createItem, PrayerItem, updateItem } from '../prayer-list.contract.ts';
import { findFolder } from './folder-store.ts';
import { countOpenItems, createItemRow, findItem, findItemAbout, updateItemRow } from './item-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { nextReminder, type Reminder } from './prayer-times.ts';
import { readRequest } from './present-requests.ts';
import { readItem } from './read-items.ts';
import { type Reading, readingOf } from './reading.ts';
import { noSuchRequest } from './request-words.ts';

type Idempotency = { key: string; requestHash: string } | null;

/** Puts something on one's list. The same request or person stands there once. */
export function addToList(
  deps: PrayerDeps,
  caller: Caller,
  body: HandlerInput<typeof createItem>['body'],
  idempotency: Idempotency,
): Promise<PrayerItem> {
  const add = (tx: Tx, reading: Reading) =>
    once(
      tx,
      { userId: caller.id, idempotency, now: reading.now },
      async () => {
        const known = await findKnown(tx, caller.id, body);
        if (known) return (await readItem(tx, reading, known))!;
        await requireRoomOnList(tx, caller.id);
        if (body.folderId) await requireFolder(tx, caller.id, body.folderId);
        if (body.requestId && !(await readRequest(tx, reading, body.requestId))) throw noSuchRequest();
        if (body.personId) await requirePerson(tx, reading, body.personId);
        const id = await createItemRow(tx, {
          userId: caller.id,
          text: body.text ?? null,
          folderId: body.folderId ?? null,
          requestId: body.requestId ?? null,
          personId: body.personId ?? null,
          ...(await remindersOf(tx, reading, body.reminder ?? null)),
          now: reading.now,
        });
        return (await readItem(tx, reading, id))!;
      },
      (id) => readItem(tx, reading, id),
    );
  // The request or the person may be deleted meanwhile: neither is held.
  return onceMoreIfGone(() => onList(deps, caller, add));
}

/** Changes an item of one's own; what is absent stays. */
export function changeItem(
  deps: PrayerDeps,
  caller: Caller,
  itemId: string,
  body: HandlerInput<typeof updateItem>['body'],
): Promise<PrayerItem> {
  return onList(deps, caller, async (tx, reading) => {
    const before = await findItem(tx, caller.id, itemId);
    if (!before) throw noSuchItem();
    if (body.folderId) await requireFolder(tx, caller.id, body.folderId);
    if (body.isAnswered === false && before.answered_at !== null) await requireRoomOnList(tx, caller.id);
    const reminder = body.isAnswered ? null : body.reminder;
    const reminders = reminder === undefined ? null : await remindersOf(tx, reading, reminder);
    await updateItemRow(tx, caller.id, itemId, {
      ...(body.text !== undefined && { text: body.text }),
      ...(body.folderId !== undefined && { folder_id: body.folderId }),
      ...(reminders && {
        remind_minute: reminders.remindMinute,
        remind_days: reminders.remindDays,
        remind_at: reminders.remindAt,
      }),
      ...(body.isAnswered !== undefined && {
        answered_at: body.isAnswered ? (before.answered_at ?? reading.now) : null,
      }),
      ...(body.thanks !== undefined && { thanks: body.thanks }),
      updated_at: reading.now,
    });
    return (await readItem(tx, reading, itemId))!;
  });
}

/** 'Prayed today', which lights today's lamp, or 'not today', which gives back the day before; the lamp goes on burning. */
export function markItem(
  deps: PrayerDeps,
  caller: Caller,
  itemId: string,
  { today }: { today: boolean },
): Promise<PrayerItem> {
  return onList(deps, caller, async (tx, reading) => {
    const before = await findItem(tx, caller.id, itemId);
    if (!before) throw noSuchItem();
    const isMarked = before.prayed_on === reading.today;
    if (today !== isMarked) {
      const changes = today
        ? { prayed_on: reading.today, prayed_before_on: before.prayed_on }
        : { prayed_on: before.prayed_before_on, prayed_before_on: null };
      await updateItemRow(tx, caller.id, itemId, changes);
    }
    if (today) await lightLamp(tx, caller, 'pray', reading.now);
    return (await readItem(tx, reading, itemId))!;
  });
}

/** Runs with the caller's row held, so that what is counted and ordered cannot change in between. */
export function onList<T>(
  deps: Pick<PrayerDeps, 'db' | 'clock'>,
  caller: Caller,
  work: (tx: Tx, reading: Reading) => Promise<T>,
): Promise<T> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => work(tx, await readingOf(tx, caller, now)));
}

async function remindersOf(tx: Tx, { id, now }: Reading, reminder: Reminder | null) {
  if (!reminder) return { remindMinute: null, remindDays: null, remindAt: null };
  const { timezone } = await requireUser(tx, id);
  return {
    remindMinute: reminder.minuteOfDay,
    remindDays: reminder.days,
    remindAt: nextReminder(now, reminder, timezone ?? 'UTC'),
  };
}

async function findKnown(
  tx: Tx,
  userId: string,
  { requestId, personId, text }: HandlerInput<typeof createItem>['body'],
): Promise<string | null> {
  if (requestId) return (await findItemAbout(tx, userId, { requestId }))?.id ?? null;
  if (personId && !text) return (await findItemAbout(tx, userId, { personId }))?.id ?? null;
  return null;
}

async function requireRoomOnList(tx: Tx, userId: string): Promise<void> {
  if ((await countOpenItems(tx, userId)) < PRAYER_LIMITS.items) return;
  throw new AppError(
    'PRAYER_LIMIT',
    `There are ${PRAYER_LIMITS.items} on your list, which is the most. Give thanks for one, or take one off.`,
  );
}

export async function requireFolder(tx: Tx, userId: string, folderId: string): Promise<void> {
  if (await findFolder(tx, userId, folderId)) return;
  throw new AppError('NOT_FOUND', 'This folder is not there any more.');
}

async function requirePerson(tx: Tx, reading: Reading, personId: string): Promise<void> {
  const people = await publicPeople(tx, reading.id, [personId], reading.now);
  if (!people.has(personId)) throw new AppError('NOT_FOUND', 'This person is not here any more.');
}

export function noSuchItem(): AppError {
  return new AppError('NOT_FOUND', 'This is not on your list any more.');
}
