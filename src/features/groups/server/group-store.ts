import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import { notAmongBlocked, partedFrom } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';
import { escapeLike } from '#platform/server/db/escape-like.ts';
import { preparedByIds } from '#platform/server/db/prepared-by-ids.ts';
import { preparedByName } from '#platform/server/db/prepared-by-name.ts';
import { preparedByShape } from '#platform/server/db/prepared-by-shape.ts';
import { GROUP_LIMITS, type GroupTopic, HIDDEN_GROUP_NAME } from '../groups.rules.ts';
import type { StudyGroupTable } from './groups-tables.ts';

export type GroupRow = Selectable<StudyGroupTable>;

/**
 * A group, held until the transaction ends: who comes, goes and gives roles take turns. People's rows are held before groups,
 * never after, so that no two wait for each other.
 */
export function holdGroup(tx: Tx, id: string): Promise<GroupRow | undefined> {
  const query = tx.selectFrom('study_group').selectAll().where('id', '=', id);
  return hold(query, tx).executeTakeFirst();
}

/**
 * A group's name in somebody's export: one that is hidden is not read there either, and whoever was removed from it reads what it was called
 * then.
 */
export function exportedNameFor(userId: string) {
  return sql<string>`case when study_group.hidden_because is null then coalesce(
    (select coalesce(group_removed.name, ${sql.lit(HIDDEN_GROUP_NAME)}) from group_removed
      where group_removed.group_id = study_group.id and group_removed.user_id = ${userId}),
    study_group.name
  ) else ${sql.lit(HIDDEN_GROUP_NAME)} end`;
}

const groupById = preparedByName({ id: '?id' }, (db, { id }) =>
  db.selectFrom('study_group').selectAll().where('id', '=', id),
);

export async function findGroup(db: DbOrTx, id: string): Promise<GroupRow | undefined> {
  const [row] = await groupById(db, { id });
  return row;
}

export async function createGroupRow(tx: Tx, row: Insertable<StudyGroupTable>): Promise<void> {
  await tx.insertInto('study_group').values(row).execute();
}

export async function updateGroupRow(
  tx: Tx,
  id: string,
  changes: Updateable<StudyGroupTable>,
): Promise<void> {
  await tx.updateTable('study_group').set(changes).where('id', '=', id).execute();
}

export async function deleteGroupRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('study_group').where('id', '=', id).execute();
}

/** Deletes some of what was said in a group that goes; their pictures are to be discarded. Of very many at once nobody else would be served. */
export function deleteSomePosts(
  tx: Tx,
  groupId: string,
  limit: number,
): Promise<{ pictures: string | null }[]> {
  const some = tx.selectFrom('group_post').select('id').where('group_id', '=', groupId).limit(limit);
  return tx.deleteFrom('group_post').where('id', 'in', some).returning('pictures').execute();
}

/** Adds to the numbers of members, and of those who wait, that stand in the group's row. */
export async function countInGroup(
  tx: Tx,
  id: string,
  { members = 0, asking = 0 }: { members?: number; asking?: number },
): Promise<void> {
  await tx
    .updateTable('study_group')
    .set((eb) => ({ members: eb('members', '+', members), asking: eb('asking', '+', asking) }))
    .where('id', '=', id)
    .execute();
}

export interface FoundWanted {
  viewerId: string;
  /** Patterns of `like` with the escape '!', all of which its name and text fit; at most `GROUP_LIMITS.searchWords`. */
  patterns: readonly string[];
  topic?: GroupTopic | undefined;
  language?: string | undefined;
  limit: number;
  after: TimeCursor | null;
}

/** What a folded word is looked for by. */
export function patternOf(word: string): string {
  return `%${escapeLike(word)}%`;
}

/**
 * The query for groups that strangers find, the liveliest first; none that somebody leads whom a block parts from the viewer. Words are
 * looked for in the next `GROUP_LIMITS.searched` of the order.
 */
