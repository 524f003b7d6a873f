import { type SqlBool, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Db } from '#platform/server/db/database.ts';
import { escapeLike } from '#platform/server/db/escape-like.ts';
import type { DebateRow } from './debate-store.ts';

/** Weeks that are closed, the latest first. @param terms folded; each stands somewhere in it */
export function findClosed(
  db: Db,
  { terms, limit, after }: { terms: readonly string[]; limit: number; after: TimeCursor | null },
): Promise<DebateRow[]> {
  let query = db
    .selectFrom('debate')
    .selectAll()
    .where('closed_at', 'is not', null)
    .orderBy('closes_at', 'desc')
    .limit(limit);
  if (after) query = query.where('closes_at', '<', after.at);
  for (const term of terms)
    query = query.where(sql<SqlBool>`search_text like ${`%${escapeLike(term)}%`} escape '!'`);
  return query.execute();
}
