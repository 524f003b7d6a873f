import { type Kysely, sql } from 'kysely';
import { createIndexConcurrently } from '#platform/server/db/concurrent-index.ts';
import { engineOf } from '#platform/server/db/engine.ts';

export const outsideTransaction = true;

/**
 * The verses that an entry is about, and their chapter; null for all that was written before, so that neither engine rewrites the
 * table. And an index of days with moods: a year of somebody's moods read every entry, words and all.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ['passage', 'passage_chapter']) await addText(db, column);
  await createIndexConcurrently(db, {
    index: 'journal_entry_of_chapter',
    table: 'journal_entry',
    on: ['user_id', 'passage_chapter', 'created_at', 'id'],
    where: sql`passage_chapter is not null`,
  });
  await createIndexConcurrently(db, {
    index: 'journal_entry_by_day',
    table: 'journal_entry',
    on: ['user_id', 'local_date', 'id', 'mood'],
  });
}

/** Adds the column, unless a try that was killed has added it. */
async function addText(db: Kysely<never>, column: string): Promise<void> {
  if (engineOf(db) === 'postgres') {
    await sql`alter table journal_entry add column if not exists ${sql.id(column)} text`.execute(db);
    return;
  }
  const { rows } = await sql`select 1 from pragma_table_info('journal_entry') where name = ${column}`.execute(
    db,
  );
  if (rows.length === 0) await sql`alter table journal_entry add column ${sql.id(column)} text`.execute(db);
}
