import type { Selectable } from 'kysely';
import { notAmongBannedForGood } from '#features/people/server/for-other-features.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DateAnswer } from '../date-polls.rules.ts';
import type { DatePollAnswerTable } from './date-polls-tables.ts';

export type DateAnswerRow = Selectable<DatePollAnswerTable>;

/** The query for all that was said of a poll's dates, by person; at most twelve for each of its group's people. */
export function answersOf(db: DbOrTx, pollId: string) {
  return db
    .selectFrom('date_poll_answer')
    .selectAll()
    .where('poll_id', '=', pollId)
    .orderBy('user_id')
    .orderBy('date_id');
}

/** The query for those of them that count: of whoever is banned for good none does, for they would not come. */
export function countedAnswersOf(db: DbOrTx, pollId: string) {
  return answersOf(db, pollId).where((eb) => notAmongBannedForGood(eb, 'user_id'));
}

/** The query for how many people have answered each of these polls; whoever is banned for good is not counted. */
export function answeredCounts(db: DbOrTx, pollIds: readonly string[]) {
  return db
    .selectFrom('date_poll_answer')
    .select('poll_id')
    .select((eb) => eb.fn.count<number>('user_id').distinct().as('people'))
    .where('poll_id', 'in', [...pollIds])
    .where((eb) => notAmongBannedForGood(eb, 'user_id'))
    .groupBy('poll_id');
}

/** The query for the dates of these polls of which somebody has said whether they suit. */
export function datesAnsweredBy(db: DbOrTx, pollIds: readonly string[], userId: string) {
  return db
    .selectFrom('date_poll_answer')
    .select(['poll_id', 'date_id'])
    .where('poll_id', 'in', [...pollIds])
    .where('user_id', '=', userId);
}

/** Keeps what somebody says of a date; said again it replaces what they said before. */
export async function saveDateAnswer(
  tx: Tx,
  {
    pollId,
    dateId,
    userId,
    answer,
    now,
  }: { pollId: string; dateId: string; userId: string; answer: DateAnswer; now: number },
): Promise<void> {
  const said = { answer, answered_at: now };
  await tx
    .insertInto('date_poll_answer')
    .values({ poll_id: pollId, date_id: dateId, user_id: userId, ...said })
    .onConflict((oc) => oc.columns(['poll_id', 'user_id', 'date_id']).doUpdateSet(said))
    .execute();
}

/** Takes back what somebody has said of dates that a group is still looking for. */
export async function deleteAnswersIn(tx: Tx, groupId: string, userId: string): Promise<void> {
  await tx
    .deleteFrom('date_poll_answer')
    .where('user_id', '=', userId)
    .where('poll_id', 'in', (eb) =>
      eb.selectFrom('date_poll').select('id').where('group_id', '=', groupId).where('decided_at', 'is', null),
    )
    .execute();
}
