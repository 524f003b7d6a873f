import { setImmediate as othersTurn } from 'node:timers/promises';
import { AppError } from '#contract/errors.ts';
import { dateAfter } from '#contract/local-dates.ts';
import { type FoundVerses, findVerses } from '#features/bible/server/for-other-features.ts';
import { sendLive } from '#features/notifications/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import type { Endpoints } from '#platform/server/http/endpoints.ts';
import { once } from '#platform/server/idempotency.ts';
import { newId } from '#platform/server/ids.ts';
import { localDay } from '#platform/server/local-day.ts';
import { GROUP_LIMITS, passageOn } from '../groups.rules.ts';
import {
  addToPlan,
  type GroupPlan,
  getGroupPassage,
  getGroupPlan,
  removePassage,
  updatePassage,
} from '../plan.contract.ts';
import { DAYS_OF_STEP } from '../talk.rules.ts';
import { findRead, freshByThread } from './fresh-store.ts';
import type { GroupsDeps } from './groups-deps.ts';
import { memberIdsOf } from './membership-store.ts';
import { movePassage, requireFreeDays } from './move-passage.ts';
import { answersByVerse } from './post-store.ts';
import { requireHelping, requireInside } from './require-group.ts';
import { readUntilIn } from './talk-reading.ts';
import {
  countThreads,
  createThreads,
  deleteThread,
  findPlannedPassages,
  findThread,
  holdThread,
  type ThreadRow,
  updateThread,
} from './thread-store.ts';
import { whereTalkBegins } from './where-talk-begins.ts';

const PASSAGES_AT_ONCE = 10;

/** What a group reads: passages of the Bible, each from a day on (docs/product.md, Groups). */
export function planRoutes(endpoints: Endpoints, { db, clock }: Pick<GroupsDeps, 'db' | 'clock'>): void {
  endpoints.handle(getGroupPlan, async ({ params: { groupId }, caller }) => {
    await requireInside(db, groupId, caller.id);
    return readPlan(db, groupId, caller);
  });

  endpoints.handle(getGroupPassage, async ({ params, query, caller }) => {
    const standing = await requireInside(db, params.groupId, caller.id);
    const thread = await findThread(db, params.passageId);
    if (!thread || thread.group_id !== params.groupId || thread.starts_on === null) throw noSuchPassage();
    const found = await findVerses(thread.title, query.translation, GROUP_LIMITS.verses);
    if (!found) throw noSuchPassage();
    const answers = await answersByVerse(db, { id: caller.id, now: clock.now() }, thread.id);
    const readUntil = readUntilIn(await findRead(db, caller.id, thread.id), standing);
    const verses = found.verses.map((verse) => ({ ...verse, answers: answers.get(verse.id) ?? 0 }));
    return {
      id: thread.id,
      reference: thread.title,
      startsOn: thread.starts_on,
      translation: found.translation,
      path: `/bible/${verses[0]!.id.replaceAll('.', '/')}`,
      beginAt: await whereTalkBegins(db, thread, { readerId: caller.id, readUntil }),
      verses,
    };
  });

  endpoints.handle(addToPlan, async ({ params: { groupId }, body, caller, idempotency }) => {
    const found = await requirePassages(body.references);
    return inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      await requireInside(tx, groupId, caller.id);
      const { id: _, ...plan } = await once(
        tx,
        { userId: caller.id, idempotency, now },
        async () => {
          await requireHelping(tx, groupId, caller.id);
          if ((await countThreads(tx, groupId, 'passage')) + found.length > GROUP_LIMITS.passages) {
            throw new AppError(
              'GROUP_LIMIT',
              `A plan has at most ${GROUP_LIMITS.passages} passages. Please take old ones out first.`,
            );
          }
          const rows = found.map(({ reference }, step) => ({
            id: newId(now),
            group_id: groupId,
            kind: 'passage' as const,
            title: reference,
            starts_on: dateAfter(body.startsOn, step * DAYS_OF_STEP[body.every]),
            user_id: null,
            posts: 0,
            last_at: now,
            hidden_because: null,
            created_at: now,
          }));
          requireFreeDays(await findPlannedPassages(tx, groupId), rows);
          await createThreads(tx, rows);
          await tellOfPlan(tx, groupId, now);
          return { id: rows[0]!.id, ...(await readPlan(tx, groupId, caller)) };
        },
        async (id) => {
          const thread = await findThread(tx, id);
          return thread && { id, ...(await readPlan(tx, groupId, caller)) };
        },
      );
      return plan;
    });
  });

  endpoints.handle(updatePassage, async ({ params, body, caller }) => {
    const found =
      body.reference === undefined ? null : await requirePassage(body.reference, 'body.reference');
    return inUserTransaction(db, caller.id, async (tx) => {
      const now = clock.now();
      const thread = await holdPassage(tx, params, caller);
      if (found && found.reference !== thread.title && thread.posts > 0) throw answeredAlready();
      if (found) await updateThread(tx, thread.id, { title: found.reference });
      if (body.startsOn !== undefined && body.startsOn !== thread.starts_on) {
        await movePassage(tx, thread, { startsOn: body.startsOn, andFollowing: body.andFollowing ?? false });
      }
      await tellOfPlan(tx, params.groupId, now);
      return readPlan(tx, params.groupId, caller);
    });
  });

  endpoints.handle(removePassage, ({ params, caller }) =>
    inUserTransaction(db, caller.id, async (tx) => {
      const thread = await holdPassage(tx, params, caller);
      if (thread.posts > 0) throw answeredAlready();
      await deleteThread(tx, thread.id);
      await tellOfPlan(tx, params.groupId, clock.now());
    }),
  );

  async function readPlan(
    on: DbOrTx,
    groupId: string,
    caller: Pick<Caller, 'id' | 'timezone'>,
  ): Promise<GroupPlan> {
    const now = clock.now();
    const rows = await findPlannedPassages(on, groupId);
    const fresh = await freshByThread(on, { id: caller.id, now }, [groupId]);
    const passages = rows.map(({ id, title, starts_on, posts }) => ({
      id,
      reference: title,
      startsOn: starts_on!,
      posts,
      fresh: fresh.find(({ thread_id }) => thread_id === id)?.fresh ?? 0,
    }));
    return { passages, nowId: passageOn(passages, localDay(now, caller.timezone).date)?.id ?? null };
  }
}