export function foundGroups(db: DbOrTx, wanted: FoundWanted) {
  const { viewerId, patterns, topic, language, limit, after } = wanted;
  let some = db
    .selectFrom('study_group')
    .select(['id', 'last_at', 'search_text'])
    // As the index of what is found says it.
    .where(sql<SqlBool>`admission <> 'link' and hidden_because is null and archived_at is null`)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(GROUP_LIMITS.searched);
  if (topic !== undefined) some = some.where('topic', '=', topic);
  if (language !== undefined) some = some.where('language', '=', language);
  if (after) {
    some = some.where((eb) => eb(eb.refTuple('last_at', 'id'), '<', eb.tuple(after.at, after.id)));
  }
  let query = db.selectFrom(some.as('some')).select(['some.id', 'some.last_at']);
  for (const pattern of patterns)
    query = query.where(sql<SqlBool>`${sql.ref('some.search_text')} like ${pattern} escape '!'`);
  return query
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('group_member as leads')
            .select('leads.user_id')
            .whereRef('leads.group_id', '=', 'some.id')
            .where('leads.role', '=', 'leader')
            .where((eb) => eb.not(notAmongBlocked(eb, viewerId, 'leads.user_id'))),
        ),
      ),
    )
    .orderBy('some.last_at', 'desc')
    .orderBy('some.id', 'desc')
    .limit(limit);
}

export const findFoundGroups = preparedByShape(foundGroups);

/** Whether a block parts somebody from one of a group's leaders. */
export async function isPartedFromLeaders(db: DbOrTx, groupId: string, viewerId: string): Promise<boolean> {
  return (await partedLeader(db, { groupId, viewerId })).length > 0;
}

const partedLeader = preparedByName(
  { groupId: '?groupId', viewerId: '?viewerId' },
  (db, { groupId, viewerId }) =>
    db
      .selectFrom('group_member')
      .select('user_id')
      .where('group_id', '=', groupId)
      .where('role', '=', 'leader')
      .where((eb) => eb.not(notAmongBlocked(eb, viewerId, 'group_member.user_id')))
      .limit(sql.lit(1)),
);

/**
 * Groups by their ids, in no order, with what the viewer is in each, and how many of its people and of those who wait a block parts from
 * them: a number that counts whom its reader does not see would tell of the block.
 */
export function findGroupsFor(db: DbOrTx, viewerId: string, ids: readonly string[]) {
  return groupsByIds(db, ids, { viewerId });
}

const groupsByIds = preparedByIds({ viewerId: '?viewerId' }, (db, ids, { viewerId }) =>
  db
    .selectFrom('study_group')
    .leftJoin('group_member', (join) =>
      join.onRef('group_member.group_id', '=', 'study_group.id').on('group_member.user_id', '=', viewerId),
    )
    .leftJoin('group_asking', (join) =>
      join
        .onRef('group_asking.group_id', '=', 'study_group.id')
        .on('group_asking.user_id', '=', viewerId)
        .on('group_asking.declined_at', 'is', null),
    )
    .selectAll('study_group')
    .select(['group_member.role', 'group_member.muted_at', 'group_member.since', 'group_asking.asked_at'])
    .select((eb) => [
      eb
        .selectFrom('group_member as other')
        .select((of) => of.fn.countAll<number | string>().as('count'))
        .whereRef('other.group_id', '=', 'study_group.id')
        .where('other.user_id', 'in', partedFrom(viewerId))
        .as('parted_members'),
      eb
        .selectFrom('group_asking as other')
        .select((of) => of.fn.countAll<number | string>().as('count'))
        .whereRef('other.group_id', '=', 'study_group.id')
        .where('other.user_id', 'in', partedFrom(viewerId))
        .where('other.declined_at', 'is', null)
        .as('parted_asking'),
    ])
    .where('study_group.id', 'in', [...ids]),
);
export type GroupForReader = Awaited<ReturnType<typeof findGroupsFor>>[number];

/** Groups whose words somebody wrote last, for their export. */
export function groupsWrittenBy(
  db: DbOrTx,
  userId: string,
  last: { created_at: number; id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('study_group')
    .select(['id', 'name', 'about', 'guidelines', 'created_at'])
    .where('author_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.created_at, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit).execute();
}

/** The ids of those. */
export async function groupIdsWrittenBy(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('study_group').select('id').where('author_id', '=', userId).execute();
  return rows.map(({ id }) => id);
}

export async function countGroupsBy(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('study_group')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('author_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
