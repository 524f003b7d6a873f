import { sql } from 'kysely';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';

/** How many bytes the database takes on its disk, indexes and free pages included. */
export async function databaseSize(db: Db): Promise<number> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return Number(rows[0]!.bytes);
}
