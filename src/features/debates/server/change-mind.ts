import { randomUUID } from 'node:crypto';
import type { HandlerInput, HandlerOutput } from '#contract/define-endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { isBlank } from '#contract/visible-text.ts';
import { findDanger } from '#features/help/help.rules.ts';
import { admitWords } from '#features/moderation/server/for-other-features.ts';
import { progressOf } from '#features/progress/server/for-other-features.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { invalidField } from '#platform/server/http/invalid-field.ts';
import { once } from '#platform/server/idempotency.ts';
import type { changeMind } from '../claims.contract.ts';
import { seenFrom } from '../debates.rules.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { pay } from './debates-xp.ts';
import { type Held, readerAfter, requirePosition } from './hold-open.ts';
import { findClaim, holdHonoured } from './honour-claim.ts';
import { newWords } from './make-claim.ts';
import { createMind, findMind, findMindOf } from './mind-store.ts';
import { readClaim } from './present-claim.ts';
import { noSuchClaim } from './refusals.ts';
import { saveStand } from './stand-store.ts';
import { createWords } from './words-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** A claim changed somebody's mind. Whose it was is not in it. */
    'debate-mind-changed': { mindId: string };
  }
}

type Body = HandlerInput<typeof changeMind>['body'];

/**
 * Says that a claim changed one's mind. Who says so is paid at once; its author is paid and told on the next quarter of an hour, by an
 * event: two people's rows are never held together, and no moment tells whose mind it was.
 */
export async function sayMindChanged(
  deps: DebatesDeps,
  caller: Caller,
  claimId: string,
  body: Body,
  idempotency: { key: string; requestHash: string } | null,
): Promise<HandlerOutput<typeof changeMind>> {
  const known = await findClaim(deps, claimId);
  const made = await inUserTransaction(deps.db, caller.id, async (tx) => {
    const answer = async (id: string, more: { needsHelp: boolean; xpEarned: number }) => ({
      id,
      ...more,
      progress: await progressOf(tx, caller.id),
    });
    return once(
      tx,
      { userId: caller.id, idempotency, now: deps.clock.now() },
      async () => {
        const { held, row } = await holdHonoured(tx, deps, caller, known);
        const { debate, reader } = held;
        requirePosition(debate, body.from, 'from');
        requirePosition(debate, body.to, 'to');
        if (body.from === body.to) throw invalidField('to', 'Please choose what you hold now.');
        if (await findMindOf(tx, debate.id, caller.id)) throw saidBefore();
        const line = await keepLine(tx, held, deps, caller, body);
        // Drawn by lot: what its author is paid for is kept under it, and names nobody.
        const id = randomUUID();
        const { now } = reader;
        await createMind(tx, {
          id,
          debate_id: debate.id,
          user_id: caller.id,
          node_id: claimId,
          from_position: body.from,
          to_position: body.to,
          words_id: line.id,
          changed_at: now,
        });
        await saveStand(tx, { debateId: debate.id, userId: caller.id, position: body.to, now });
        const xpEarned = await pay(tx, {
          userId: caller.id,
          reason: 'debate_mind',
          sourceId: debate.id,
          now,
        });
        await deps.events.emit(
          tx,
          {
            type: 'debate-mind-changed',
            subject: id,
            payload: { mindId: id },
            userId: row.user_id,
            notBefore: seenFrom(now, debate.closes_at),
          },
          now,
        );
        return answer(id, { needsHelp: line.needsHelp, xpEarned });
      },
      async (id) => {
        const mind = await findMind(tx, id);
        return mind && answer(id, { needsHelp: findDanger(body.text) !== null, xpEarned: 0 });
      },
    );
  });
  const claim = await readClaim(deps.db, await readerAfter(deps.db, deps, caller), claimId);
  if (!claim) throw noSuchClaim();
  return { ...claim, ...made, id: claimId };
}

/** What they say of it, if anything. Others read it when the week is closed. */
async function keepLine(
  tx: Tx,
  held: Held,
  deps: DebatesDeps,
  caller: Caller,
  { text, to }: Body,
): Promise<{ id: string | null; needsHelp: boolean }> {
  if (isBlank(text)) return { id: null, needsHelp: false };
  const id = randomUUID();
  const words = { caller, kind: 'debate-mind', wordsId: id, texts: [text], deps, shape: 'reply' } as const;
  const { isHeld, needsHelp } = await admitWords(tx, words, held.reader.now);
  await createWords(tx, {
    ...newWords(held, caller, id, 'debate-mind', isHeld),
    position: to,
    text,
    seen_from: held.debate.closes_at,
  });
  return { id, needsHelp };
}

function saidBefore(): AppError {
  return new AppError('ALREADY_DONE', 'You have said this week what changed your mind. It stays said.');
}
