import type { SelectQueryBuilder } from 'kysely';
import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { KeptNotification } from '#platform/server/notification-kind.ts';

/** What one gathered notification tells of: from when until when, both included, in UTC epoch milliseconds. */
interface Gathered {
  /** The notification's. */
  id: string;
  /** The group, or the thread. */
  subjectId: string;
  since: number;
  until: number;
}

/** How many people one tells of, as far as the reader sees them, and one of them. */
interface GatheredPeople {
  people: number;
  oneId: string | null;
}

interface Reader {
  id: string;
  now: number;
}

export function gatheredIn({ id, subjectId, data }: KeptNotification): Gathered {
  return { id, subjectId, since: Number(data['since']), until: Number(data['until']) };
}

/** Who else wrote in the threads of these, of which at most 50 are asked for at a time. By the notification's id. */
export function writersIn(db: DbOrTx, reader: Reader, gathered: readonly Gathered[]) {
  return peopleOf(
    gathered.map(({ id, subjectId, since, until }) =>
      db
        .selectFrom('group_post as post')
        .select((eb) => [
          eb.val(id).as('id'),
          eb.fn.count<number>('post.user_id').distinct().as('people'),
          eb.fn.min('post.user_id').as('one_id'),
        ])
        .where('post.thread_id', '=', subjectId)
        .where('post.created_at', '>=', since)
        .where('post.created_at', '<=', until)
        .where('post.user_id', '<>', reader.id)
        .where('post.hidden_because', 'is', null)
        .where('post.deleted_at', 'is', null)
        .where((eb) => notAmongBlocked(eb, reader.id, 'post.user_id'))
        .where((eb) => notAmongBanned(eb, reader.now, 'post.user_id')),
    ),
  );
}

/** Who came into the groups of these and is still there, of which at most 50 are asked for at a time. By the notification's id. */
export function newcomersIn(db: DbOrTx, reader: Reader, gathered: readonly Gathered[]) {
  return peopleOf(
    gathered.map(({ id, subjectId, since, until }) =>
      db
        .selectFrom('group_member as member')
        .select((eb) => [
          eb.val(id).as('id'),
          eb.fn.countAll<number>().as('people'),
          eb.fn.min('member.user_id').as('one_id'),
        ])
        .where('member.group_id', '=', subjectId)
        .where('member.since', '>=', since)
        .where('member.since', '<=', until)
        .where('member.user_id', '<>', reader.id)
        .where((eb) => notAmongBlocked(eb, reader.id, 'member.user_id'))
        .where((eb) => notAmongBanned(eb, reader.now, 'member.user_id')),
    ),
  );
}

/** What gathered notifications may tell of somebody: the threads that they wrote in, and the groups that they came into, since. */
export async function whereSince(db: DbOrTx, userId: string, since: number): Promise<string[]> {
  const rows = await db
    .selectFrom('group_post')
    .select('thread_id as id')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .union(
      db
        .selectFrom('group_member')
        .select('group_id as id')
        .where('user_id', '=', userId)
        .where('since', '>=', since),
    )
    .execute();
  return rows.map(({ id }) => id);
}

type Row = { id: string; people: number; one_id: string | null };

/** The answers of all these queries, asked at once. */
async function peopleOf<DB, TB extends keyof DB>([first, ...others]: readonly SelectQueryBuilder<
  DB,
  TB,
  Row
>[]): Promise<Map<string, GatheredPeople>> {
  if (first === undefined) return new Map();
  const rows = await others.reduce((query, other) => query.unionAll(other), first).execute();
  return new Map(rows.map(({ id, people, one_id }) => [id, { people: Number(people), oneId: one_id }]));
}
