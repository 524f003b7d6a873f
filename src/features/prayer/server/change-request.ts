import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { requirePassage } from '#features/bible/server/for-other-features.ts';
import { standingIn } from '#features/groups/server/for-other-features.ts';
import { admitAsTheyAre } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications, sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { canChangeRequest, canRewrite } from '../prayer.policy.ts';
import { ASK_AFTER_MS, isWithin, narrower } from '../prayer.rules.ts';
import type { updateRequest } from '../requests.contract.ts';
import { groupPath, requireRead, requireRoom, WAITING } from './ask-for-prayer.ts';
import { createGoneWords, encouragementsOfOthers } from './encouragement-store.ts';
import { deleteItemsOfOwnRequest, setItemsAnswered } from './item-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { audienceOf } from './present-requests.ts';
import { readingOf } from './reading.ts';
import { deleteRequestRow, holdRequest, type RequestRow, updateRequestRow } from './request-store.ts';
import { admitChanged, admitNew, keptPrivately, noSuchRequest, requireShareable } from './request-words.ts';
import { resettleReaders } from './resettle-readers.ts';
import { tellReaders } from './tell-readers.ts';
import { deleteTestimony, findTestimony, updateTestimony } from './testimony-store.ts';

type Changes = HandlerInput<typeof updateRequest>['body'];

/** The caller's own request, held. @throws AppError NOT_FOUND */
export async function holdOwn(tx: Tx, caller: Pick<Caller, 'id'>, requestId: string): Promise<RequestRow> {
  const row = await holdRequest(tx, requestId);
  if (!row || !canChangeRequest(caller, { authorId: row.user_id })) throw noSuchRequest();
  return row;
}

/** Changes words, verse, day and audience of one's own request; what is absent stays. */
export async function changeRequest(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
  body: Changes,
): Promise<PrayerRequest & { needsHelp: boolean }> {
  const now = deps.clock.now();
  const passage = body.verse ? await requirePassage(body.verse.reference, body.verse.translation) : null;
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const before = await holdOwn(tx, caller, requestId);
    const text = body.text ?? before.text;
    const audience = body.audience ?? audienceOf(before);
    const isMoved = audience.kind !== before.audience_kind || audience.id !== before.audience_id;
    requireSameName(before, body);
    if (isMoved) await requireShareable(tx, reading, audience);
    else if (body.text !== undefined || body.verse !== undefined || body.forDay !== undefined)
      await requireRewritable(tx, before);
    const written = { caller, kind: 'prayer-request', id: requestId, text, deps } as const;
    const admitted = await admit();
    await updateRequestRow(tx, requestId, {
      text,
      ...(body.verse !== undefined && {
        verse_reference: passage?.reference ?? null,
        verse_translation: passage?.translation ?? null,
      }),
      ...(body.forDay !== undefined && { for_day: body.forDay }),
      audience_kind: audience.kind,
      audience_id: audience.id,
      // What a moderator hid stays hidden, whatever its author makes of it.
      ...(admitted.isHeld && before.hidden_because !== 'moderator' && { hidden_because: 'held' as const }),
      // It was put away for other words.
      ...(text !== before.text && { help_put_away_at: null }),
      updated_at: text === before.text && body.verse === undefined ? before.updated_at : now,
    });
    if (isMoved) await settle();
    await tellReaders(tx, before, { audience }, now);
    return { ...(await requireRead(tx, reading, requestId)), needsHelp: admitted.needsHelp };

    async function admit() {
      const isPrivate = audience.kind === 'only-me';
      if (!isPrivate && before.audience_kind === 'only-me') return admitNew(tx, written, 'topic', now);
      if (isPrivate && (isMoved || !(await isReadWithTestimony()))) return keptPrivately(text);
      if (text !== before.text) return admitChanged(tx, written, now);
      if (passage || !isWithin(audience, audienceOf(before))) await admitAsTheyAre(tx, caller, now);
      return keptPrivately('');
    }

    /** What came of a private request may be for others, who then read both. */
    async function isReadWithTestimony() {
      const testimony = await findTestimony(tx, requestId);
      return testimony !== undefined && testimony.audience_kind !== 'only-me';
    }

    /** Whoever takes a request back takes back what came of it from the same people. */
    async function settle() {
      const row = await findTestimony(tx, requestId);
      const testimony = row ? audienceOf(row) : null;
      const kept = testimony && narrower(testimony, audience);
      if (kept) await updateTestimony(tx, requestId, { audience_kind: kept.kind, audience_id: kept.id });
      await resettleReaders(
        tx,
        { id: requestId, authorId: caller.id, isAnonymous: before.shown_as === 'anonymous' },
        { audience: audienceOf(before), testimony },
        { audience, testimony: kept },
      );
    }
  });
}

