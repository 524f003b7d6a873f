import type { Kysely } from 'kysely';

/** A browser is chosen for the reminder, for what is new, or for both. Until then there was the reminder alone. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('push_device')
    .addColumn('for_reminder', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .alterTable('push_device')
    .addColumn('for_news', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}
