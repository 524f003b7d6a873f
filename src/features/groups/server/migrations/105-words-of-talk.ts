import type { Kysely } from 'kysely';

/**
 * What posts and threads say, folded as it is searched, and of a post when it said so: its `deleted_at`, `edited_at` or `created_at`. A
 * server of the former version, which may run meanwhile, writes neither; by the time it is known which posts it has written or changed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['group_post', 'group_thread']) {
    await db.schema.alterTable(table).addColumn('search_text', 'text').execute();
  }
  await db.schema.alterTable('group_post').addColumn('search_of', 'bigint').execute();
}
