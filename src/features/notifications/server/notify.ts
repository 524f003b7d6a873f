import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { NOTIFICATION_LIMITS, quietUntil } from '../notifications.rules.ts';
import { settingOfKind } from './known-kinds.ts';
import type { NotificationTable } from './notification-tables.ts';
import {
  createNotifications,
  deleteNotificationsAbout,
  findGathered,
  findOff,
  findRecipients,
  findTold,
  findUnblocked,
  gatherNotification,
  type Recipient,
  takeOut,
  takeOutUnnamed,
  updateHeldUntil,
} from './notify-store.ts';
import { createPushes } from './push-store.ts';
import { sendLive } from './send-live.ts';

/** Something to tell somebody; no words or names of people are in it. */
export interface Notice {
  /** Who is told. */
  userId: string;
  /** One of the registered kinds. */
  kind: string;
  /** What it is about, in the terms of its kind. */
  subjectId: string;
  /** Who caused it, whom the kind may name; null where nobody is. Nobody is told what they did themselves. */
  actorId: string | null;
  data?: Readonly<Record<string, string | number | null>>;
  /** Open pages hear of it in quiet hours, too. */
  isUrgent?: boolean;
  /** A second one for the same person with the same key writes nothing. */
  onceKey?: string;
  /**
   * When what it tells of happened, UTC epoch milliseconds. Until it is read, others with its once-key are told by the same one, which
   * comes to the top again: its data say from when (`since`) until when (`until`) it all happened. Nobody is named as the cause.
   */
  gatheredAt?: number;
}

/** What every cached answer about notifications begins with. */
const CHANGED = ['/api/notifications'];
/** People who are told at a time, within the parameters that both engines take. */
const PEOPLE_PER_BATCH = 100;

/**
 * Tells people something, in the transaction that causes it. It is not written for whoever has turned its switch off, nor
 * about somebody whom they have blocked or who has blocked them; in quiet hours it is in the list, and browsers hear of it
 * afterwards. Devices that were chosen for it are told by push a minute later, of what is unread then. Of several people in one call each may be told several things.
 * @param now UTC epoch milliseconds
 * @throws Error for a kind that no feature has registered
 */
export async function notify(tx: Tx, notices: readonly Notice[], now: number): Promise<void> {
  const wanted = notices
    .filter(({ userId, actorId }) => userId !== actorId)
    .map((notice) => ({ ...notice, setting: settingOfKind(notice.kind) }))
    // Two that tell the same people write in the same order, so that neither waits for the other.
    .toSorted((a, b) => (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0));
  const people = Map.groupBy(wanted, ({ userId }) => userId);
  const ids = [...people.keys()];
  for (let i = 0; i < ids.length; i += PEOPLE_PER_BATCH) {
    if (i > 0) await othersTurn();
    const some = ids.slice(i, i + PEOPLE_PER_BATCH);
    await notifySome(
      tx,
      some.flatMap((id) => people.get(id)!),
      some,
      now,
    );
  }
}

type WantedNotice = Notice & { setting: string | null };

async function notifySome(
  tx: Tx,
  notices: readonly WantedNotice[],
  ids: readonly string[],
  now: number,
): Promise<void> {
  const recipients = new Map((await findRecipients(tx, ids)).map((one) => [one.id, one]));
  const mayBeTold = await withoutBlocked(tx, notices);
  const settings = [...new Set(notices.flatMap(({ setting }) => setting ?? []))];
  const off = new Set((settings.length === 0 ? [] : await findOff(tx, ids, settings)).map(offName));
  const rows = mayBeTold
    .filter(({ userId }) => recipients.has(userId))
    .filter(({ userId, setting }) => setting === null || !off.has(offName({ user_id: userId, setting })))
    .map((notice) => ({ row: rowOf(notice, now), gatheredAt: notice.gatheredAt }));
  if (rows.length === 0) return;
  const written = await createNotifications(
    tx,
    rows.flatMap(({ row, gatheredAt }) => (gatheredAt === undefined ? [row] : [])),
  );
  const gathered: typeof written = [];
  for (const { row, gatheredAt } of rows) {
    if (gatheredAt !== undefined) gathered.push(...(await gather(tx, row, gatheredAt)));
  }
  // Whoever has been told of it by a device is not told again of what has come to it.
  const isNew = new Set(rows.map(({ row }) => row.id));
  written.push(...gathered.filter(({ id }) => isNew.has(id)));
  const told = [...new Set([...written, ...gathered].map((row) => row.user_id))];
  const urgent = new Set(mayBeTold.flatMap(({ userId, isUrgent }) => (isUrgent ? [userId] : [])));
  await sendLive(
    tx,
    told.filter((id) => urgent.has(id)),
    CHANGED,
    now,
  );
  // What is urgent has ways of its own to somebody's devices.
  const later = written.filter(({ user_id }) => !urgent.has(user_id));
  await noteForPush(tx, later, recipients, now);
  await tellBrowsers(
    tx,
    told.filter((id) => !urgent.has(id)).map((id) => recipients.get(id)!),
    now,
  );
}

function rowOf(notice: WantedNotice, now: number): NotificationTable {
  return {
    id: newId(now),
    user_id: notice.userId,
    kind: notice.kind,
    subject_id: notice.subjectId,
    actor_id: notice.gatheredAt === undefined ? notice.actorId : null,
    data: JSON.stringify(notice.data ?? {}),
    created_at: now,
    read_at: null,
    once_key: notice.onceKey ?? null,
    put_aside_at: null,
  };
}

