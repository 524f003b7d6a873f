import { type Selectable, sql } from 'kysely';
import { foldForSearch } from '#contract/fold-for-search.ts';
import { dateAfter } from '#contract/local-dates.ts';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { preparedByShape } from '#platform/server/db/prepared-by-shape.ts';
import { GROUP_LIMITS } from '../groups.rules.ts';
import { endOfLast } from '../talk.rules.ts';
import { type GroupThreadTable, POST_COLUMNS, THREAD_COLUMNS } from './talk-tables.ts';

export type ThreadRow = Pick<Selectable<GroupThreadTable>, (typeof THREAD_COLUMNS)[number]>;

const threadById = preparedByName({ id: '?id' }, (db, { id }) =>
  db.selectFrom('group_thread').select(THREAD_COLUMNS).where('id', '=', id),
);

export async function findThread(db: DbOrTx, id: string): Promise<ThreadRow | undefined> {
  const [row] = await threadById(db, { id });
  return row;
}

/**
 * A thread, held until the transaction ends: who writes, hides and deletes in it take turns. The rows of people are held before, and
 * the group's where it is held, too: of who writes and who goes with their account neither waits for the other.
 */
export function holdThread(tx: Tx, id: string): Promise<ThreadRow | undefined> {
  return hold(
    tx.selectFrom('group_thread').select(THREAD_COLUMNS).where('id', '=', id),
    tx,
  ).executeTakeFirst();
}

export async function createThreads(tx: Tx, rows: readonly ThreadRow[]): Promise<void> {
  await tx
    .insertInto('group_thread')
    .values(rows.map((row) => ({ ...row, search_text: foldForSearch(row.title) })))
    .execute();
}

export async function updateThread(tx: Tx, id: string, changes: Partial<ThreadRow>): Promise<void> {
  const { title } = changes;
  const set = title === undefined ? changes : { ...changes, search_text: foldForSearch(title) };
  await tx.updateTable('group_thread').set(set).where('id', '=', id).execute();
}

export async function deleteThread(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('group_thread').where('id', '=', id).execute();
}

/** Somebody wrote in a thread, or deleted what they wrote; the group is as lively as its last word. */
export async function countPost(tx: Tx, thread: ThreadRow, by: 1 | -1, now: number): Promise<void> {
  await tx
    .updateTable('group_thread')
    .set((eb) => ({ posts: eb('posts', '+', by), ...(by === 1 && { last_at: now }) }))
    .where('id', '=', thread.id)
    .execute();
  if (by === 1) {
    await tx.updateTable('study_group').set({ last_at: now }).where('id', '=', thread.group_id).execute();
  }
}

/** The plan's passages in the order in which they are read. */
export function findPlannedPassages(db: DbOrTx, groupId: string): Promise<ThreadRow[]> {
  return plannedPassages(db, { groupId });
}

const plannedPassages = preparedByName({ groupId: '?groupId' }, (db, { groupId }) =>
  db
    .selectFrom('group_thread')
    .select(THREAD_COLUMNS)
    .where('group_id', '=', groupId)
    .where('starts_on', 'is not', null)
    .orderBy('starts_on')
    .orderBy('created_at')
    .orderBy('id')
    .limit(sql.lit(GROUP_LIMITS.passages)),
);

interface PassageNow {
  reference: string;
  /** Local days; `nextOn`: null where no other begins after it, or it is still to come itself. */
  startsOn: string;
  nextOn: string | null;
}

/** The passage that each of these groups reads on a local day: the last one that has begun, or else the first; and when the next one begins. */
export async function passagesNow(
  db: DbOrTx,
  groupIds: readonly string[],
  day: string,
): Promise<Map<string, PassageNow>> {
  const now = new Map<string, PassageNow>();
  const coming = await firstPassages(db, groupIds, { day });
  for (const { id, title, starts_on } of coming) {
    now.set(id, { reference: title, startsOn: starts_on!, nextOn: null });
  }
  for (const { id, title, starts_on } of await lastPassages(db, groupIds, { day })) {
    now.set(id, { reference: title, startsOn: starts_on!, nextOn: now.get(id)?.startsOn ?? null });
  }
  return now;
}

