import { type ExpressionBuilder, type ReferenceExpression, type SqlBool, sql } from 'kysely';
import { FOREVER } from '#contract/for-good.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { keepThosePresent } from '#platform/server/db/engine.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { GROUP_LIMITS, type GroupRole, HIDDEN_GROUP_NAME } from '../groups.rules.ts';
import { holdGroup } from './group-store.ts';

/** Somebody's role in a group that is there, archived or not; null when they are not in it. */
export async function standingIn(
  db: DbOrTx,
  groupId: string,
  userId: string,
): Promise<{ role: GroupRole; isArchived: boolean; isMuted: boolean; since: number } | null> {
  const [row] = await standing(db, { userId, groupId });
  if (!row) return null;
  const { role, since } = row;
  return { role, since, isArchived: row.archived_at !== null, isMuted: row.muted_at !== null };
}

const standing = preparedByName({ userId: '?userId', groupId: '?groupId' }, (db, { userId, groupId }) =>
  db
    .selectFrom('group_member')
    .innerJoin('study_group', 'study_group.id', 'group_member.group_id')
    .select(['group_member.role', 'group_member.since', 'group_member.muted_at', 'study_group.archived_at'])
    .where('group_member.user_id', '=', userId)
    .where('group_member.group_id', '=', groupId),
);

/** Ids of the groups that somebody is in, archived ones too; at most `GROUP_LIMITS.groupsOfOne`. */
export async function groupIdsOf(db: DbOrTx, userId: string): Promise<string[]> {
  return (await groupsOf(db, { userId })).map((row) => row.group_id);
}

const groupsOf = preparedByName({ userId: '?userId' }, (db, { userId }) =>
  db
    .selectFrom('group_member')
    .select('group_id')
    .where('user_id', '=', userId)
    .limit(GROUP_LIMITS.groupsOfOne),
);

/** Every group that somebody is in; for their account's end. */
export async function allGroupIdsOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('group_member').select('group_id').where('user_id', '=', userId).execute();
  return rows.map((row) => row.group_id);
}

/** Ids of a group's members; at most `GROUP_LIMITS.members`. */
export async function memberIdsOf(db: DbOrTx, groupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .limit(GROUP_LIMITS.members)
    .execute();
  return rows.map((row) => row.user_id);
}

/** A group's people, who came first first, and who of them has muted it; at most `GROUP_LIMITS.members`. */
export async function membersOf(db: DbOrTx, groupId: string): Promise<{ id: string; isMuted: boolean }[]> {
  const rows = await membersBySince(db, { groupId });
  return rows.map(({ user_id, muted_at }) => ({ id: user_id, isMuted: muted_at !== null }));
}

const membersBySince = preparedByName({ groupId: '?groupId' }, (db, { groupId }) =>
  db
    .selectFrom('group_member')
    .select(['user_id', 'muted_at'])
    .where('group_id', '=', groupId)
    .orderBy('since')
    .orderBy('user_id')
    .limit(sql.lit(GROUP_LIMITS.members)),
);

/** Those of these people who are in a group, and stay in it until the transaction ends; who is just leaving is not waited for. */
export async function membersWhoStay(
  tx: Tx,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const query = tx
    .selectFrom('group_member')
    .select('user_id')
    .where('group_id', '=', groupId)
    .where('user_id', 'in', [...userIds]);
  const rows = await keepThosePresent(query, tx).execute();
  return new Set(rows.map((row) => row.user_id));
}

/** What other features need to say of groups by their ids: names, rooms, how many people. A hidden name is nobody's to read. */
export async function findGroupsByIds(db: DbOrTx, ids: readonly string[]) {
  const rows = await groupsByIds(db, ids, {});
  return rows.map((row) => ({ ...row, name: row.hidden_because === null ? row.name : HIDDEN_GROUP_NAME }));
}

const groupsByIds = preparedByIds({}, (db, ids) =>
  db
    .selectFrom('study_group')
    .select(['id', 'name', 'room', 'members', 'archived_at', 'hidden_because'])
    .where('id', 'in', [...ids]),
);