/** Writes one, or lets the one that is unread yet tell of it, too. */
async function gather(tx: Tx, row: NotificationTable, at: number) {
  const before = await findGathered(tx, row);
  // Who waited for their turn may write later what happened earlier.
  const span = {
    since: Math.min(at, Number(before?.['since'] ?? at)),
    until: Math.max(at, Number(before?.['until'] ?? at)),
  };
  return gatherNotification(tx, { ...row, data: JSON.stringify({ ...JSON.parse(row.data), ...span }) });
}

/** Devices are told a little later, of what is unread then; in quiet hours, afterwards. */
async function noteForPush(
  tx: Tx,
  written: readonly { id: string; user_id: string }[],
  recipients: ReadonlyMap<string, Recipient>,
  now: number,
): Promise<void> {
  const pushes = written.flatMap(({ id, user_id }) => {
    const recipient = recipients.get(user_id)!;
    if (!recipient.wants_push) return [];
    const dueAt = quietEndOf(recipient, now) ?? now + NOTIFICATION_LIMITS.pushedAfterMs;
    return [{ notification_id: id, user_id, due_at: dueAt }];
  });
  await createPushes(tx, pushes);
}

/** Nobody is told about somebody whom they have blocked, or who has blocked them. */
async function withoutBlocked(tx: Tx, notices: readonly WantedNotice[]): Promise<WantedNotice[]> {
  const allowed: WantedNotice[] = [];
  for (const [actorId, caused] of Map.groupBy(notices, (notice) => notice.actorId)) {
    if (actorId === null) allowed.push(...caused);
    else {
      const ids = [...new Set(caused.map(({ userId }) => userId))];
      const unblocked = new Set(await findUnblocked(tx, actorId, ids));
      allowed.push(...caused.filter(({ userId }) => unblocked.has(userId)));
    }
  }
  return allowed;
}

async function tellBrowsers(tx: Tx, told: readonly Recipient[], now: number): Promise<void> {
  const awake: string[] = [];
  for (const recipient of told) {
    const until = quietEndOf(recipient, now);
    if (until === null) awake.push(recipient.id);
    else await updateHeldUntil(tx, recipient.id, until);
  }
  await sendLive(tx, awake, CHANGED, now);
}

/** When the quiet hours are over that somebody has now, UTC epoch milliseconds; null: they have none. */
function quietEndOf({ timezone, quiet_from, quiet_to }: Recipient, now: number): number | null {
  const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to };
  return quietUntil(quiet, now, timezone ?? 'UTC');
}

function offName({ user_id, setting }: { user_id: string; setting: string }): string {
  return `${user_id} ${setting}`;
}

/**
 * Forgets what was told about things that are gone, few enough for one statement, and open pages hear of it, in quiet hours, too: it
 * disturbs nobody, and would stand there until they are opened anew.
 * @param now UTC epoch milliseconds; null where pages are not to hear of it, as they would learn when somebody without a name was here
 */
export async function forgetNotifications(
  tx: Tx,
  kind: string,
  subjectIds: readonly string[],
  now: number | null,
): Promise<void> {
  if (subjectIds.length === 0) return;
  const told = await deleteNotificationsAbout(tx, kind, subjectIds);
  if (now !== null) await sendLive(tx, told, CHANGED, now);
}

/** Words are hidden from those who were told about them: their open pages show it no longer. */
export async function tellNoLonger(tx: Tx, subjectIds: readonly string[], now: number): Promise<void> {
  const told: string[] = [];
  for (let i = 0; i < subjectIds.length; i += PEOPLE_PER_BATCH) {
    if (i > 0) await othersTurn();
    told.push(...(await findTold(tx, subjectIds.slice(i, i + PEOPLE_PER_BATCH))));
  }
  await sendLive(tx, told, CHANGED, now);
}

/**
 * Words are shown again: what was told about them, or of whoever wrote them, is there again as it was, read or not. What still has
 * nothing to say is put aside again as soon as its reader opens the list.
 */
export async function tellAgain(
  tx: Tx,
  { subjectIds, actorId }: { subjectIds: readonly string[]; actorId: string | null },
  now: number,
): Promise<void> {
  const whose: string[] = [];
  for (let i = 0; i < subjectIds.length; i += PEOPLE_PER_BATCH) {
    if (i > 0) await othersTurn();
    whose.push(...(await takeOut(tx, { subjectIds: subjectIds.slice(i, i + PEOPLE_PER_BATCH), actorId })));
  }
  const ids = [...new Set(whose)].sort();
  for (let i = 0; i < ids.length; i += PEOPLE_PER_BATCH) {
    await tellBrowsers(tx, await findRecipients(tx, ids.slice(i, i + PEOPLE_PER_BATCH)), now);
  }
}

/**
 * A block between two is over: what it hid from either and names nobody, as in debates, was put aside while it stood, and is there
 * again. What still has nothing to say is put aside again as soon as its reader opens the list.
 */
export async function tellUnblocked(
  tx: Tx,
  userIds: readonly string[],
  { blockedAt, now }: { blockedAt: number; now: number },
): Promise<void> {
  const ids = [...new Set(await takeOutUnnamed(tx, userIds, blockedAt))].sort();
  if (ids.length > 0) await tellBrowsers(tx, await findRecipients(tx, ids), now);
}
