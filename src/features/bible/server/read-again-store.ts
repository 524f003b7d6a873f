import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { ChapterReadAgainTable } from './bible-tables.ts';

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

/** Notes that a chapter was read once more on a day. @throws a unique violation when it was noted for that day before. */
export async function createReadAgain(tx: Tx, row: ChapterReadAgainTable): Promise<void> {
  await tx.insertInto('chapter_read_again').values(row).execute();
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
 * Each time that somebody has read a chapter since then (UTC epoch ms), the first time and once a day after it. Not more than they
 * themselves have marked.
 */
export async function findReadingsSince(
  db: DbOrTx,
  userId: string,
  since: number,
): Promise<{ chapterId: string; readAt: number }[]> {
  const rows = await db
    .selectFrom('chapter_read')
    .select(['chapter_id', 'read_at'])
    .where('user_id', '=', userId)
    .where('read_at', '>=', since)
    .unionAll((eb) =>
      eb
        .selectFrom('chapter_read_again')
        .select(['chapter_id', 'read_at'])
        .where('user_id', '=', userId)
        .where('read_at', '>=', since),
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
