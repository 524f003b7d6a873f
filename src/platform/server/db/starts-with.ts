import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from './database.ts';
import { engineOf } from './engine.ts';

/**
 * Finds texts by how they begin, by an index and in either case. Both engines compare bytes: in the order of a language no
 * index could say where the texts with one beginning end.
 */
// biome-ignore lint/suspicious/noExplicitAny: any schema will do
function bytesOf(db: Kysely<any>, column: string): RawBuilder<string> {
  const lower = sql<string>`lower(${sql.ref(column)})`;
  // With parentheses, as an index of an expression asks for.
  return engineOf(db) === 'postgres' ? sql`(${lower} collate "C")` : lower;
}

/** The index that `startsWith` of these columns is answered by: the last one by its beginning, those before it whole. */
export async function createBeginningIndex(
  // biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
  db: Kysely<any>,
  { index, table, columns }: { index: string; table: string; columns: readonly string[] },
): Promise<void> {
  const on = sql.join(columns.map((column) => bytesOf(db, column)));
  await sql`create index ${sql.id(index)} on ${sql.table(table)} (${on})`.execute(db);
}

/** Whether a column begins with this text, which is in lower case. */
export function startsWith(db: Db, column: string, beginning: string): Expression<SqlBool> {
  const bytes = bytesOf(db, column);
  return sql<SqlBool>`${bytes} >= ${beginning} and ${bytes} < ${`${beginning}\u{10ffff}`}`;
}

/** Whether a column is this text, which is in lower case. */
export function isText(db: Db, column: string, text: string): Expression<SqlBool> {
  return sql<SqlBool>`${bytesOf(db, column)} = ${text}`;
}

/**
 * The ways in which a typed text may stand in a column that was made lower by the database: SQLite, and PostgreSQL in some
 * locales, leave letters beyond ASCII as they are, and names begin with a large one.
 */
export function loweredForms(typed: string): string[] {
  const lower = typed.toLowerCase();
  const [first = ''] = lower;
  const large = first.toUpperCase();
  if (first <= '\u007f' || large.toLowerCase() !== first || large === first) return [lower];
  return [lower, large + lower.slice(first.length)];
}
