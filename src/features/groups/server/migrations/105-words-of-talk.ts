import type { Kysely } from 'kysely';

/** What posts and threads say, folded as it is searched. A server of the former version, which runs meanwhile, leaves it empty. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ['group_post', 'group_thread']) {
    await db.schema.alterTable(table).addColumn('search_text', 'text').execute();
  }
}
