import { notAmongBannedForGood, partedFrom } from '#features/people/server/for-other-features.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** The query for how many of these groups' people are no readers of a viewer's words; a group whose all are is not there. */
export function unreachedIn(db: DbOrTx, viewerId: string, groupIds: readonly string[]) {
  return db
    .selectFrom('group_member')
    .select((eb) => ['group_id' as const, eb.fn.countAll<number | string>().as('people')])
    .where('group_id', 'in', [...groupIds])
    .where('user_id', '<>', viewerId)
    .where((eb) =>
      eb.or([
        eb('user_id', 'in', partedFrom(viewerId)),
        eb.not(notAmongBannedForGood(eb, 'group_member.user_id')),
      ]),
    )
    .groupBy('group_id');
}

/**
 * How many others in these groups read what the viewer asks there by name: nobody whom a block parts from them, as on the group's
 * page, since two numbers that differ would tell of the block; and nobody who is banned for good.
 */
export async function countReadersIn(
  db: DbOrTx,
  viewerId: string,
  groups: readonly { id: string; members: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (groups.length === 0) return new Map();
  const ids = groups.map(({ id }) => id);
  const rows = await unreachedIn(db, viewerId, ids).execute();
  const unreached = new Map(rows.map(({ group_id, people }) => [group_id, Number(people)]));
  return new Map(groups.map(({ id, members }) => [id, members - 1 - (unreached.get(id) ?? 0)]));
}
