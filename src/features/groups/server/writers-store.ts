import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** Who else wrote in a thread between two moments, both of them included, as far as a reader sees it. UTC epoch milliseconds. */
interface Span {
  /** What the answer calls it. */
  id: string;
  threadId: string;
  since: number;
  until: number;
}

/** The query for one such span: how many people, and one of them. */
function writersOfSpan(
  db: DbOrTx,
  reader: { id: string; now: number },
  { id, threadId, since, until }: Span,
) {
  return db
    .selectFrom('group_post as post')
    .select((eb) => [
      eb.val(id).as('id'),
      eb.fn.count<number>('post.user_id').distinct().as('people'),
      eb.fn.min('post.user_id').as('one_id'),
    ])
    .where('post.thread_id', '=', threadId)
    .where('post.created_at', '>=', since)
    .where('post.created_at', '<=', until)
    .where('post.user_id', '<>', reader.id)
    .where('post.hidden_because', 'is', null)
    .where('post.deleted_at', 'is', null)
    .where((eb) => notAmongBlocked(eb, reader.id, 'post.user_id'))
    .where((eb) => notAmongBanned(eb, reader.now, 'post.user_id'));
}

/** How many people wrote in these spans, of which at most 50 are asked for at a time, and one of them, by the span's id. */
export async function writersIn(
  db: DbOrTx,
  reader: { id: string; now: number },
  [first, ...others]: readonly Span[],
): Promise<Map<string, { people: number; oneId: string | null }>> {
  if (first === undefined) return new Map();
  const rows = await others
    .reduce(
      (query, span) => query.unionAll(writersOfSpan(db, reader, span)),
      writersOfSpan(db, reader, first),
    )
    .execute();
  return new Map(rows.map(({ id, people, one_id }) => [id, { people: Number(people), oneId: one_id }]));
}
