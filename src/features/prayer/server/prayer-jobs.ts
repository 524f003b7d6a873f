import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { circleIdsOf } from '#features/circle/server/for-other-features.ts';
import { memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import { restsAt } from '#features/rhythm/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { eachDue } from '#platform/server/each-due.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import type { Job } from '#platform/server/jobs.ts';
import { ASK_AFTER_MS } from '../prayer.rules.ts';
import { type DueColumn, dueRequests, FURTHEST_AHEAD_MS } from './due-store.ts';
import { dueReminders, findItem, REMINDER_WITHIN_MS, updateItemRow } from './item-store.ts';
import { deleteOldLater, prayedSince, whoPrayed } from './prayed-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { nextReminder } from './prayer-times.ts';
import { audienceOf } from './present-requests.ts';
import { readersAmong } from './reader-store.ts';
import { holdRequest, type RequestRow, updateRequestRow } from './request-store.ts';
import { findTestimony } from './testimony-store.ts';

/** A request that was put off is forgotten when no zone is at that day any more. */
const LATER_KEPT_MS = 3 * DAY_MS;
/** How many people are told in one transaction. */
const TOLD_AT_ONCE = 200;

/**
 * What prayer tells people by the clock. Each step holds the request or the person, looks again, and notes in the same
 * transaction that it is done, so that two servers tell it once.
 */
export function prayerJobs(deps: Pick<PrayerDeps, 'db' | 'clock'>): Job[] {
  const { db, clock } = deps;
  return [
    {
      name: 'tell how many prayed',
      everyMs: MINUTE_MS,
      run: (stopping) => eachDueRequest(deps, 'tell_prayed_at', tellHowManyPrayed, stopping),
    },
    {
      name: 'ask how it is',
      everyMs: MINUTE_MS,
      run: (stopping) => eachDueRequest(deps, 'ask_at', askHowItIs, stopping),
    },
    {
      name: 'tell of answered prayers',
      everyMs: MINUTE_MS,
      run: (stopping) => tellOfAnswers(deps, stopping),
    },
    { name: 'remind of prayers', everyMs: MINUTE_MS, run: (stopping) => remind(deps, stopping) },
    {
      name: 'forget what was put off',
      everyMs: 60 * MINUTE_MS,
      run: (stopping) =>
        inBatches((limit) => deleteOldLater(db, clock.now() - LATER_KEPT_MS, limit), stopping),
    },
  ];
}

/** Does `work` to every request for which it is time, with its author and itself held. */
async function eachDueRequest(
  { db, clock }: Pick<PrayerDeps, 'db' | 'clock'>,
  column: DueColumn,
  work: (tx: Tx, request: RequestRow, now: number) => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  await eachDue(
    (limit) => dueRequests(db, column, clock.now(), limit).execute(),
    ({ id, user_id }) =>
      inUserTransaction(db, user_id, async (tx) => {
        const now = clock.now();
        const request = await holdRequest(tx, id);
        const at = request?.[column] ?? null;
        const isDue = at !== null && (at <= now || at > now + FURTHEST_AHEAD_MS[column]);
        if (request && isDue) await work(tx, request, now);
      }),
    stopping,
  );
}

/** Once a day in the author's evening: how many people have prayed since, never who. */
async function tellHowManyPrayed(tx: Tx, request: RequestRow, now: number): Promise<void> {
  const { people, last } = await prayedSince(tx, request.id, request.told_prayed_until);
  await updateRequestRow(tx, request.id, {
    tell_prayed_at: null,
    told_prayed_until: last ?? request.told_prayed_until,
  });
  if (people === 0) return;
  const notice = { kind: 'prayed-for', subjectId: request.id, actorId: null, data: { people } };
  const onceKey = `prayed:${request.id}:${request.tell_prayed_at}`;
  await notify(tx, [{ userId: request.user_id, ...notice, onceKey }], now);
}

/** After `ASK_AFTER_DAYS`, once: still praying, answered, or let it rest? */
async function askHowItIs(tx: Tx, request: RequestRow, now: number): Promise<void> {
  if ((request.ask_at ?? 0) > now) return updateRequestRow(tx, request.id, { ask_at: now + ASK_AFTER_MS });
  await updateRequestRow(tx, request.id, { ask_at: null, asked_at: now });
  const notice = { kind: 'prayer-question', subjectId: request.id, actorId: null };
  const onceKey = `question:${request.id}:${request.ask_at}`;
  await notify(tx, [{ userId: request.user_id, ...notice, onceKey }], now);
  await sendLive(tx, [request.user_id], [`/api/prayer/requests/${request.id}`, '/api/prayer/requests'], now);
}

/** Tells those who prayed, some at a time; a run that was cut off tells the rest, and nobody twice. */
async function tellOfAnswers({ db, clock }: Pick<PrayerDeps, 'db' | 'clock'>, stopping: AbortSignal) {
  await eachDue(
    (limit) => dueRequests(db, 'tell_answered_at', clock.now(), limit).execute(),
    async ({ id }) => {
      let after: string | null = '';
      while (after !== null && !stopping.aborted) {
        const last: string = after;
        after = await inTransaction(db, (tx) => tellSome(tx, id, last, clock.now()));
      }
    },
    stopping,
  );
}

/** @returns the last one who was looked at, or null when all were */
async function tellSome(tx: Tx, requestId: string, after: string, now: number): Promise<string | null> {
  const request = await holdRequest(tx, requestId);
  const at = request?.tell_answered_at ?? null;
  if (!request || at === null || (at > now && at <= now + FURTHEST_AHEAD_MS.tell_answered_at)) return null;
  const people = await whoPrayed(tx, requestId, { after, limit: TOLD_AT_ONCE });
  const readers = await whoMayRead(tx, request, people);
  const isNamed = request.shown_as === 'named';
  const notice = {
    kind: 'prayer-answered',
    subjectId: requestId,
    // Without a name nobody is named, and no block may tell who it is.
    actorId: isNamed ? request.user_id : null,
    onceKey: `answered:${requestId}`,
  };
  await notify(
    tx,
    readers.map((userId) => ({ userId, ...notice })),
    now,
  );
  if (isNamed) await sendLive(tx, readers, [`/api/prayer/requests/${requestId}`], now);
  if (people.length === TOLD_AT_ONCE) return people.at(-1)!;
  await updateRequestRow(tx, requestId, { tell_answered_at: null });
  return null;
}

/** Of those who prayed, whom the request still reaches. What they then read is judged again when they read it. */
async function whoMayRead(
  tx: Tx,
  request: RequestRow,
  people: readonly string[],
): Promise<readonly string[]> {
  if (request.state !== 'answered' || request.hidden_because !== null) return [];
  const testimony = await findTestimony(tx, request.id);
  const shares = [
    { ...audienceOf(request), readers: 'prayer_reader' as const },
    ...(testimony ? [{ ...audienceOf(testimony), readers: 'prayer_testimony_reader' as const }] : []),
  ];
  if (shares.some(({ kind }) => kind === 'everyone')) return people;
  const isAnonymous = request.shown_as === 'anonymous';
  const reached = new Set<string>();
  for (const { kind, id, readers } of shares) {
    const chosen = isAnonymous ? await readersAmong(tx, readers, request.id, people) : null;
    if (kind === 'circle') add(chosen ?? (await circleIdsOf(tx, request.user_id)));
    if (kind !== 'group' || id === null) continue;
    const members = await memberIdsOf(tx, id);
    if (chosen) add(chosen.filter((userId) => members.includes(userId)));
    else if (members.includes(request.user_id)) add(members);
  }
  return people.filter((userId) => reached.has(userId));

  function add(ids: readonly string[]): void {
    for (const userId of ids) reached.add(userId);
  }
}

/** Reminds people of items of their list at the times that they set, on their own clock, unless they rest. */
async function remind({ db, clock }: Pick<PrayerDeps, 'db' | 'clock'>, stopping: AbortSignal): Promise<void> {
  await eachDue(
    (limit) => dueReminders(db, clock.now(), limit).execute(),
    ({ id, user_id }) => inUserTransaction(db, user_id, (tx) => remindOf(tx, user_id, id, clock.now())),
    stopping,
  );
}

async function remindOf(tx: Tx, userId: string, itemId: string, now: number): Promise<void> {
  const item = await findItem(tx, userId, itemId);
  if (!item || item.remind_at === null) return;
  const isAstray = item.remind_at > now + REMINDER_WITHIN_MS;
  if (item.remind_at > now && !isAstray) return;
  if (item.remind_minute === null || item.remind_days === null) return;
  const reminder = { minuteOfDay: item.remind_minute, days: item.remind_days };
  const { timezone } = await requireUser(tx, userId);
  const zone = timezone ?? 'UTC';
  // Whoever has moved to another zone is reminded at the time there, not at the one of home.
  const isTime = nextReminder(item.remind_at - 1, reminder, zone) === item.remind_at;
  await updateItemRow(tx, userId, itemId, { remind_at: nextReminder(now, reminder, zone) });
  if (isAstray || !isTime || (await restsAt(tx, { id: userId, timezone: zone }, now))) return;
  const notice = { kind: 'prayer-reminder', subjectId: itemId, actorId: null };
  await notify(tx, [{ userId, ...notice, onceKey: `reminder:${itemId}:${item.remind_at}` }], now);
}
