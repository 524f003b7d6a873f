import { setImmediate as othersTurn } from 'node:timers/promises';
import { NOTIFICATION_LIMITS } from '#features/notifications/notifications.rules.ts';
import { notify, sendLive, tellAgain } from '#features/notifications/server/for-other-features.ts';
import { isBannedNow, whoIsUnder16 } from '#features/people/server/for-other-features.ts';
import { takeBackXP } from '#features/progress/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { inTransaction, inUserTransaction } from '#platform/server/db/transaction.ts';
import { defineEventHandler, type EventHandler } from '#platform/server/events/events.ts';
import { countChange, findDebateById, holdDebate } from './debate-store.ts';
import type { DebatesDeps } from './debates-deps.ts';
import { pay } from './debates-xp.ts';
import { isFair } from './judge-statement.ts';
import { findMind } from './mind-store.ts';
import { nodesInPages, removeEmptyPlaces } from './node-store.ts';
import { DEBATES } from './paths.ts';
import { debatesOf } from './personal-data-store.ts';
import { visitorsOf } from './stand-store.ts';
import { tellHonoured } from './tell-honoured.ts';
import { deleteWordsBy, findWords, speakersOf, updateWords, wordsSince } from './words-store.ts';

declare module '#platform/server/events/events.ts' {
  interface Events {
    /** Somebody's words went, with their account or because they are under 16: places without words and without anything under them go, too. */
    'debate-words-gone': { debateId: string };
    /** Somebody took a claim back once names were there: pages that are open on the week show it, and who said it, until they ask anew. */
    'debate-claim-taken-back': { debateId: string };
  }
}

const RETRIES = [1000, 60_000, 600_000];
const TOLD_AT_ONCE = 200;
const SWEPT_AT_ONCE = 200;
/** Of what was said before that, nothing is told any more. */
const SAID_AT_MOST_MS = 2 * NOTIFICATION_LIMITS.keptMs;

type Deps = Pick<DebatesDeps, 'db' | 'clock' | 'events'>;

