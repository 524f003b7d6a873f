import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { updateCase } from './case-store.ts';
import { areHidden } from './hidden-words.ts';
import type { ModerationDeps } from './moderation-deps.ts';
import { bringToAuthor, NOTHING_KNOWN, openCase, placeOf, writeHold } from './open-case.ts';
import { findReasonsOfCase } from './report-store.ts';
import { tellLater } from './tell-author.ts';
import { tellModerators } from './tell-moderators.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** An earlier version left words hidden without a case, or their case with somebody who does not answer for them any more. */
    'words-to-wait-again': { kind: string; wordsId: string };
  }
}

/** What an earlier version left comes before moderators again, once (docs/decisions/114-cases-follow-the-words.md). */
export function waitAgain({ db, clock, events, words }: ModerationDeps): EventHandler {
  return defineEventHandler({
    name: 'bring-words-before-moderators-at-an-upgrade',
    type: 'words-to-wait-again',
    failure: 'Words that are hidden, or were reported, could not be brought before moderators.',
    retryAfterMs: [1000, 60_000, 600_000],
    handle: ({ payload: { kind, wordsId }, finishIn }) =>
      inTransaction(db, async (tx) => {
        await finishIn(tx);
        const now = clock.now();
        const found = await words.get(kind)?.find(tx, wordsId);
        if (!found) return;
        const about = { kind, wordsId, authorId: found.authorId };
        await bringToAuthor(tx, about, { now });
        if (!found.isHidden || (await areHidden(tx, kind, wordsId))) return;
        const one = await openCase(tx, about, now);
        const hold = await writeHold(tx, one, 'word-list', now);
        const { reports, opened_at: openedAt } = one;
        const isDanger = one.danger_at !== null || (await findReasonsOfCase(tx, one.id)).includes('danger');
        await updateCase(
          tx,
          one.id,
          placeOf({ ...NOTHING_KNOWN, isDanger, isHeldByList: true, reports, openedAt }),
        );
        await tellLater(events, tx, hold, { now, at: now });
        await tellModerators(tx, one, now);
      }),
  });
}
