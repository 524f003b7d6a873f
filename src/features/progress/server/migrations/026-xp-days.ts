import type { Kysely } from 'kysely';

/** Which day of XP a grant counts on. Both stay null for earlier grants, so that neither engine rewrites the table. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('xp_grant').addColumn('xp_day', 'text').execute();
  await db.schema.alterTable('xp_grant').addColumn('xp_day_started_at', 'bigint').execute();
}
