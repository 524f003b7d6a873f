import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { requirePassage } from '#features/bible/server/for-other-features.ts';
import { standingIn } from '#features/groups/server/for-other-features.ts';
import { admitAsTheyAre } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications, notify, sendLive } from '#features/notifications/server/for-other-features.ts';
import { isBlockedBetween } from '#features/people/server/for-other-features.ts';
import type { Progress } from '#features/progress/progress.contract.ts';
import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, paidToday, progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import type { createEncouragement, Encouragement, updateEncouragement } from '../encouragements.contract.ts';
import { canDeleteEncouragement, canEditEncouragement, canEncourage } from '../prayer.policy.ts';
import { PRAYER_LIMITS, PRAYER_XP } from '../prayer.rules.ts';
import {
  countOfOne,
  createEncouragementRow,
  createGoneWords,
  deleteEncouragementRow,
  type EncouragementRow,
  findEncouragement,
  updateEncouragementRow,
} from './encouragement-store.ts';
import { whoStillReads } from './open-pages-store.ts';
import { holdReadable } from './pray-for-request.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { readEncouragement } from './present-encouragements.ts';
import { judged } from './present-requests.ts';
import { readingOf } from './reading.ts';
import { findRequestRow, holdRequest, type RequestRow } from './request-store.ts';
import { admitChanged, admitNew, keptPrivately } from './request-words.ts';
import type { ShownRow } from './shown-request-store.ts';

type Body = HandlerInput<typeof createEncouragement>['body'];
type Written = Encouragement & { needsHelp: boolean; xpEarned: number; progress: Progress };

/** A few words under a request. Its author is told, and its writer paid for the first of the day. */
export async function encourage(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
  body: Body,
  idempotency: { key: string; requestHash: string } | null,
): Promise<Written> {
  const now = deps.clock.now();
  const passage = body.verse ? await requirePassage(body.verse.reference, body.verse.translation) : null;
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const shown = async (id: string, more: { needsHelp: boolean; xpEarned: number }) => {
      const words = await readEncouragement(tx, reading, id);
      return words && { ...words, ...more, progress: await progressOf(tx, caller.id) };
    };
    return once<Written>(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        const row = await holdReadable(tx, reading, requestId);
        if (!canEncourage(reading, judged(row))) throw cannotEncourage();
        await requireRoomUnder(tx, row, caller.id);
        const id = newId(now);
        const words = { caller, kind: 'encouragement', id, text: body.text, deps } as const;
        const { isHeld, needsHelp } = await admitNew(tx, words, 'reply', now);
        await createEncouragementRow(tx, {
          id,
          request_id: requestId,
          user_id: caller.id,
          text: body.text,
          verse_reference: passage?.reference ?? null,
          verse_translation: passage?.translation ?? null,
          hidden_because: isHeld ? 'held' : null,
          asker_out: (await isAskerOut(tx, row)) ? 1 : null,
          created_at: now,
          updated_at: null,
        });
        const isOwn = row.user_id === caller.id;
        const xpEarned = isOwn ? 0 : await payForEncouragement(tx, caller, id, now);
        if (!isHeld) await tellOfEncouragement(tx, { id, requestId, writerId: caller.id }, now);
        return (await shown(id, { needsHelp, xpEarned }))!;
      },
      (id) => shown(id, { needsHelp: keptPrivately(body.text).needsHelp, xpEarned: 0 }),
    );
  });
}

/** Tells the author of the request, and lists that are open at those who wrote there before. Once, however often it is called. */
export async function tellOfEncouragement(
  tx: Tx,
  { id, requestId, writerId }: { id: string; requestId: string; writerId: string },
  now: number,
): Promise<void> {
  const request = await findRequestRow(tx, requestId);
  const words = await findEncouragement(tx, id);
  if (!request || !words) return;
  const isForAsker = words.asker_out === null;
  const notice = { kind: 'encouraged', subjectId: id, actorId: writerId, onceKey: `encouraged:${id}` };
  if (isForAsker) await notify(tx, [{ userId: request.user_id, ...notice }], now);
  await showWords(tx, request, words, now);
}

/** Pages that are open at whoever asked, and at those who wrote there, show what somebody wrote as it is now. */
export async function showWords(
  tx: Tx,
  request: RequestRow,
  { user_id: writerId, asker_out }: EncouragementRow,
  now: number,
): Promise<void> {
  const others = (await whoStillReads(tx, request, writerId)).filter((userId) => userId !== writerId);
  const isSeen = asker_out === null && !(await isBlockedBetween(tx, request.user_id, writerId));
  const readers = isSeen ? [request.user_id, ...others] : others;
  await sendLive(tx, readers, [`/api/prayer/requests/${request.id}`], now);
}

