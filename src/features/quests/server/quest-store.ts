import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { QuestDoneTable, QuestDrawTable } from './quest-tables.ts';

/** More than two weeks with their days, so that the last week is among them. */
const LATEST = 20;

const latestDraws = prepared((db) =>
  db.selectFrom('quest_draw').selectAll().where('user_id', '=', '').orderBy('date', 'desc').limit(1),
);

/** What somebody was told last, the newest first. */
export async function findDraws(db: DbOrTx, userId: string): Promise<QuestDrawTable[]> {
  const rows = await latestDraws(db, [userId, LATEST]);
  return rows.map((row) => ({
    ...row,
    started_at: Number(row.started_at),
    ends_at: Number(row.ends_at),
    settled_at: row.settled_at === null ? null : Number(row.settled_at),
  }));
}

const doneSince = prepared((db) =>
  db.selectFrom('quest_done').selectAll().where('user_id', '=', '').where('date', '>=', ''),
);

/** What somebody has done of the days and weeks from a date on. */
export async function findDone(db: DbOrTx, userId: string, since: string): Promise<QuestDoneTable[]> {
  const rows = await doneSince(db, [userId, since]);
  return rows.map((row) => ({ ...row, done_at: Number(row.done_at) }));
}

/** Keeps what was told; what is kept already stays, unless it is a day that asked nothing until its rest was ended. */
export async function createDraw(tx: Tx, draw: QuestDrawTable): Promise<void> {
  await tx
    .insertInto('quest_draw')
    .values(draw)
    .onConflict((oc) =>
      oc.columns(['user_id', 'date', 'span']).doUpdateSet(draw).where('quest_draw.quests', '=', ''),
    )
    .execute();
}

export async function createDone(tx: Tx, done: QuestDoneTable): Promise<void> {
  await tx.insertInto('quest_done').values(done).execute();
}

/** A day or week is over, and was looked at for the last time. */
export async function settleDraw(
  tx: Tx,
  { user_id, date, span }: Pick<QuestDrawTable, 'user_id' | 'date' | 'span'>,
  now: number,
): Promise<void> {
  await tx
    .updateTable('quest_draw')
    .set({ settled_at: now })
    .where('user_id', '=', user_id)
    .where('date', '=', date)
    .where('span', '=', span)
    .execute();
}

/** How many quests somebody has done. */
export async function findQuestsDone(db: DbOrTx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('quest_done')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of what somebody was told, oldest first. */
export function findDrawsAfter(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: QuestDrawTable | null; limit: number },
): Promise<QuestDrawTable[]> {
  let query = db.selectFrom('quest_draw').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('date', 'span'), '>', eb.tuple(last.date, last.span)));
  }
  return query.orderBy('date').orderBy('span').limit(limit).execute();
}

/** A page of what somebody has done, oldest first. */
export function findDoneAfter(
  db: DbOrTx,
  { userId, last, limit }: { userId: string; last: QuestDoneTable | null; limit: number },
): Promise<QuestDoneTable[]> {
  let query = db.selectFrom('quest_done').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('date', 'quest_id'), '>', eb.tuple(last.date, last.quest_id)));
  }
  return query.orderBy('date').orderBy('quest_id').limit(limit).execute();
}