/**
 * The passage in whose time a local day of a group is: the last one that has begun by then. Null before the first begins, and once
 * the time of the plan's last one is over (`endOfLast`).
 */
export async function passageOfDay(
  db: DbOrTx,
  groupId: string,
  day: string,
): Promise<{ id: string; reference: string } | null> {
  const [passage] = await lastPassages(db, [groupId], { day });
  if (passage === undefined) return null;
  const startsOn = passage.starts_on!;
  const [next] = await firstPassages(db, [groupId], { day });
  if (next === undefined) {
    const [before] = await lastPassages(db, [groupId], { day: dateAfter(startsOn, -1) });
    if (day >= endOfLast(startsOn, before?.starts_on ?? null)) return null;
  }
  return { id: passage.thread_id, reference: passage.title };
}

const firstPassages = passagesByGroup('first');
const lastPassages = passagesByGroup('last');

/** Of each group the first passage after a day, or the last one until then. */
function passagesByGroup(which: 'last' | 'first') {
  return preparedByIds({ day: '?day' }, (db, groupIds, { day }) =>
    db
      .selectFrom('study_group')
      .innerJoin('group_thread', (join) =>
        join.on((eb) =>
          eb(
            'group_thread.id',
            '=',
            eb
              .selectFrom('group_thread as step')
              .select('step.id')
              .whereRef('step.group_id', '=', 'study_group.id')
              .where('step.starts_on', which === 'last' ? '<=' : '>', day)
              .orderBy('step.starts_on', which === 'last' ? 'desc' : 'asc')
              .orderBy('step.created_at', which === 'last' ? 'desc' : 'asc')
              .orderBy('step.id', which === 'last' ? 'desc' : 'asc')
              .limit(1),
          ),
        ),
      )
      .select([
        'study_group.id',
        'group_thread.id as thread_id',
        'group_thread.title',
        'group_thread.starts_on',
      ])
      .where('study_group.id', 'in', [...groupIds]),
  );
}

/** The query for a group's topics, the latest word first: what a member may read of them, as the policy says it of one (`canReadThread`). */
function topicsOf(
  db: DbOrTx,
  wanted: {
    groupId: string;
    readerId: string;
    /** What their leader hid is there for who keeps the group. */
    keepsIt: boolean;
    after: TimeCursor | null;
    limit: number;
  },
) {
  let query = db
    .selectFrom('group_thread')
    .select(THREAD_COLUMNS)
    .where('group_id', '=', wanted.groupId)
    .where('kind', '=', 'topic');
  const { after, keepsIt, readerId } = wanted;
  query = query.where((eb) =>
    eb.or([
      eb('hidden_because', 'is', null),
      eb('user_id', '=', readerId),
      ...(keepsIt ? [eb('hidden_because', '=', sql.lit('leader' as const))] : []),
    ]),
  );
  if (after) query = query.where((eb) => eb(eb.refTuple('last_at', 'id'), '<', eb.tuple(after.at, after.id)));
  return query.orderBy('last_at', 'desc').orderBy('id', 'desc').limit(wanted.limit);
}

export const findTopics = preparedByShape(topicsOf);

/** How many threads of a kind a group has. */
export async function countThreads(tx: Tx, groupId: string, kind: GroupThreadTable['kind']): Promise<number> {
  const { count } = await tx
    .selectFrom('group_thread')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('group_id', '=', groupId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Somebody's topics for the export, oldest first. */
export function topicsFromOldest(
  db: DbOrTx,
  userId: string,
  last: { createdAt: number; id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_thread')
    .select(['id', 'group_id as groupId', 'title', 'hidden_because as hidden', 'created_at as createdAt'])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.createdAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

export function findThreadsByIds(db: DbOrTx, ids: readonly string[]): Promise<ThreadRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('group_thread')
    .select(THREAD_COLUMNS)
    .where('id', 'in', [...ids])
    .execute();
}

/** What a topic was opened with. */
export function findFirstPost(db: DbOrTx, threadId: string) {
  return db
    .selectFrom('group_post')
    .select(POST_COLUMNS)
    .where('thread_id', '=', threadId)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function countTopicsBy(db: DbOrTx, authorId: string): Promise<number> {
  const { count } = await db
    .selectFrom('group_thread')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', authorId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
