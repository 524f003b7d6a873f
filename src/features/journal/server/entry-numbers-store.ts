import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';

/** An entry in numbers: its words stay where they are. */
export interface EntryNumbers {
  /** When it was written, UTC epoch milliseconds. */
  at: number;
  /** Lines with or without words, and characters. */
  lines: number;
  characters: number;
  hasMood: boolean;
  prompt: string | null;
}

/** At most `limit` of somebody's entries that were written in `[from, before)`, the first first. */
export async function findEntryNumbers(
  db: DbOrTx,
  { userId, from, before, limit }: { userId: string; from: number; before: number; limit: number },
): Promise<EntryNumbers[]> {
  const rows = await db
    .selectFrom('journal_entry')
    .select(['created_at', 'mood', 'reflection_prompt'])
    .select([
      sql<number>`length(content) - length(replace(content, ${'\n'}, '')) + 1`.as('lines'),
      sql<number>`length(content)`.as('characters'),
    ])
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: Number(row.created_at),
    lines: Number(row.lines),
    characters: Number(row.characters),
    hasMood: row.mood !== null,
    prompt: row.reflection_prompt,
  }));
}
