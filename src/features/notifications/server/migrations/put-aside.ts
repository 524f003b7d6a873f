import type { Kysely } from 'kysely';

/**
 * Since when a notification has nothing to say; null in earlier rows, so that neither engine rewrites the table. Two
 * versions gave this step two numbers, 063 and 069. Whichever an installation has run, the other finds the column there.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const tables = await db.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'notification')?.columns ?? [];
  if (columns.some(({ name }) => name === 'put_aside_at')) return;
  await db.schema.alterTable('notification').addColumn('put_aside_at', 'bigint').execute();
}
