import type { Kysely } from 'kysely';

/** What only better-auth asked for: a table that nothing used, one name made of two, and a picture that was never there. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.dropTable('verification').execute();
  for (const column of ['name', 'image']) await db.schema.alterTable('user').dropColumn(column).execute();
}
