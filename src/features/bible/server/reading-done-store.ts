import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** When somebody marked each chapter as read for the first time, also where they have taken that back between; at most all of the Bible. */
export async function findChapterMarks(
  db: DbOrTx,
  userId: string,
): Promise<{ chapterId: string; at: number }[]> {
  const rows = await db
    .selectFrom('chapter_read as read')
    .leftJoin('chapter_read_before as before', (join) =>
      join.onRef('before.user_id', '=', 'read.user_id').onRef('before.chapter_id', '=', 'read.chapter_id'),
    )
    .select(['read.chapter_id', 'read.read_at', 'before.read_at as before_at'])
    .where('read.user_id', '=', userId)
    .execute();
  return rows.map((row) => ({ chapterId: row.chapter_id, at: Number(row.before_at ?? row.read_at) }));
}

interface Between {
  userId: string;
  /** Half-open, UTC epoch milliseconds. */
  from: number;
  before: number;
}

/** How long somebody has read in reading sessions that began then, in milliseconds. */
export async function readingTimeOf(db: DbOrTx, { userId, from, before }: Between): Promise<number> {
  const { ms } = await db
    .selectFrom('reading_session')
    .select((eb) => eb.fn.sum<number | null>('visible_ms').as('ms'))
    .where('user_id', '=', userId)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(ms ?? 0);
}

/** How many favorites, highlights (in colours with a name, too) and notes somebody has made then, and has still. */
export async function countKept(db: DbOrTx, { userId, from, before }: Between) {
  const { rows } = await sql<Record<'favorites' | 'highlights' | 'named' | 'notes', number>>`
    select
      (select count(*) from verse_favorite
        where user_id = ${userId} and created_at >= ${from} and created_at < ${before}) as favorites,
      (select count(*) from verse_highlight
        where user_id = ${userId} and created_at >= ${from} and created_at < ${before}) as highlights,
      (select count(*) from verse_highlight h
        join highlight_name n on n.user_id = h.user_id and n.color = h.color
        where h.user_id = ${userId} and h.created_at >= ${from} and h.created_at < ${before}) as named,
      (select count(*) from verse_note
        where user_id = ${userId} and created_at >= ${from} and created_at < ${before}) as notes`.execute(db);
  const { favorites, highlights, named, notes } = rows[0]!;
  return {
    favorites: Number(favorites),
    highlights: Number(highlights),
    namedHighlights: Number(named),
    notes: Number(notes),
  };
}
