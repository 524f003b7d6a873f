import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { ModerationAppealTable } from './moderation-tables.ts';

export type AppealRow = Selectable<ModerationAppealTable>;

export async function createAppealRow(tx: Tx, row: AppealRow): Promise<void> {
  await tx.insertInto('moderation_appeal').values(row).execute();
}

export function findAppealOfCase(db: DbOrTx, caseId: string): Promise<AppealRow | undefined> {
  return db.selectFrom('moderation_appeal').selectAll().where('case_id', '=', caseId).executeTakeFirst();
}

export function findAppealsAgainst(db: DbOrTx, actionIds: readonly string[]): Promise<AppealRow[]> {
  if (actionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('moderation_appeal')
    .selectAll()
    .where('action_id', 'in', [...actionIds])
    .execute();
}

/** By action, the open case of the appeal against it, without those in which words of danger were found. */
export async function findWaitingAppeals(
  db: DbOrTx,
  actionIds: readonly string[],
): Promise<Map<string, string>> {
  if (actionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('moderation_appeal as appeal')
    .innerJoin('moderation_case as one', 'one.id', 'appeal.case_id')
    .select(['appeal.action_id', 'appeal.case_id'])
    .where('appeal.action_id', 'in', [...actionIds])
    .where('one.closed_at', 'is', null)
    .where('one.danger_at', 'is', null)
    .execute();
  return new Map(rows.map(({ action_id, case_id }) => [action_id, case_id]));
}

/** Somebody's appeals, oldest first, for the export. */
export function findAppealsPage(
  db: DbOrTx,
  wanted: { userId: string; last: Pick<AppealRow, 'created_at' | 'id'> | null; limit: number },
): Promise<AppealRow[]> {
  const { userId, last, limit } = wanted;
  let query = db.selectFrom('moderation_appeal').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query
      .where('created_at', '>=', last.created_at)
      .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.created_at, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit).execute();
}
