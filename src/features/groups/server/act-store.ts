import type { Selectable } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { exportedNameFor } from './group-store.ts';
import type { GroupAct, GroupActTable } from './groups-tables.ts';

export type ActRow = Selectable<GroupActTable>;

/** Writes down what a leader or helper did; nothing changes it afterwards. */
export async function writeAct(
  tx: Tx,
  act: {
    groupId: string;
    /** Null: nobody did it, it came of an account that went. */
    byId: string | null;
    act: GroupAct;
    aboutId?: string | null;
    role?: ActRow['role'];
    subjectId?: string | null;
  },
  now: number,
): Promise<void> {
  await tx
    .insertInto('group_act')
    .values({
      id: newId(now),
      group_id: act.groupId,
      by_id: act.byId,
      about_id: act.aboutId ?? null,
      act: act.act,
      role: act.role ?? null,
      subject_id: act.subjectId ?? null,
      at: now,
    })
    .execute();
}

/** Whether a post or topic was hidden by who keeps the group, and not shown again since: also where a moderator has hidden it, too. */
export async function isHiddenByKeepers(
  tx: Tx,
  { groupId, subjectId }: { groupId: string; subjectId: string },
): Promise<boolean> {
  const last = await lastOfHiding(tx, groupId, subjectId).executeTakeFirst();
  return last?.act === 'hide';
}

/** The query for the last time that it was hidden or shown. */
export function lastOfHiding(db: DbOrTx, groupId: string, subjectId: string) {
  return db
    .selectFrom('group_act')
    .select('act')
    .where('group_id', '=', groupId)
    .where('subject_id', '=', subjectId)
    .where('act', 'in', ['hide', 'show'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

/** Who archived a group the last time; null: nobody did, or their account is gone. */
export async function whoArchived(db: DbOrTx, groupId: string): Promise<string | null> {
  const act = await db
    .selectFrom('group_act')
    .select('by_id')
    .where('group_id', '=', groupId)
    .where('act', '=', 'archive')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return act?.by_id ?? null;
}

/** What was done in a group, the newest first. */
export function findActs(
  db: DbOrTx,
  groupId: string,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<ActRow[]> {
  let query = db.selectFrom('group_act').selectAll().where('group_id', '=', groupId);
  if (after) query = query.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(after.at, after.id)));
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** What somebody did, for the export. */
export function actsForExport(
  db: DbOrTx,
  userId: string,
  last: { at: number; id: string } | null,
  limit: number,
) {
  let query = db
    .selectFrom('group_act')
    .innerJoin('study_group', 'study_group.id', 'group_act.group_id')
    .select(['group_act.id', 'group_act.act', 'group_act.role', 'group_act.at'])
    .select(exportedNameFor(userId).as('name'))
    .where('group_act.by_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('group_act.at', 'group_act.id'), '>', eb.tuple(last.at, last.id)),
    );
  }
  return query.orderBy('group_act.at').orderBy('group_act.id').limit(limit).execute();
}
