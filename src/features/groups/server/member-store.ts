import { type Selectable, sql, type Updateable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { notAmongBlocked } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { preparedByShape } from '#platform/server/db/prepared-by-shape.ts';
import { GROUP_LIMITS, type GroupRole } from '../groups.rules.ts';
import { exportedNameFor } from './group-store.ts';
import type { GroupMemberTable } from './groups-tables.ts';

export type MemberRow = Selectable<GroupMemberTable>;

/** Leaders, helpers, members; who came first first. The first digits of the place say which of them. */
const RANK = sql<number>`case role when 'leader' then 0 when 'helper' then 1 else 2 end`;
const RANK_STEP = 100_000_000_000_000;

export interface ListedMember {
  user_id: string;
  role: GroupRole;
  since: number;
  /** Where they stand in the list. */
  place: number;
}

/** At most `limit` of a group's people in the order of the list. A group has at most `GROUP_LIMITS.members`. */
export async function findMembersInOrder(
  db: DbOrTx,
  groupId: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<ListedMember[]> {
  const place = after && {
    rank: Math.floor(after.at / RANK_STEP),
    since: after.at % RANK_STEP,
    id: after.id,
  };
  const rows = await membersInOrder(db, { groupId, after: place, limit });
  return rows.map(({ rank, ...row }) => ({ ...row, place: Number(rank) * RANK_STEP + row.since }));
}

interface InOrder {
  groupId: string;
  after: { rank: number; since: number; id: string } | null;
  limit: number;
}

const membersInOrder = preparedByShape((db, { groupId, after, limit }: InOrder) =>
  db
    .selectFrom('group_member')
    .select(['user_id', 'role', 'since', RANK.as('rank')])
    .where('group_id', '=', groupId)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          sql`(${RANK}, since, user_id)`,
          '>',
          sql`(cast(${after!.rank} as integer), cast(${after!.since} as bigint), ${after!.id})`,
        ),
      ),
    )
    .orderBy('rank')
    .orderBy('since')
    .orderBy('user_id')
    .limit(limit),
);

const memberOf = preparedByName({ userId: '?userId', groupId: '?groupId' }, (db, { userId, groupId }) =>
  db.selectFrom('group_member').selectAll().where('user_id', '=', userId).where('group_id', '=', groupId),
);

export async function findMember(
  db: DbOrTx,
  groupId: string,
  userId: string,
): Promise<MemberRow | undefined> {
  const [row] = await memberOf(db, { userId, groupId });
  return row;
}

export async function createMember(tx: Tx, row: MemberRow): Promise<void> {
  await tx.insertInto('group_member').values(row).execute();
}

export async function updateMember(
  tx: Tx,
  groupId: string,
  userId: string,
  changes: Updateable<GroupMemberTable>,
): Promise<void> {
  await tx
    .updateTable('group_member')
    .set(changes)
    .where('user_id', '=', userId)
    .where('group_id', '=', groupId)
    .execute();
}

export async function deleteMember(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx.deleteFrom('group_member').where('user_id', '=', userId).where('group_id', '=', groupId).execute();
}

/** Ids of those in a group who have one of these roles. */
export async function idsWithRole(
  db: DbOrTx,
  groupId: string,
  roles: readonly GroupRole[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('role', 'in', [...roles])
    .limit(GROUP_LIMITS.members)
    .execute();
  return rows.map((row) => row.user_id);
}

/** How many groups somebody is in; of them, those that they lead and that are not archived. */
export async function countGroupsOf(db: DbOrTx, userId: string): Promise<{ all: number; led: number }> {
  const rows = await db
    .selectFrom('group_member')
    .innerJoin('study_group', 'study_group.id', 'group_member.group_id')
    .select(['group_member.role', 'study_group.archived_at'])
    .where('group_member.user_id', '=', userId)
    .execute();
  return {
    all: rows.length,
    led: rows.filter(({ role, archived_at }) => role === 'leader' && archived_at === null).length,
  };
}

/** Says whether somebody was removed from a group, and when. */
export async function removedAt(db: DbOrTx, groupId: string, userId: string): Promise<number | null> {
  const row = await db
    .selectFrom('group_removed')
    .select('removed_at')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.removed_at ?? null;
}

export async function noteRemoved(
  tx: Tx,
  removed: { groupId: string; userId: string; name: string },
  now: number,
): Promise<void> {
  const { groupId, userId, name } = removed;
  await tx
    .insertInto('group_removed')
    .values({ group_id: groupId, user_id: userId, removed_at: now, name })
    .onConflict((oc) => oc.columns(['group_id', 'user_id']).doUpdateSet({ removed_at: now, name }))
    .execute();
}

export async function forgetRemoved(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('group_removed')
    .where('group_id', '=', groupId)
    .where('user_id', '=', userId)
    .execute();
}

/** Somebody's groups with their part in each, in no order, for the export; at most `GROUP_LIMITS.groupsOfOne`. */
export function membershipsForExport(db: DbOrTx, userId: string) {
  return db
    .selectFrom('group_member')
    .innerJoin('study_group', 'study_group.id', 'group_member.group_id')
    .select(['group_member.role', 'group_member.since', 'group_member.muted_at'])
    .select(exportedNameFor(userId).as('name'))
    .where('group_member.user_id', '=', userId)
    .limit(GROUP_LIMITS.groupsOfOne)
    .execute();
}

/** The groups that somebody was removed from, by their names of then, for the export; a name that is hidden since is read nowhere. */
export function removalsForExport(
  db: DbOrTx,
  userId: string,
  last: { removed_at: number; group_id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_removed')
    .innerJoin('study_group', 'study_group.id', 'group_removed.group_id')
    .select(['group_removed.removed_at', 'group_removed.group_id'])
    .select(exportedNameFor(userId).as('name'))
    .where('group_removed.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('group_removed.removed_at', 'group_removed.group_id'),
        '>',
        eb.tuple(last.removed_at, last.group_id),
      ),
    );
  }
  return query.orderBy('group_removed.removed_at').orderBy('group_removed.group_id').limit(limit).execute();
}

/** Whether somebody sees others in a group: it may have people from whom a block parts them. */
export async function seesOthers(tx: Tx, groupId: string, userId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', '<>', userId)
    .where((eb) => notAmongBlocked(eb, userId, 'group_member.user_id'))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
