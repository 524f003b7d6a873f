import { AppError } from '#contract/errors.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import { requireUser } from '#features/people/server/for-other-features.ts';
import type { Progress } from '#features/progress/progress.contract.ts';
import type { XPDay } from '#features/progress/progress.rules.ts';
import { nextXP } from '#features/progress/progress.rules.ts';
import {
  awardXP,
  giveBackXP,
  paidToday,
  progressOf,
  takeBackXP,
} from '#features/progress/server/for-other-features.ts';
import { lightLamp } from '#features/rhythm/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { canPrayFor, canReadRequest } from '../prayer.policy.ts';
import { PRAYER_XP } from '../prayer.rules.ts';
import { requireRead } from './ask-for-prayer.ts';
import { markItemPrayedWith, unmarkItemPrayedWith } from './item-store.ts';
import {
  countPrayed,
  createLater,
  createPrayed,
  deletePrayed,
  hasPrayedBefore,
  uncountPrayed,
} from './prayed-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { nextEvening } from './prayer-times.ts';
import { judged } from './present-requests.ts';
import { type Reading, readingOf } from './reading.ts';
import { holdRequest } from './request-store.ts';
import { noSuchRequest } from './request-words.ts';
import { findShown, type ShownRow } from './shown-request-store.ts';

/**
 * A request that the reader may read, held until the transaction ends and judged as it is then.
 * @throws AppError NOT_FOUND
 */
export async function holdReadable(tx: Tx, reading: Reading, requestId: string): Promise<ShownRow> {
  if (!(await holdRequest(tx, requestId))) throw noSuchRequest();
  const [row] = await findShown(tx, reading, [requestId]);
  if (!row || !canReadRequest(reading, judged(row))) throw noSuchRequest();
  return row;
}

/**
 * 'I prayed': it lights today's lamp, is counted once on the reader's local day, and paid once on their day of XP, which no change of
 * zone shortens.
 */
export async function prayFor(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
): Promise<{ request: PrayerRequest; xpEarned: number; progress: Progress }> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const row = await holdReadable(tx, reading, requestId);
    if (!canPrayFor(reading, judged(row))) throw cannotPray(row, reading);
    const { today } = reading;
    const prayed = { userId: caller.id, requestId, today, now };
    let xpEarned = 0;
    if (await createPrayed(tx, prayed)) {
      const isNewPerson = !(await hasPrayedBefore(tx, prayed));
      const author = await requireUser(tx, row.user_id);
      await countPrayed(tx, requestId, {
        isNewPerson,
        tellAt: nextEvening(now, author.timezone ?? 'UTC'),
      });
      await markItemPrayedWith(tx, { userId: caller.id, requestId, today });
      xpEarned = await payForPrayer(tx, caller, requestId, now);
      await sendLive(tx, [row.user_id], [`/api/prayer/requests/${requestId}`, '/api/prayer/requests'], now);
    }
    await lightLamp(tx, caller, 'pray', now);
    return {
      request: await requireRead(tx, reading, requestId),
      xpEarned,
      progress: await progressOf(tx, caller.id),
    };
  });
}

/** Takes 'I prayed' of today back. What lit the lamp was the deed, and what was opened with its XP stays open. */
export async function takeBackPrayer(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
): Promise<{ request: PrayerRequest; progress: Progress }> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const row = await holdReadable(tx, reading, requestId);
    const { today } = reading;
    const prayed = { userId: caller.id, requestId, today, now };
    if (await deletePrayed(tx, prayed)) {
      await uncountPrayed(tx, requestId, { isPersonGone: !(await hasPrayedBefore(tx, prayed)) });
      await unmarkItemPrayedWith(tx, { userId: caller.id, requestId, today });
      const { day } = await paidToday(tx, caller, 'prayed_for_someone', now);
      await takeBackXP(tx, paidFor(caller, requestId, day, now));
      await sendLive(tx, [row.user_id], [`/api/prayer/requests/${requestId}`, '/api/prayer/requests'], now);
    }
    return { request: await requireRead(tx, reading, requestId), progress: await progressOf(tx, caller.id) };
  });
}

/** Once on each day of XP, for each request. */
function paidFor({ id: userId }: Caller, requestId: string, { date }: XPDay, now: number) {
  return { userId, reason: 'prayed_for_someone', sourceId: `${requestId}.${date}`, now } as const;
}

async function payForPrayer(tx: Tx, caller: Caller, requestId: string, now: number): Promise<number> {
  const paid = await paidToday(tx, caller, 'prayed_for_someone', now);
  const amount = nextXP(PRAYER_XP.prayed, paid.count);
  const source = paidFor(caller, requestId, paid.day, now);
  // What was taken back with 'I prayed' is given back instead: it was counted among the ten of the day.
  return (await awardXP(tx, { ...source, amount, day: paid.day })) || giveBackXP(tx, source);
}

/** Puts a request to the end for today. */
export async function putOffRequest(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
): Promise<PrayerRequest> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const row = await holdReadable(tx, reading, requestId);
    if (!canPrayFor(reading, judged(row))) throw cannotPray(row, reading);
    await createLater(tx, { userId: caller.id, requestId, today: reading.today, now });
    return requireRead(tx, reading, requestId);
  });
}

function cannotPray(row: ShownRow, reading: Reading): AppError {
  return new AppError(
    'FORBIDDEN',
    row.user_id === reading.id
      ? 'This is your own request. Others are counted here.'
      : 'This was answered. There is nothing left to ask, and something to give thanks for.',
  );
}