/** One after the other, with others served in between: sixty whole psalms take a while. @throws AppError PASSAGE_NOT_FOUND */
async function requirePassages(references: readonly string[]): Promise<FoundVerses[]> {
  const found: FoundVerses[] = [];
  for (const [line, reference] of references.entries()) {
    if (line > 0 && line % PASSAGES_AT_ONCE === 0) await othersTurn();
    found.push(await requirePassage(reference, `body.references.${line}`));
  }
  return found;
}

/** @param field where it stands in the request @throws AppError PASSAGE_NOT_FOUND that names it */
async function requirePassage(reference: string, field: string): Promise<FoundVerses> {
  const found = await findVerses(reference, 'WEB', GROUP_LIMITS.verses);
  if (found) return found;
  throw new AppError(
    'PASSAGE_NOT_FOUND',
    `We cannot find “${reference}” in the Bible. Write it like Acts 2:42-47, ${GROUP_LIMITS.verses} verses at most.`,
    { issues: [{ path: field, message: 'Not a place in the Bible that we can find.' }] },
  );
}

/** A passage of a group that the caller keeps, held. @throws AppError NOT_FOUND, GROUP_ARCHIVED */
async function holdPassage(
  tx: Tx,
  { groupId, passageId }: { groupId: string; passageId: string },
  caller: Pick<Caller, 'id'>,
): Promise<ThreadRow> {
  await requireHelping(tx, groupId, caller.id);
  const thread = await holdThread(tx, passageId);
  if (!thread || thread.group_id !== groupId || thread.kind !== 'passage') throw noSuchPassage();
  return thread;
}

async function tellOfPlan(tx: Tx, groupId: string, now: number): Promise<void> {
  // Events name what is read on their day.
  const changed = [`/api/groups/${groupId}`, '/api/groups/mine', '/api/gatherings'];
  await sendLive(tx, await memberIdsOf(tx, groupId), changed, now);
}

function noSuchPassage(): AppError {
  return new AppError('NOT_FOUND', 'This passage is not in the plan any more.');
}

function answeredAlready(): AppError {
  return new AppError(
    'ALREADY_DONE',
    'Somebody has answered this passage already, so it stays. You can move its day.',
  );
}
