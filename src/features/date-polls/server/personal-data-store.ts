import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { hold } from '#platform/server/db/engine.ts';

interface OldestFirst<Last> {
  userId: string;
  last: Last | null;
  limit: number;
}

/** The query for the polls that somebody made, oldest first. */
export function datePollsForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ id: string; createdAt: number }>,
) {
  let query = db
    .selectFrom('date_poll')
    .select([
      'id',
      'group_id as groupId',
      'title',
      'minutes',
      'timezone',
      'hidden_because as hidden',
      'decided_start as decided',
      'decided_at as decidedAt',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(last.createdAt, last.id)));
  }
  return query.orderBy('created_at').orderBy('id').limit(limit);
}

/** The query for what somebody has said of dates, oldest first. */
export function dateAnswersForExport(
  db: DbOrTx,
  { userId, last, limit }: OldestFirst<{ dateId: string; answeredAt: number }>,
) {
  let query = db
    .selectFrom('date_poll_answer')
    .innerJoin('date_poll_date', 'date_poll_date.id', 'date_poll_answer.date_id')
    .innerJoin('date_poll', 'date_poll.id', 'date_poll_answer.poll_id')
    .select([
      'date_poll_answer.date_id as dateId',
      'date_poll_date.local_start as begins',
      'date_poll.timezone',
      'date_poll_answer.answer',
      'date_poll_answer.answered_at as answeredAt',
    ])
    // Others' words that are hidden are not read in an export either.
    .select(
      sql<string>`case when date_poll.hidden_because is null or date_poll.user_id = ${userId}
        then date_poll.title else '' end`.as('title'),
    )
    .where('date_poll_answer.user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('date_poll_answer.answered_at', 'date_poll_answer.date_id'),
        '>',
        eb.tuple(last.answeredAt, last.dateId),
      ),
    );
  }
  return query.orderBy('date_poll_answer.answered_at').orderBy('date_poll_answer.date_id').limit(limit);
}

/** The groups in which somebody asks for a date, always in one order. */
export async function groupsWithDatePollsOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('date_poll')
    .select('group_id')
    .distinct()
    .where('user_id', '=', userId)
    .orderBy('group_id')
    .execute();
  return rows.map(({ group_id }) => group_id);
}

/** Holds the polls of somebody until the transaction ends: whoever answers one waits. */
export async function holdDatePollsOf(tx: Tx, userId: string): Promise<void> {
  const theirs = tx.selectFrom('date_poll').select('id').where('user_id', '=', userId);
  await hold(theirs.orderBy('id'), tx).execute();
}

/** Gives polls of somebody in a group to somebody else. */
export async function handOverDatePolls(
  tx: Tx,
  groupId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('date_poll')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('group_id', '=', groupId)
    .execute();
}
