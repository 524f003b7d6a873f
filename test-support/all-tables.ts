import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** The tables with a column that holds a user's id. */
export async function tablesOfUsers(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter((table) => table.columns.some(({ name }) => name === 'user_id' || name === 'userId'))
    .map((table) => table.name);
}

/** Questions of the catalogue: 'truth' and 'nobody' are words in them, and nobody's name. */
const OUR_OWN_WORDS = ['question', 'about', 'positions', 'passages', 'search_text'].map(
  (column) => `debate.${column}`,
);

/** Every 'table.column' in which one of the texts stands, alone or within something longer. */
export async function rowsThatMention(db: Db, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of await db.introspection.getTables()) {
    for (const column of table.columns) {
      if (OUR_OWN_WORDS.includes(`${table.name}.${column.name}`)) continue;
      for (const text of texts) {
        const { rows } = await sql`
          select 1 from ${sql.table(table.name)}
          where cast(${sql.ref(column.name)} as text) like ${`%${text}%`} limit 1`.execute(db);
        if (rows.length > 0) found.push(`${table.name}.${column.name}`);
      }
    }
  }
  return found;
}
