import { type Kysely, sql } from 'kysely';

/** When the author of words of danger put away who helps; null: they have not. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table prayer_request add column help_put_away_at bigint`.execute(db);
}