/** What follows from what is said in debates, for others than who said it. */
export function debatesEvents({ db, clock, events }: Deps): EventHandler[] {
  return [
    defineEventHandler({
      name: 'honour-who-changed-a-mind',
      type: 'debate-mind-changed',
      failure: 'Somebody who changed a mind in a debate could not be told.',
      retryAfterMs: RETRIES,
      async handle({ payload: { mindId }, finishIn }) {
        const mind = await findMind(db, mindId);
        const known = mind && (await findWords(db, mind.node_id));
        if (!mind || !known) return;
        await inUserTransaction(db, known.user_id, async (tx) => {
          await finishIn(tx);
          await holdDebate(tx, mind.debate_id);
          const claim = await findWords(tx, mind.node_id);
          if (!claim || !(await findMind(tx, mindId))) return;
          const now = clock.now();
          const reason = 'debate_changed_a_mind';
          const source = { userId: claim.user_id, reason, sourceId: mindId, now } as const;
          await pay(tx, source);
          // Where a moderator shows it again, it is given back, and told.
          if (claim.hidden_because !== null) await takeBackXP(tx, source);
          else
            await tellHonoured(
              tx,
              claim.user_id,
              { kind: 'debate-mind-changed', subjectId: claim.id, onceFor: mindId },
              now,
            );
        });
      },
    }),
    defineEventHandler({
      name: 'honour-who-stated-another-side',
      type: 'debate-stated-fairly',
      failure: 'Somebody who stated another side fairly could not be told.',
      retryAfterMs: RETRIES,
      async handle({ payload: { statementId }, finishIn }) {
        const known = await findWords(db, statementId);
        if (!known) return;
        await inUserTransaction(db, known.user_id, async (tx) => {
          await finishIn(tx);
          await holdDebate(tx, known.debate_id);
          const row = await findWords(tx, statementId);
          // Whoever judged it may have thought again.
          if (!row || !(await isFair(tx, row))) return;
          const now = clock.now();
          const reason = 'debate_other_side';
          const source = { userId: row.user_id, reason, sourceId: statementId, now } as const;
          await pay(tx, source);
          await updateWords(tx, row.id, { found_fair_at: row.found_fair_at ?? now });
          if (row.hidden_because !== null) await takeBackXP(tx, source);
          else
            await tellHonoured(
              tx,
              row.user_id,
              { kind: 'debate-fair', subjectId: statementId, onceFor: statementId },
              now,
            );
        });
      },
    }),
    defineEventHandler({
      name: 'tell-that-a-debate-is-closed',
      type: 'debate-closed',
      failure: 'Those who took part in a debate could not be told that it is closed.',
      retryAfterMs: RETRIES,
      async handle({ payload: { debateId } }) {
        // There are no names to tell of, and nothing moved: a week in which nobody spoke ends quietly.
        if (!(await findDebateById(db, debateId))?.claims) return;
        const notice = {
          kind: 'debate-closed',
          subjectId: debateId,
          actorId: null,
          onceKey: `closed:${debateId}`,
        };
        for await (const ids of whoTookPart(db, debateId)) {
          const notices = ids.map((userId) => ({ userId, ...notice }));
          await inTransaction(db, async (tx) => {
            await notify(tx, notices, clock.now());
            await sendLive(tx, ids, [DEBATES], clock.now());
          });
        }
      },
    }),
    defineEventHandler({
      name: 'tell-open-pages-that-a-claim-was-taken-back',
      type: 'debate-claim-taken-back',
      failure: 'Pages that were open on a debate could not be told that a claim was taken back.',
      retryAfterMs: RETRIES,
      async handle({ payload: { debateId } }) {
        for await (const ids of whoTookPart(db, debateId)) {
          await inTransaction(db, (tx) => sendLive(tx, ids, [DEBATES], clock.now()));
        }
      },
    }),
    // Once names are there a ban folds what somebody said. What was told of it names nobody, so that it was put aside for good.
    defineEventHandler({
      name: 'tell-again-of-debates-of-who-was-banned',
      type: 'ban-over',
      failure: 'What somebody who was banned had said in debates could not be told of again.',
      retryAfterMs: RETRIES,
      handle: ({ payload: { userId }, finishIn }) =>
        inUserTransaction(db, userId, async (tx) => {
          await finishIn(tx);
          const now = clock.now();
          if (await isBannedNow(tx, userId, now)) return;
          const said = await wordsSince(tx, userId, now - SAID_AT_MOST_MS).execute();
          await tellAgain(tx, { subjectIds: said.map(({ id }) => id), actorId: null }, now);
        }),
    }),
    defineEventHandler({
      name: 'take-back-what-who-is-under-16-said-in-debates',
      type: 'found-under-16',
      failure: 'What somebody under 16 had said in debates could not be taken back.',
      retryAfterMs: RETRIES,
      // Each week by itself: run again, it finds only those that are left.
      async handle({ payload: { userId } }) {
        for (const debateId of await debatesOf(db, userId)) {
          await inUserTransaction(db, userId, async (tx) => {
            // Heard late, it may have been corrected since.
            if (!(await whoIsUnder16(tx, [userId])).has(userId)) return;
            await holdDebate(tx, debateId);
            await deleteWordsBy(tx, debateId, userId);
            const gone = { type: 'debate-words-gone', subject: debateId, payload: { debateId } } as const;
            await events.emit(tx, gone, clock.now());
          });
        }
      },
    }),
    defineEventHandler({
      name: 'remove-empty-places-of-debates',
      type: 'debate-words-gone',
      failure: 'Places in a debate that are left empty could not be removed.',
      retryAfterMs: RETRIES,
      async handle({ payload: { debateId } }) {
        for (let after: string | undefined = ''; after !== undefined; ) {
          const from: string = after;
          const some = await nodesInPages(db, debateId, { after: from, limit: SWEPT_AT_ONCE }).execute();
          for (const { id } of some.filter(({ words_id }) => words_id === null)) {
            await inTransaction(db, async (tx) => {
              await holdDebate(tx, debateId);
              await removeEmptyPlaces(tx, id);
            });
          }
          await othersTurn();
          after = some.length < SWEPT_AT_ONCE ? undefined : some.at(-1)!.id;
        }
        await inTransaction(db, (tx) => countChange(tx, debateId));
      },
    }),
  ];
}

/** Those who looked at a week or said something in it, some at a time; who did both comes twice. */
async function* whoTookPart(db: DbOrTx, debateId: string): AsyncGenerator<string[]> {
  for (const people of [visitorsOf, speakersOf]) {
    for (let after: string | undefined = ''; after !== undefined; ) {
      const from: string = after;
      const some = await people(db, debateId, { after: from, limit: TOLD_AT_ONCE }).execute();
      const ids = some.map(({ user_id }) => user_id);
      yield ids;
      after = ids.length < TOLD_AT_ONCE ? undefined : ids.at(-1);
    }
  }
}
