import { notAmongBanned, notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** Who came into a group between two moments, both of them included, as far as a reader sees them. UTC epoch milliseconds. */
interface Span {
  /** What the answer calls it. */
  id: string;
  groupId: string;
  since: number;
  until: number;
}

function newcomersOfSpan(
  db: DbOrTx,
  reader: { id: string; now: number },
  { id, groupId, since, until }: Span,
) {
  return db
    .selectFrom('group_member as member')
    .select((eb) => [
      eb.val(id).as('id'),
      eb.fn.countAll<number>().as('people'),
      eb.fn.min('member.user_id').as('one_id'),
    ])
    .where('member.group_id', '=', groupId)
    .where('member.since', '>=', since)
    .where('member.since', '<=', until)
    .where('member.user_id', '<>', reader.id)
    .where((eb) => notAmongBlocked(eb, reader.id, 'member.user_id'))
    .where((eb) => notAmongBanned(eb, reader.now, 'member.user_id'));
}

/** How many came in these spans and are still there, of which at most 50 are asked for at a time, and one of them, by the span's id. */
export async function newcomersIn(
  db: DbOrTx,
  reader: { id: string; now: number },
  [first, ...others]: readonly Span[],
): Promise<Map<string, { people: number; oneId: string | null }>> {
  if (first === undefined) return new Map();
  const rows = await others
    .reduce(
      (query, span) => query.unionAll(newcomersOfSpan(db, reader, span)),
      newcomersOfSpan(db, reader, first),
    )
    .execute();
  return new Map(rows.map(({ id, people, one_id }) => [id, { people: Number(people), oneId: one_id }]));
}