/** Asked of a group without a name, it is read there also when whoever asked has left: what is written since is not for them. */
async function isAskerOut(tx: Tx, row: ShownRow): Promise<boolean> {
  if (row.shown_as !== 'anonymous' || row.audience_id === null || row.is_in_group !== 1) return false;
  return (await standingIn(tx, row.audience_id, row.user_id)) === null;
}

async function requireRoomUnder(tx: Tx, row: ShownRow, userId: string): Promise<void> {
  const isFull = row.encouragements >= PRAYER_LIMITS.encouragements;
  if (!isFull && (await countOfOne(tx, row.id, userId)) < PRAYER_LIMITS.encouragementsOfOne) return;
  throw new AppError(
    'PRAYER_LIMIT',
    isFull
      ? 'So many have written here that there is no room for more. Your prayer still counts.'
      : 'You have written much here already. Your prayer still counts.',
  );
}

async function payForEncouragement(tx: Tx, caller: Caller, sourceId: string, now: number): Promise<number> {
  const paid = await paidToday(tx, caller, 'encouragement', now);
  const amount = nextXP(PRAYER_XP.encouragement, paid.count);
  const award = { reason: 'encouragement', sourceId, amount, now, day: paid.day } as const;
  return awardXP(tx, { userId: caller.id, ...award });
}

/** Changes one's own encouragement while that is still possible. */
export async function changeEncouragement(
  deps: PrayerDeps,
  caller: Caller,
  id: string,
  body: HandlerInput<typeof updateEncouragement>['body'],
): Promise<Encouragement & { needsHelp: boolean }> {
  const now = deps.clock.now();
  const passage = body.verse ? await requirePassage(body.verse.reference, body.verse.translation) : null;
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const row = await findEncouragement(tx, id);
    if (!row || row.user_id !== caller.id) throw noSuchWords();
    await holdReadable(tx, reading, row.request_id);
    const before = await findEncouragement(tx, id);
    if (!before) throw noSuchWords();
    if (!canEditEncouragement(caller, { authorId: before.user_id, writtenAt: before.created_at }, now)) {
      throw new AppError('FORBIDDEN', 'A quarter of an hour has passed. You can delete it and write anew.');
    }
    const text = body.text ?? before.text;
    const words = { caller, kind: 'encouragement', id, text, deps } as const;
    if (passage) await admitAsTheyAre(tx, caller, now);
    const admitted = text === before.text ? keptPrivately('') : await admitChanged(tx, words, now);
    await updateEncouragementRow(tx, id, {
      text,
      ...(body.verse !== undefined && {
        verse_reference: passage?.reference ?? null,
        verse_translation: passage?.translation ?? null,
      }),
      ...(admitted.isHeld && before.hidden_because !== 'moderator' && { hidden_because: 'held' as const }),
      updated_at: now,
    });
    const request = await findRequestRow(tx, before.request_id);
    if (request) await showWords(tx, request, before, now);
    return { ...(await readEncouragement(tx, reading, id))!, needsHelp: admitted.needsHelp };
  });
}

/** Removes one's own encouragement, or one under one's own request. */
export async function removeEncouragement(deps: PrayerDeps, caller: Caller, id: string): Promise<void> {
  const now = deps.clock.now();
  await inUserTransaction(deps.db, caller.id, async (tx) => {
    const found = await findEncouragement(tx, id);
    const request = found && (await holdRequest(tx, found.request_id));
    const row = request && (await findEncouragement(tx, id));
    const isTheirs =
      row && canDeleteEncouragement(caller, { authorId: row.user_id }, { authorId: request.user_id });
    if (!isTheirs) throw noSuchWords();
    await deleteEncouragementRow(tx, row);
    if (row.user_id !== caller.id) await createGoneWords(tx, [row], 'removed', now);
    await forgetNotifications(tx, 'encouraged', [id], now);
    await sendLive(tx, [request.user_id], [`/api/prayer/requests/${request.id}`], now);
    // What others hear of what is removed without a name would tell when whoever asked was here.
    if (row.user_id === caller.id || request.shown_as === 'named') await showWords(tx, request, row, now);
  });
}

function cannotEncourage(): AppError {
  return new AppError(
    'FORBIDDEN',
    'You asked without your name, and words of yours would tell it. You can change the request, or write what came of it.',
  );
}

function noSuchWords(): AppError {
  return new AppError('NOT_FOUND', 'These words are not here any more, or they are not yours.');
}
