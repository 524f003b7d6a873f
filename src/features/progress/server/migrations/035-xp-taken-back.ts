import type { Kysely } from 'kysely';

/**
 * What a moderator hides gives back what it earned: a grant may be negative, and names the one that it reverses. Null, as in
 * all earlier rows, for a grant of its own; neither engine rewrites the table.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('xp_grant').addColumn('reverses_id', 'text').execute();
  await db.schema
    .createIndex('xp_grant_reversals')
    .on('xp_grant')
    .column('reverses_id')
    // biome-ignore lint/suspicious/noExplicitAny: a migration knows no tables
    .where('reverses_id' as any, 'is not', null)
    .execute();
}
