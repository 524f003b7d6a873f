import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { requirePassage } from '#features/bible/server/for-other-features.ts';
import { circleIdsOf } from '#features/circle/server/for-other-features.ts';
import { memberIdsOf } from '#features/groups/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { once } from '#platform/server/idempotency.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { ASK_AFTER_MS, type Audience, PRAYER_LIMITS, placeOnDay } from '../prayer.rules.ts';
import type { createRequest } from '../requests.contract.ts';
import { saveChoice } from './choice-store.ts';
import { createItemRow } from './item-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { readRequest } from './present-requests.ts';
import { replaceReaders } from './reader-store.ts';
import { type Reading, readingOf } from './reading.ts';
import { countOwnRequests, createRequestRow } from './request-store.ts';
import { admitNew, keptPrivately, noSuchRequest, requireShareable } from './request-words.ts';

type Body = HandlerInput<typeof createRequest>['body'];
type Asked = PrayerRequest & { needsHelp: boolean };

/** Asks for prayer, or keeps a prayer for oneself: then it stands on one's list. */
export async function askForPrayer(
  deps: PrayerDeps,
  caller: Caller,
  body: Body,
  idempotency: { key: string; requestHash: string } | null,
): Promise<Asked> {
  const now = deps.clock.now();
  const passage = body.verse ? await requirePassage(body.verse.reference, body.verse.translation) : null;
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const reread = async (id: string): Promise<Asked | undefined> => {
      const request = await readRequest(tx, reading, id);
      return request && { ...request, needsHelp: keptPrivately(request.text).needsHelp };
    };
    return once(
      tx,
      { userId: caller.id, idempotency, now },
      async () => {
        await requireShareable(tx, reading, body.audience);
        await requireRoom(tx, caller.id);
        const id = randomUUID();
        const isShared = body.audience.kind !== 'only-me';
        const written = { caller, kind: 'prayer-request', id, text: body.text, deps } as const;
        const admitted = isShared ? await admitNew(tx, written, 'topic', now) : keptPrivately(body.text);
        const isAnonymous = isShared && body.isAnonymous;
        await createRequestRow(tx, {
          id,
          user_id: caller.id,
          text: body.text,
          verse_reference: passage?.reference ?? null,
          verse_translation: passage?.translation ?? null,
          audience_kind: body.audience.kind,
          audience_id: body.audience.id,
          shown_as: isAnonymous ? 'anonymous' : 'named',
          state: 'open',
          for_day: body.forDay ?? null,
          place: placeOnDay(now, deps.random()),
          prayed_people: 0,
          prayed_times: 0,
          encouragements: 0,
          hidden_because: admitted.isHeld ? 'held' : null,
          tell_prayed_at: null,
          told_prayed_until: 0,
          tell_answered_at: null,
          ask_at: now + ASK_AFTER_MS,
          asked_at: null,
          help_put_away_at: null,
          created_at: now,
          updated_at: null,
        });
        await settleReaders(tx, { id, authorId: caller.id, isAnonymous, audience: body.audience });
        await saveChoice(tx, caller.id, { audience: body.audience, isAnonymous: body.isAnonymous });
        if (isShared)
          await showInLists(tx, caller.id, { ...body, isAnonymous, isHeld: admitted.isHeld }, now);
        else await createItemRow(tx, { userId: caller.id, requestId: id, now });
        return { ...(await readRequest(tx, reading, id))!, needsHelp: admitted.needsHelp };
      },
      reread,
    );
  });
}

/** @throws AppError PRAYER_LIMIT */
export async function requireRoom(tx: Tx, userId: string): Promise<void> {
  const most = { all: PRAYER_LIMITS.requests, open: PRAYER_LIMITS.openRequests };
  const { all, open } = await countOwnRequests(tx, userId, most);
  if (open >= most.open) {
    throw new AppError(
      'PRAYER_LIMIT',
      `You have ${most.open} open requests. Let one of them rest first, or write what came of it.`,
    );
  }
  if (all >= most.all) {
    const count = most.all.toLocaleString('en-US');
    throw new AppError(
      'PRAYER_LIMIT',
      `You have ${count} requests, which is the most. Delete an old one first.`,
    );
  }
}

/** Without a name it is for those who are in the circle or group now: who comes later would learn whose it is. */
export async function settleReaders(
  tx: Tx,
  request: { id: string; authorId: string; isAnonymous: boolean; audience: Audience },
): Promise<void> {
  const { isAnonymous, authorId, audience } = request;
  const asked = isAnonymous ? await peopleOf(tx, authorId, audience) : [];
  await replaceReaders(tx, 'prayer_reader', request.id, asked);
}

/** Who is in the circle or the group that is asked, without the author; nobody for other audiences. */
export async function peopleOf(tx: Tx, authorId: string, { kind, id }: Audience): Promise<string[]> {
  if (kind === 'circle') return circleIdsOf(tx, authorId);
  if (kind !== 'group' || id === null) return [];
  return (await memberIdsOf(tx, id)).filter((userId) => userId !== authorId);
}

/** Lists that are open in the circle or group show it at once. Nothing goes out for a request without a name: it would tell the moment. */
async function showInLists(
  tx: Tx,
  authorId: string,
  request: { audience: Audience; isAnonymous: boolean; isHeld: boolean },
  now: number,
): Promise<void> {
  if (request.isAnonymous || request.isHeld) return;
  const { audience } = request;
  const people = await peopleOf(
    tx,
    authorId,
    audience.kind === 'group' ? audience : { kind: 'circle', id: null },
  );
  await sendLive(tx, people, [...WAITING, ...(audience.id === null ? [] : [groupPath(audience.id)])], now);
}

/** Cached answers about what is asked of a group. */
export const groupPath = (groupId: string): string => `/api/prayer/groups/${groupId}`;

/** What every cached answer about what waits begins with. */
export const WAITING = ['/api/prayer/waiting', '/api/prayer/overview'];

/** For reading back what a call has just written. @throws AppError NOT_FOUND where whoever asked has left the group at the same moment */
export async function requireRead(tx: Tx, reading: Reading, id: string): Promise<PrayerRequest> {
  const request = await readRequest(tx, reading, id);
  if (!request) throw noSuchRequest();
  return request;
}
