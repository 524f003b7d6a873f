import { type Kysely, sql } from 'kysely';

/** What was written in a group that whoever asked without a name had left is marked; null for all that was written before. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table prayer_encouragement add column asker_out integer`.execute(db);
}
