import type { HandlerInput } from '#contract/define-endpoint.ts';
import { admitAsTheyAre, areHidden } from '#features/moderation/server/for-other-features.ts';
import { forgetNotifications } from '#features/notifications/server/for-other-features.ts';
import type { Progress } from '#features/progress/progress.contract.ts';
import { nextXP } from '#features/progress/progress.rules.ts';
import { awardXP, paidToday, progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { PrayerRequest } from '../prayer.contract.ts';
import { type Audience, isSameAudience, isWithin, PRAYER_XP, placeOnDay } from '../prayer.rules.ts';
import type { answerRequest } from '../requests.contract.ts';
import { requireRead } from './ask-for-prayer.ts';
import { holdOwn } from './change-request.ts';
import { setItemsAnswered } from './item-store.ts';
import type { PrayerDeps } from './prayer-deps.ts';
import { nextUTCDay } from './prayer-times.ts';
import { audienceOf } from './present-requests.ts';
import { readingOf } from './reading.ts';
import { type RequestRow, updateRequestRow } from './request-store.ts';
import { admitChanged, admitNew, keptPrivately, requireShareable } from './request-words.ts';
import { settleTold } from './resettle-readers.ts';
import { ANSWERED, tellReaders } from './tell-readers.ts';
import {
  createTestimony,
  deleteTestimony,
  findTestimony,
  type TestimonyRow,
  updateTestimony,
} from './testimony-store.ts';

type Body = HandlerInput<typeof answerRequest>['body'];

/** It was answered; with a testimony that is paid once a request. */
export async function answer(
  deps: PrayerDeps,
  caller: Caller,
  requestId: string,
  body: Body,
): Promise<{ request: PrayerRequest; needsHelp: boolean; xpEarned: number; progress: Progress }> {
  const now = deps.clock.now();
  return inUserTransaction(deps.db, caller.id, async (tx) => {
    const reading = await readingOf(tx, caller, now);
    const request = await holdOwn(tx, caller, requestId);
    const before = await findTestimony(tx, requestId);
    const audience = body.audience ?? (before ? audienceOf(before) : audienceOf(request));
    await requireShareable(tx, reading, audience);
    // What rested is read again by those who were asked.
    if (request.state === 'resting' && request.audience_kind !== 'only-me')
      await admitAsTheyAre(tx, caller, now);
    const { needsHelp } =
      body.text === null
        ? { needsHelp: false }
        : await write(tx, { deps, caller, request, before, text: body.text, audience, now });
    if (body.text === null) await deleteTestimony(tx, requestId);
    // It was put away for other words.
    if (needsHelp && body.text !== before?.text)
      await updateRequestRow(tx, requestId, { help_put_away_at: null });
    if (request.state !== 'answered') {
      await updateRequestRow(tx, requestId, {
        state: 'answered',
        ask_at: null,
        asked_at: null,
        // Those who prayed for somebody without a name learn the day, not the moment.
        tell_answered_at: request.shown_as === 'anonymous' ? nextUTCDay(now) : now,
      });
      await setItemsAnswered(tx, { userId: caller.id, requestId, answeredAt: now });
      await forgetNotifications(tx, 'prayer-question', [requestId], now);
    }
    const xpEarned = body.text === null ? 0 : await payForTestimony(tx, caller, requestId, now);
    await tellReaders(tx, request, { audience, also: [ANSWERED] }, now);
    return {
      request: await requireRead(tx, reading, requestId),
      needsHelp,
      xpEarned,
      progress: await progressOf(tx, caller.id),
    };
  });
}

interface Testimony {
  deps: PrayerDeps;
  caller: Caller;
  request: RequestRow;
  before: TestimonyRow | undefined;
  text: string;
  audience: Audience;
  now: number;
}

async function write(tx: Tx, testimony: Testimony): Promise<{ needsHelp: boolean }> {
  const { deps, caller, request, before, text, audience, now } = testimony;
  const admitted = await admit(tx, testimony);
  const isHiddenYet = !before && (await areHidden(tx, 'testimony', request.id));
  const written = { text, audience_kind: audience.kind, audience_id: audience.id } as const;
  if (before) {
    await updateTestimony(tx, request.id, {
      ...written,
      ...(admitted.isHeld && before.hidden_because !== 'moderator' && { hidden_because: 'held' as const }),
      updated_at: text === before.text ? before.updated_at : now,
    });
  } else {
    await createTestimony(tx, {
      ...written,
      request_id: request.id,
      user_id: caller.id,
      place: placeOnDay(now, deps.random()),
      // What a moderator hid stays hidden when it is deleted and written anew.
      hidden_because: admitted.isHeld ? 'held' : isHiddenYet ? 'moderator' : null,
      created_at: now,
      updated_at: null,
    });
  }
  // Changed words are for whom they were for: whoever came since would learn whose they are.
  if (!before || !isSameAudience(audienceOf(before), audience)) {
    const { id, user_id: authorId } = request;
    const isAnonymous = request.shown_as === 'anonymous';
    await settleTold(tx, { id, authorId, isAnonymous, audience: audienceOf(request) }, audience);
  }
  return admitted;
}

async function admit(tx: Tx, { deps, caller, request, before, text, audience, now }: Testimony) {
  const written = { caller, kind: 'testimony', id: request.id, text, deps } as const;
  if (audience.kind === 'only-me') return keptPrivately(text);
  const isNew = !before || before.audience_kind === 'only-me';
  if (!isNew) {
    if (text !== before.text) return admitChanged(tx, written, now);
    if (!isWithin(audience, audienceOf(before))) await admitAsTheyAre(tx, caller, now);
    return keptPrivately('');
  }
  const admitted = await admitNew(tx, written, 'reply', now);
  // What was asked in private is read with what came of it, and nobody has looked at those words yet.
  if (request.audience_kind === 'only-me') {
    const asked = { ...written, kind: 'prayer-request', text: request.text } as const;
    const { isHeld } = await admitChanged(tx, asked, now);
    if (isHeld) await updateRequestRow(tx, request.id, { hidden_because: 'held' });
  }
  return admitted;
}

async function payForTestimony(tx: Tx, caller: Caller, requestId: string, now: number): Promise<number> {
  const paid = await paidToday(tx, caller, 'prayer_testimony', now);
  const amount = nextXP(PRAYER_XP.testimony, paid.count);
  const award = { reason: 'prayer_testimony', sourceId: requestId, amount, now, day: paid.day } as const;
  return awardXP(tx, { userId: caller.id, ...award });
}
