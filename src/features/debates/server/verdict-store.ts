import type { Selectable } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DebateVerdictTable } from './debates-tables.ts';

export type VerdictRow = Selectable<DebateVerdictTable>;

export async function saveVerdict(tx: Tx, row: VerdictRow): Promise<void> {
  const { verdict, as_moderator, words_id, judged_at } = row;
  await tx
    .insertInto('debate_verdict')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['statement_id', 'user_id']).doUpdateSet({ verdict, as_moderator, words_id, judged_at }),
    )
    .execute();
}

export function findVerdict(
  db: DbOrTx,
  statementId: string,
  userId: string,
): Promise<VerdictRow | undefined> {
  return db
    .selectFrom('debate_verdict')
    .selectAll()
    .where('statement_id', '=', statementId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The statement that a line of how to put it differently is about. */
export async function findStatementIdOfLine(db: DbOrTx, wordsId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('debate_verdict')
    .select('statement_id')
    .where('words_id', '=', wordsId)
    .executeTakeFirst();
  return row?.statement_id;
}

/** How a statement was received by those who spoke before `until`: by who holds it, and by moderators. */
export async function countFair(
  db: DbOrTx,
  statementId: string,
  until: number,
): Promise<{ fair: number; byModerator: number }> {
  const rows = await verdictsOn(db, statementId).execute();
  const fair = rows.filter(({ verdict, judged_at }) => verdict === 'fair' && judged_at < until);
  const byModerator = fair.filter(({ as_moderator }) => as_moderator === 1).length;
  return { fair: fair.length - byModerator, byModerator };
}

/** Few: those who hold a position, and took the time. */
export function verdictsOn(db: DbOrTx, statementId: string) {
  return db
    .selectFrom('debate_verdict')
    .select(['verdict', 'as_moderator', 'judged_at'])
    .where('statement_id', '=', statementId)
    .limit(1000);
}

/** How those who hold it would put it, where that can be read. */
export function linesOn(db: DbOrTx, statementId: string, { now, limit }: { now: number; limit: number }) {
  return db
    .selectFrom('debate_verdict')
    .innerJoin('debate_words', 'debate_words.id', 'debate_verdict.words_id')
    .select(['debate_words.id', 'debate_words.text'])
    .where('debate_verdict.statement_id', '=', statementId)
    .where('debate_words.hidden_because', 'is', null)
    .where('debate_words.seen_from', '<=', now)
    .orderBy('debate_words.id')
    .limit(limit);
}

/**
 * Statements of these positions that somebody may judge, those without their word first, with the line that they wrote.
 * @param userId whose own are left out
 */
export function statementsOf(
  db: DbOrTx,
  {
    debateId,
    positions,
    userId,
    now,
    limit,
  }: { debateId: string; positions: readonly string[]; userId: string; now: number; limit: number },
) {
  return db
    .selectFrom('debate_words as words')
    .leftJoin('debate_verdict as verdict', (join) =>
      join.onRef('verdict.statement_id', '=', 'words.id').on('verdict.user_id', '=', userId),
    )
    .leftJoin('debate_words as line', 'line.id', 'verdict.words_id')
    .select([
      'words.id',
      'words.position',
      'words.text',
      'words.cites',
      'words.found_fair_at',
      'verdict.verdict',
      'line.text as myLine',
    ])
    .where('words.debate_id', '=', debateId)
    .where('words.kind', '=', 'debate-other-side')
    .where('words.position', 'in', positions)
    .where('words.user_id', '<>', userId)
    .where('words.hidden_because', 'is', null)
    .where('words.seen_from', '<=', now)
    .orderBy((eb) => eb.case().when('verdict.verdict', 'is', null).then(0).else(1).end())
    .orderBy('words.id')
    .limit(limit);
}