/** The names of groups by their ids, as their members read them: not one that is hidden. */
export async function groupNamesOf(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await findGroupsByIds(db, [...new Set(ids)]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/**
 * For the `where` of what is shared with groups: the viewer is in the group that the column names.
 *
 *     .where((eb) => amongGroupsOf(eb, viewerId, 'prayer_request.audience_id'))
 */
export function amongGroupsOf<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  viewerId: string,
  groupColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`${eb.ref(groupColumn as never)} in (
    select group_member.group_id from group_member where group_member.user_id = ${viewerId}
  )`;
}

/** Somebody, named by a column, is in a group. */
export function amongMembersOf<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  groupId: string,
  userColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`${eb.ref(userColumn as never)} in (
    select group_member.user_id from group_member where group_member.group_id = ${groupId}
  )`;
}

/** Somebody, named by a column, is in the group that another column names. */
export function isInGroup<DB, TB extends keyof DB>(
  eb: ExpressionBuilder<DB, TB>,
  userColumn: ReferenceExpression<DB, TB> & string,
  groupColumn: ReferenceExpression<DB, TB> & string,
) {
  return sql<SqlBool>`exists (
    select 1 from group_member
    where group_member.user_id = ${eb.ref(userColumn as never)} and group_member.group_id = ${eb.ref(groupColumn as never)}
  )`;
}

/** The roles of these people in a group; who is not in it is not there. */
export async function rolesOf(
  db: DbOrTx,
  groupId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, GroupRole>> {
  const rows = await rolesByIds(db, userIds, { groupId });
  return new Map(rows.map((row) => [row.user_id, row.role]));
}

const rolesByIds = preparedByIds({ groupId: '?groupId' }, (db, userIds, { groupId }) =>
  db
    .selectFrom('group_member')
    .select(['user_id', 'role'])
    .where('group_id', '=', groupId)
    .where('user_id', 'in', [...userIds]),
);

/** Somebody's roles in these groups, by group; a group that they are not in is not there. */
export async function standingsOf(
  db: DbOrTx,
  userId: string,
  groupIds: readonly string[],
): Promise<ReadonlyMap<string, { role: GroupRole }>> {
  if (groupIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_member')
    .select(['group_id', 'role'])
    .where('user_id', '=', userId)
    .where('group_id', 'in', [...groupIds])
    .execute();
  return new Map(rows.map((row) => [row.group_id, { role: row.role }]));
}

/** Somebody's roles by the ids of their groups, and which of these are archived; at most `GROUP_LIMITS.groupsOfOne`. */
export async function allStandingsOf(
  db: DbOrTx,
  userId: string,
): Promise<ReadonlyMap<string, { role: GroupRole; isArchived: boolean }>> {
  const rows = await standingsOfOne(db, { userId });
  return new Map(
    rows.map(({ group_id, role, archived_at }) => [group_id, { role, isArchived: archived_at !== null }]),
  );
}

const standingsOfOne = preparedByName({ userId: '?userId' }, (db, { userId }) =>
  db
    .selectFrom('group_member')
    .innerJoin('study_group', 'study_group.id', 'group_member.group_id')
    .select(['group_member.group_id', 'group_member.role', 'study_group.archived_at'])
    .where('group_member.user_id', '=', userId)
    .limit(sql.lit(GROUP_LIMITS.groupsOfOne)),
);

/**
 * Who leads a group the longest, besides somebody; undefined where nobody else does. The group is held, so that whoever leads it and
 * goes with their account at this moment is waited for: what is handed over to them would go with it.
 */
export async function otherLeaderOf(tx: Tx, groupId: string, userId: string): Promise<string | undefined> {
  await holdGroup(tx, groupId);
  const row = await tx
    .selectFrom('group_member')
    .innerJoin('user', 'user.id', 'group_member.user_id')
    .select('group_member.user_id')
    .where('group_member.group_id', '=', groupId)
    .where('group_member.role', '=', 'leader')
    .where('group_member.user_id', '<>', userId)
    // Whoever is banned for good only where nobody else leads it.
    .orderBy((eb) => eb.case().when('user.bannedUntil', '>=', FOREVER).then(1).else(0).end())
    .orderBy('group_member.since')
    .orderBy('group_member.user_id')
    .limit(1)
    .executeTakeFirst();
  return row?.user_id;
}
