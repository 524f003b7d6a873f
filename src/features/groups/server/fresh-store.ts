import { setImmediate as othersTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { MOST_FRESH } from '../talk.rules.ts';

/** New posts are looked for among so many of a group's latest: somebody who was away longer has more than enough to read. */
const LATEST = 300;
/** Groups in which it is counted at once: somebody in fifty of them keeps nobody waiting. */
const GROUPS_AT_ONCE = 10;

/** Nothing from before they came is new, also where they had read when they were in the group before. */
const readUntil = sql<number>`case when group_read.read_until > inside.since then group_read.read_until
  else inside.since end`;

export interface FreshThread {
  group_id: string;
  thread_id: string;
  fresh: number;
}

/**
 * How many posts of others are new to a member, by thread: written after they read there last, or after they came. What is
 * hidden, or theirs who are blocked or banned, does not count, nor what stands in a topic of theirs; nor does anything in a thread or
 * group that they have muted. Threads without anything new are left out.
 */
export async function freshByThread(
  db: DbOrTx,
  reader: { id: string; now: number },
  groupIds: readonly string[],
): Promise<FreshThread[]> {
  const rows = await freshByIds(db, groupIds, { id: reader.id, now: reader.now });
  return rows.flatMap((row) => (Number(row.fresh) === 0 ? [] : [{ ...row, fresh: Number(row.fresh) }]));
}

const freshByIds = preparedByIds({ id: '?id', now: -1 }, (db, groupIds, reader) =>
  freshThreads(db, reader, groupIds),
);

/**
 * The query for it. Threads with a word since the reader read there last are few, and only their posts are counted; with a
 * last word that is theirs, or hidden, there may be nothing new in them.
 */
export function freshThreads(db: DbOrTx, reader: { id: string; now: number }, groupIds: readonly string[]) {
  return (
    db
      // Read once for each group, and not again for each of its threads.
      .with(
        (cte) => cte('inside').materialized(),
        (from) =>
          from
            .selectFrom('group_member')
            .select(['group_member.group_id', 'group_member.since'])
            .select((eb) =>
              eb.fn
                .coalesce(
                  eb
                    .selectFrom('group_post')
                    .select('group_post.created_at')
                    .whereRef('group_post.group_id', '=', 'group_member.group_id')
                    .orderBy('group_post.created_at', 'desc')
                    .orderBy('group_post.id', 'desc')
                    .limit(sql.lit(1))
                    .offset(sql.lit(LATEST - 1)),
                  sql.lit(0),
                )
                .as('looked_from'),
            )
            .where('group_member.user_id', '=', reader.id)
            .where('group_member.group_id', 'in', [...groupIds])
            .where('group_member.muted_at', 'is', null),
      )
      .selectFrom('inside')
      .innerJoin('group_thread', 'group_thread.group_id', 'inside.group_id')
      .leftJoin('group_read', (join) =>
        join.onRef('group_read.thread_id', '=', 'group_thread.id').on('group_read.user_id', '=', reader.id),
      )
      .select(['group_thread.group_id', 'group_thread.id as thread_id'])
      .select((eb) =>
        eb
          .selectFrom('group_post as post')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('post.thread_id', '=', 'group_thread.id')
          .where('post.created_at', '>', readUntil)
          .whereRef('post.created_at', '>=', 'inside.looked_from')
          .where('post.user_id', '<>', reader.id)
          .where('post.hidden_because', 'is', null)
          .where('post.deleted_at', 'is', null)
          .where((post) => notAmongBlocked(post, reader.id, 'post.user_id'))
          .where((post) => notAmongBanned(post, reader.now, 'post.user_id'))
          .as('fresh'),
      )
      // Each kind by itself, as the index has them.
      .where('group_thread.kind', 'in', [sql.lit('passage' as const), sql.lit('topic' as const)])
      .whereRef('group_thread.last_at', '>=', 'inside.looked_from')
      .where('group_thread.last_at', '>', readUntil)
      .where('group_thread.posts', '>', sql.lit(0))
      .where('group_thread.hidden_because', 'is', null)
      .where('group_read.muted_at', 'is', null)
      // What was opened by somebody whom a block parts from the reader, or who is banned, cannot be opened by them.
      .where((eb) =>
        eb.or([
          eb('group_thread.user_id', 'is', null),
          eb.and([
            notAmongBlocked(eb, reader.id, 'group_thread.user_id'),
            notAmongBanned(eb, reader.now, 'group_thread.user_id'),
          ]),
        ]),
      )
  );
}

/** The same by group; counted to `MOST_FRESH`. */
export async function freshOf(
  db: DbOrTx,
  reader: { id: string; now: number },
  groupIds: readonly string[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (let i = 0; i < groupIds.length; i += GROUPS_AT_ONCE) {
    if (i > 0) await othersTurn();
    for (const { group_id, fresh } of await freshByThread(
      db,
      reader,
      groupIds.slice(i, i + GROUPS_AT_ONCE),
    )) {
      counts.set(group_id, Math.min(MOST_FRESH, (counts.get(group_id) ?? 0) + fresh));
    }
  }
  return counts;
}

/** Until when somebody has read a thread, and whether they muted it; undefined when they never opened it. */
export async function findRead(db: DbOrTx, userId: string, threadId: string) {
  const [row] = await readOf(db, { userId, threadId });
  return row;
}

const readOf = preparedByName({ userId: '?userId', threadId: '?threadId' }, (db, { userId, threadId }) =>
  db
    .selectFrom('group_read')
    .select(['read_until', 'muted_at'])
    .where('user_id', '=', userId)
    .where('thread_id', '=', threadId),
);

/** Whether others have written in a thread since somebody read there last, as far as they may read it. */
export async function hasUnread(
  tx: Tx,
  reader: { id: string; now: number; readUntil: number },
  threadId: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('group_post')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('created_at', '>', reader.readUntil)
    .where('user_id', '<>', reader.id)
    .where('hidden_because', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => notAmongBlocked(eb, reader.id, 'group_post.user_id'))
    .where((eb) => notAmongBanned(eb, reader.now, 'group_post.user_id'))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody has read a thread until then; it never goes back. */
export async function markRead(tx: DbOrTx, userId: string, threadId: string, until: number): Promise<void> {
  await tx
    .insertInto('group_read')
    .values({ user_id: userId, thread_id: threadId, read_until: until, muted_at: null })
    .onConflict((oc) =>
      oc
        .columns(['user_id', 'thread_id'])
        .doUpdateSet({ read_until: until })
        .where('group_read.read_until', '<', until),
    )
    .execute();
}

/** Whether somebody is told of what is said in a thread. @param since when they came into the group: nothing before is new */
export async function setMuted(
  tx: DbOrTx,
  userId: string,
  threadId: string,
  muted: { at: number | null; since: number },
): Promise<void> {
  await tx
    .insertInto('group_read')
    .values({ user_id: userId, thread_id: threadId, read_until: muted.since, muted_at: muted.at })
    .onConflict((oc) => oc.columns(['user_id', 'thread_id']).doUpdateSet({ muted_at: muted.at }))
    .execute();
}

/** Members who want to be told of what is said in a thread; at most as many as a group has. */
export async function whoListens(tx: Tx, thread: { id: string; group_id: string }): Promise<string[]> {
  const rows = await tx
    .selectFrom('group_member')
    .leftJoin('group_read', (join) =>
      join
        .onRef('group_read.user_id', '=', 'group_member.user_id')
        .on('group_read.thread_id', '=', thread.id),
    )
    .select('group_member.user_id')
    .where('group_member.group_id', '=', thread.group_id)
    .where('group_member.muted_at', 'is', null)
    .where('group_read.muted_at', 'is', null)
    .execute();
  return rows.map((row) => row.user_id);
}

/** A talk is told to those who wrote among so many of its last posts. */
const LATE_POSTS = 200;

/** Who wrote among the last posts of a thread: ids of people, each once. */
export async function lateAuthorsIn(db: DbOrTx, threadId: string): Promise<string[]> {
  const late = db
    .selectFrom('group_post')
    .select('user_id')
    .where('thread_id', '=', threadId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATE_POSTS);
  const rows = await db.selectFrom(late.as('late')).select('user_id').distinct().execute();
  return rows.map((row) => row.user_id);
}

/** The query for what somebody has read, by thread. */
export function readsFromFirst(db: DbOrTx, userId: string, last: { threadId: string } | null, limit: number) {
  let query = db
    .selectFrom('group_read')
    .select(['thread_id as threadId', 'read_until as readUntil', 'muted_at as mutedAt'])
    .where('user_id', '=', userId);
  if (last) query = query.where('thread_id', '>', last.threadId);
  return query.orderBy('thread_id').limit(limit);
}