/** @throws AppError FORBIDDEN for what stands, without a name, in a group that its author has left */
async function requireRewritable(tx: Tx, row: RequestRow): Promise<void> {
  const request = { isAnonymous: row.shown_as === 'anonymous', audience: audienceOf(row) };
  const groupId = row.audience_id;
  const isAuthorInGroup = groupId !== null && (await standingIn(tx, groupId, row.user_id)) !== null;
  if (canRewrite(request, { isAuthorInGroup })) return;
  throw new AppError(
    'FORBIDDEN',
    'You are not in the group any more that you asked. You can take this back or delete it.',
  );
}

/**
 * Whoever has read a request, has it on their list or has noted its id knows it again: with another name they would learn whose it is.
 * @throws AppError FORBIDDEN for a name that comes or goes
 */
function requireSameName(before: RequestRow, { isAnonymous }: Changes): void {
  if (isAnonymous === undefined || isAnonymous === (before.shown_as === 'anonymous')) return;
  throw new AppError(
    'FORBIDDEN',
    'Whether this has your name was settled when you wrote it. To ask with or without your name, write a new request.',
  );
}

/** Deletes one's own request with all that stands under it; whoever wrote there finds a note in their export. */
export async function deleteRequestOf(deps: PrayerDeps, caller: Caller, requestId: string): Promise<void> {
  const now = deps.clock.now();
  await inUserTransaction(deps.db, caller.id, async (tx) => {
    const before = await holdOwn(tx, caller, requestId);
    const others = await encouragementsOfOthers(tx, requestId, caller.id);
    await tellReaders(tx, before, {}, now);
    await createGoneWords(tx, others, 'request-deleted', now);
    await deleteItemsOfOwnRequest(tx, caller.id, requestId);
    await deleteRequestRow(tx, requestId);
    for (const kind of ['prayed-for', 'prayer-question'])
      await forgetNotifications(tx, kind, [requestId], now);
    await forgetNotifications(
      tx,
      'encouraged',
      others.map(({ id }) => id),
      now,
    );
    // Those who prayed were told what came of it.
    const toldAt = before.shown_as === 'anonymous' ? null : now;
    await forgetNotifications(tx, 'prayer-answered', [requestId], toldAt);
  });
}

/** Still praying, or let it rest. */
export async function setState(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
  state: 'open' | 'resting',
): Promise<PrayerRequest> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const before = await holdOwn(tx, caller, requestId);
    if (state === 'resting' && before.state === 'answered') {
      throw new AppError('FORBIDDEN', 'This is answered. It rests already.');
    }
    if (state === 'open' && before.state !== 'open') {
      await requireRewritable(tx, before);
      if (before.audience_kind !== 'only-me') await admitAsTheyAre(tx, caller, now);
      await requireRoom(tx, caller.id);
    }
    if (before.state === 'answered') {
      await deleteTestimony(tx, requestId);
      await setItemsAnswered(tx, { userId: caller.id, requestId, answeredAt: null });
    }
    await updateRequestRow(tx, requestId, {
      state,
      ask_at: state === 'open' ? now + ASK_AFTER_MS : null,
      asked_at: null,
      tell_answered_at: null,
    });
    await forgetNotifications(tx, 'prayer-question', [requestId], now);
    await sendLive(tx, [caller.id], pathsOf(requestId, before.audience_id), now);
    await tellReaders(tx, before, {}, now);
    return requireRead(tx, reading, requestId);
  });
}

/** Cached answers in which a request stands. @param groupId the group that was asked; null: none was */
function pathsOf(requestId: string, groupId: string | null): string[] {
  const lists = groupId === null ? WAITING : [...WAITING, groupPath(groupId)];
  return [`/api/prayer/requests/${requestId}`, '/api/prayer/requests', ...lists];
}
