import { findUserById } from '#features/people/server/for-other-features.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { isLimited } from '../moderation.policy.ts';
import { findInForce } from './action-store.ts';
import { endHides } from './bring-hides.ts';
import { updateCase } from './case-store.ts';
import { holdPeople, type ModerationDeps } from './moderation-deps.ts';
import { NOTHING_KNOWN, openCase, placeOf, writeHold } from './open-case.ts';
import { findReasonsOfCase } from './report-store.ts';
import { tellLater } from './tell-author.ts';
import { tellModerators } from './tell-moderators.ts';

const KIND = 'person-name';

/** A name with a word of the list is hidden until a moderator looks, as other words are. */
export function lookAtName({ db, clock, events, words, wordList }: ModerationDeps): EventHandler {
  return defineEventHandler({
    name: 'look-at-name',
    type: 'name-shown',
    failure: 'Nobody looked at a name.',
    retryAfterMs: [1000, 60_000],
    handle: ({ payload: { userId }, finishIn }) =>
      inTransaction(db, async (tx) => {
        // People before deliveries, as who deletes an account holds them: neither waits for the other.
        await holdPeople(tx, [userId]);
        await finishIn(tx);
        const now = clock.now();
        const user = await findUserById(tx, userId);
        const name = await words.get(KIND)?.find(tx, userId);
        if (!user || !name || name.isHidden) return;
        // What hid a former name says nothing of this one, and would hide it, too, when the next case about a name is closed.
        await endHides(tx, await findInForce(tx, { kind: KIND, wordsId: userId }, ['hide']), now);
        if (!isLimited(user) || !wordList.holds(name.text)) return;
        const one = await openCase(tx, { kind: KIND, wordsId: userId, authorId: userId }, now);
        // They chose it a moment ago, and are somewhere else by now.
        if (one.held_at === null)
          await tellLater(events, tx, await writeHold(tx, one, 'word-list', now), { now, at: now });
        // What was reported of the name before keeps its place: somebody may be in danger.
        const known = {
          ...NOTHING_KNOWN,
          isDanger: one.danger_at !== null || (await findReasonsOfCase(tx, one.id)).includes('danger'),
          isHeldByReports: one.held_at !== null && one.reports > 0,
          isHeldByList: true,
          reports: one.reports,
          openedAt: one.opened_at,
        };
        await updateCase(tx, one.id, placeOf(known));
        await words.get(KIND)!.hide(tx, userId, now);
        await tellModerators(tx, one, now);
      }),
  });
}
