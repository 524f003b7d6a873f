import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { ChapterReadAgainTable, ChapterReadBeforeTable } from './bible-tables.ts';

const latest = prepared((db) =>
  db
    .selectFrom('chapter_read_again')
    .selectAll()
    .where('user_id', '=', '')
    .where('chapter_id', '=', '')
    .orderBy('read_at', 'desc')
    .limit(1),
);

/** The last time that somebody read a chapter once more; undefined where they did not. */
export async function findLatestReadAgain(
  tx: Tx,
  userId: string,
  chapterId: string,
): Promise<ChapterReadAgainTable | undefined> {
  const [row] = await latest(tx, [userId, chapterId, 1]);
  return row && { ...row, read_at: Number(row.read_at) };
}

/** Notes that a chapter was read once more on a day; what was noted for that day before stays. */
export async function createReadAgain(tx: Tx, row: ChapterReadAgainTable): Promise<void> {
  await tx
    .insertInto('chapter_read_again')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps when a chapter was marked first that is taken back now; of several times the earliest. */
export async function createReadBefore(tx: Tx, row: ChapterReadBeforeTable): Promise<void> {
  await tx
    .insertInto('chapter_read_before')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteReadAgain(tx: Tx, row: ChapterReadAgainTable): Promise<void> {
  await tx
    .deleteFrom('chapter_read_again')
    .where('user_id', '=', row.user_id)
    .where('chapter_id', '=', row.chapter_id)
    .where('day', '=', row.day)
    .execute();
}

/**
 * Each time that somebody has marked a chapter in a span (UTC epoch ms, half-open), the first time and once a day after it; all that
 * they ever have, where a side of it is open.
 */
export async function findReadings(
  db: DbOrTx,
  userId: string,
  { start = 0, end = Number.MAX_SAFE_INTEGER }: { start?: number; end?: number } = {},
): Promise<{ chapterId: string; readAt: number }[]> {
  const rows = await db
    .selectFrom('chapter_read')
    .select(['chapter_id', 'read_at'])
    .where('user_id', '=', userId)
    .where('read_at', '>=', start)
    .where('read_at', '<', end)
    .unionAll((eb) =>
      eb
        .selectFrom('chapter_read_again')
        .select(['chapter_id', 'read_at'])
        .where('user_id', '=', userId)
        .where('read_at', '>=', start)
        .where('read_at', '<', end),
    )
    .execute();
  return rows.map((row) => ({ chapterId: row.chapter_id, readAt: Number(row.read_at) }));
}

/** At most `limit` of the times that somebody has read a chapter once more, by chapter and day: those after `last`, or the first. */
export function findReadAgainAfter(
  db: Db,
  wanted: { userId: string; last: ChapterReadAgainTable | null; limit: number },
): Promise<ChapterReadAgainTable[]> {
  const { userId, last, limit } = wanted;
  let query = db.selectFrom('chapter_read_again').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) =>
      eb(eb.refTuple('chapter_id', 'day'), '>', eb.tuple(last.chapter_id, last.day)),
    );
  }
  return query.orderBy('chapter_id').orderBy('day').limit(limit).execute();
}

/** At most `limit` of the chapters that somebody had marked and taken back, by chapter. */
export function findReadBeforeAfter(
  db: Db,
  wanted: { userId: string; last: ChapterReadBeforeTable | null; limit: number },
): Promise<ChapterReadBeforeTable[]> {
  return db
    .selectFrom('chapter_read_before')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('chapter_id', '>', wanted.last?.chapter_id ?? '')
    .orderBy('chapter_id')
    .limit(wanted.limit)
    .execute();
}
