import type { Selectable } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { type DateColumn, toEpochMs } from '#platform/server/db/date-column.ts';
import { inBatches } from '#platform/server/in-batches.ts';
import { isInForce } from './action-store.ts';
import type { ModerationReportTable } from './moderation-tables.ts';

export type ReportRow = Selectable<ModerationReportTable>;

/** Beyond so many reports of one case nothing new is learned of it. */
const MOST_READ = 200;

export async function createReport(tx: Tx, row: ReportRow): Promise<void> {
  await tx.insertInto('moderation_report').values(row).execute();
}

/** Makes of an earlier report of the same words a new one, in another case. */
export async function reportAgain(tx: Tx, id: string, row: Omit<ReportRow, 'id'>): Promise<void> {
  await tx.updateTable('moderation_report').set(row).where('id', '=', id).execute();
}

/** The one report of these words, as they stand, that somebody made, with when its case was closed, and about which words. */
export async function findReportBy(
  db: DbOrTx,
  reporterId: string,
  words: { kind: string; wordsId: string; hash: string },
): Promise<{ id: string; closed_at: number | null; closed_hash: string | null } | undefined> {
  return db
    .selectFrom('moderation_report as report')
    .innerJoin('moderation_case as of_case', 'of_case.id', 'report.case_id')
    .select(['report.id', 'of_case.closed_at', 'of_case.closed_hash'])
    .where('report.reporter_id', '=', reporterId)
    .where('report.kind', '=', words.kind)
    .where('report.words_id', '=', words.wordsId)
    .where('report.words_hash', '=', words.hash)
    .executeTakeFirst();
}

export function findReportById(db: DbOrTx, id: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('moderation_report').select('id').where('id', '=', id).executeTakeFirst();
}

/** Oldest first, at most 200. */
export function findReportsOfCase(
  db: DbOrTx,
  caseId: string,
): Promise<Pick<ReportRow, 'reason' | 'comment' | 'reported_at' | 'words_hash'>[]> {
  return db
    .selectFrom('moderation_report')
    .select(['reason', 'comment', 'reported_at', 'words_hash'])
    .where('case_id', '=', caseId)
    .orderBy('reported_at')
    .limit(MOST_READ)
    .execute();
}

/** Which reasons the reports of a case give. */
export async function findReasonsOfCase(db: DbOrTx, caseId: string): Promise<ReportRow['reason'][]> {
  const rows = await db
    .selectFrom('moderation_report')
    .select('reason')
    .distinct()
    .where('case_id', '=', caseId)
    .execute();
  return rows.map(({ reason }) => reason);
}

/** Lets reports of one case be of another one, all or without those that somebody needs care; says how many. */
export async function moveReports(
  tx: Tx,
  { from, to, alsoOfDanger }: { from: string; to: string; alsoOfDanger: boolean },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('moderation_report')
    .set({ case_id: to })
    .where('case_id', '=', from)
    .$if(!alsoOfDanger, (query) => query.where('reason', '<>', 'danger'))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Who has reported a case lately, each once, with what is known of them. */
export async function findReporters(db: DbOrTx, caseId: string, now: number) {
  const rows = await db
    .selectFrom('moderation_report')
    .innerJoin('user', 'user.id', 'moderation_report.reporter_id')
    .select((eb) => [
      'moderation_report.reporter_id',
      'moderation_report.network',
      'moderation_report.reason',
      'user.createdAt',
      'user.bannedUntil',
      eb
        .selectFrom('moderation_action as action')
        .whereRef('action.author_id', '=', 'user.id')
        .where('action.action', '=', 'mute')
        .where('action.until', '>', now)
        .where((of) => isInForce(of))
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('mutes'),
    ])
    .where('case_id', '=', caseId)
    .orderBy('reported_at', 'desc')
    .limit(MOST_READ)
    .execute();
  // Who reported the same thing again, after it was changed, is still one.
  const latest = new Map(rows.toReversed().map((row) => [row.reporter_id, row]));
  return [...latest.values()].map(({ network, reason, createdAt, bannedUntil, mutes }) => ({
    network,
    isDanger: reason === 'danger',
    joinedAt: toEpochMs(createdAt as DateColumn),
    isSilenced: (bannedUntil !== null && bannedUntil > now) || Number(mutes) > 0,
  }));
}

/** Forgets from which household reports came that are older than `before`. */
export function forgetNetworks(db: Db, before: number, stopping: AbortSignal): Promise<void> {
  return inBatches(async (limit) => {
    const { numUpdatedRows } = await db
      .updateTable('moderation_report')
      .set({ network: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('moderation_report')
          .select('id')
          .where('network', 'is not', null)
          .where('reported_at', '<', before)
          .limit(limit),
      )
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  }, stopping);
}

/** The reports that somebody made, by their ids, for the export. */
export function findReportsPage(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: { id: string } | null; limit: number },
): Promise<ReportRow[]> {
  return db
    .selectFrom('moderation_report')
    .selectAll()
    .where('reporter_id', '=', userId)
    .$if(last !== null, (query) => query.where('id', '>', last!.id))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** What somebody wrote with their reports goes with their account; that there was a report stays. */
export async function clearCommentsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('moderation_report')
    .set({ comment: '', network: null })
    .where('reporter_id', '=', userId)
    .execute();
}
