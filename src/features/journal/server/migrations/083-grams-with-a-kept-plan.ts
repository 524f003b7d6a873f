import type { Kysely } from 'kysely';
import { renewTextIndexes } from '#platform/server/db/text-index/text-index.ts';

/** What takes a text apart on PostgreSQL was planned anew for each entry. */
export async function up(db: Kysely<never>): Promise<void> {
  await renewTextIndexes(db);
}
