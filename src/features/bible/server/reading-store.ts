import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { ChapterReadTable, ReadingSessionTable } from './bible-tables.ts';

export type ReadingSessionRow = ReadingSessionTable;

export function findOpenReadingSession(db: DbOrTx, userId: string): Promise<ReadingSessionRow | undefined> {
  return db
    .selectFrom('reading_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function findReadingSession(
  db: DbOrTx,
  userId: string,
  id: string,
): Promise<ReadingSessionRow | undefined> {
  return db
    .selectFrom('reading_session')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function createReadingSession(tx: Tx, row: ReadingSessionRow): Promise<void> {
  await tx.insertInto('reading_session').values(row).execute();
}

/** Writes what may change of a reading session: its time, its end and what it earned. */
export async function updateReadingSession(tx: Tx, row: ReadingSessionRow): Promise<void> {
  const { visible_ms, last_seen_at, ended_at, xp_earned } = row;
  await tx
    .updateTable('reading_session')
    .set({ visible_ms, last_seen_at, ended_at, xp_earned })
    .where('id', '=', row.id)
    .execute();
}

/** Open reading sessions whose page last spoke before `seenBefore`, at most 500 of them. */
export function findSilentReadingSessions(
  db: Db,
  seenBefore: number,
): Promise<Pick<ReadingSessionRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('reading_session')
    .select(['id', 'user_id'])
    .where('ended_at', 'is', null)
    .where('last_seen_at', '<', seenBefore)
    .limit(500)
    .execute();
}

/** Ids of the chapters that somebody has read ('JHN.3'). */
export async function findChaptersRead(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('chapter_read')
    .select('chapter_id')
    .where('user_id', '=', userId)
    .orderBy('chapter_id')
    .execute();
  return rows.map((row) => row.chapter_id);
}

const chapterRead = prepared((db) =>
  db.selectFrom('chapter_read').select('read_at').where('user_id', '=', '').where('chapter_id', '=', ''),
);

/** When somebody read a chapter for the first time (UTC epoch ms); undefined where they have not. */
export async function findFirstReadAt(
  tx: Tx,
  userId: string,
  chapterId: string,
): Promise<number | undefined> {
  const [row] = await chapterRead(tx, [userId, chapterId]);
  return row && Number(row.read_at);
}

const insertion = prepared((db) =>
  db.insertInto('chapter_read').values({ user_id: '', chapter_id: '', xp_earned: 0, read_at: 0 }),
);

/** Notes that a chapter was read for the first time. @throws a unique violation when it was noted before. */
export async function createChapterRead(
  tx: Tx,
  read: { userId: string; chapterId: string; xpEarned: number; now: number },
): Promise<void> {
  await insertion(tx, [read.userId, read.chapterId, read.xpEarned, read.now]);
}

export async function deleteChapterRead(tx: Tx, userId: string, chapterId: string): Promise<void> {
  await tx
    .deleteFrom('chapter_read')
    .where('user_id', '=', userId)
    .where('chapter_id', '=', chapterId)
    .execute();
}

/** At most `limit` of a reader's reading sessions, oldest first: those after `last`, or the first. */
export function findReadingSessionsAfter(
  db: Db,
  wanted: { userId: string; last: ReadingSessionRow | null; limit: number },
): Promise<ReadingSessionRow[]> {
  const { userId, last, limit } = wanted;
  let query = db.selectFrom('reading_session').selectAll().where('user_id', '=', userId);
  if (last) {
    query = query.where((eb) => eb(eb.refTuple('started_at', 'id'), '>', eb.tuple(last.started_at, last.id)));
  }
  return query.orderBy('started_at').orderBy('id').limit(limit).execute();
}

/** At most `limit` of the chapters that somebody has read, by their ids: those after `last`, or the first. */
export function findChaptersReadAfter(
  db: Db,
  wanted: { userId: string; last: ChapterReadTable | null; limit: number },
): Promise<ChapterReadTable[]> {
  return db
    .selectFrom('chapter_read')
    .selectAll()
    .where('user_id', '=', wanted.userId)
    .where('chapter_id', '>', wanted.last?.chapter_id ?? '')
    .orderBy('chapter_id')
    .limit(wanted.limit)
    .execute();
}
