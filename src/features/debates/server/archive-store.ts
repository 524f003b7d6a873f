import { type SqlBool, sql } from 'kysely';
import type { TimeCursor } from '#contract/paging.ts';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
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

/** How many claims of each of these weeks can be read: neither taken back nor hidden. */
export async function countShown(db: Db, debateIds: readonly string[]): Promise<Map<string, number>> {
  if (debateIds.length === 0) return new Map();
  const rows = await shownIn(db, debateIds).execute();
  return new Map(rows.map(({ debate_id, claims }) => [debate_id, Number(claims)]));
}

/** The query for that. */
export function shownIn(db: DbOrTx, debateIds: readonly string[]) {
  return db
    .selectFrom('debate_words')
    .select(({ fn }) => ['debate_id', fn.countAll<number>().as('claims')])
    .where('debate_id', 'in', [...debateIds])
    .where('kind', '=', 'debate-claim')
    .where('hidden_because', 'is', null)
    .groupBy('debate_id');
}
