import type { DatabaseSync } from 'node:sqlite';
import { isIndexTable } from '../text-index/index-tables.ts';
import type { SqliteValue } from './values.ts';

/** Values of the asked columns, in their order. */
export type Row = SqliteValue[];

const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

const marks = (count: number) => Array.from({ length: count }, () => '?').join(', ');

/** The rows of a table in the order of its key, `limit` at a time. */
export function* pagesOf(
  database: DatabaseSync,
  { name, columns, key }: { name: string; columns: readonly string[]; key: readonly string[] },
  limit: number,
): Generator<Row[]> {
  const select = `select ${quoted(columns)} from "${name}"`;
  const order = `order by ${quoted(key)} limit ${limit}`;
  const first = database.prepare(`${select} ${order}`);
  const next = database.prepare(`${select} where (${quoted(key)}) > (${marks(key.length)}) ${order}`);
  first.setReturnArrays(true);
  next.setReturnArrays(true);
  const places = key.map((column) => columns.indexOf(column));
  let rows = first.all() as unknown as Row[];
  while (rows.length > 0) {
    yield rows;
    const last = rows.at(-1)!;
    rows = next.all(...places.map((place) => last[place]!)) as unknown as Row[];
  }
}

/** Which of these keys have a row, each as JSON of its values. */
export function keysThere(
  database: DatabaseSync,
  { name, key }: { name: string; key: readonly string[] },
  keys: readonly Row[],
): Set<string> {
  const list = keys.map(() => `(${marks(key.length)})`).join(', ');
  const statement = database.prepare(
    `select ${quoted(key)} from "${name}" where (${quoted(key)}) in (values ${list})`,
  );
  statement.setReturnArrays(true);
  const rows = statement.all(...keys.flat()) as unknown as Row[];
  return new Set(rows.map((row) => JSON.stringify(row)));
}

/** Names of all tables but SQLite's and Kysely's own, and those of indexes. */
export function tablesIn(database: DatabaseSync): string[] {
  const rows = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
    .all() as { name: string }[];
  return rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_') && !isIndexTable(name));
}

export function columnsIn(database: DatabaseSync, table: string): string[] {
  const rows = database.prepare('select name from pragma_table_info(?)').all(table) as { name: string }[];
  return rows.map(({ name }) => name);
}

/** The names of the migrations that a database has had, in their order. */
export function migrationsIn(database: DatabaseSync): string[] {
  const rows = database.prepare('select name from kysely_migration order by name').all() as {
    name: string;
  }[];
  return rows.map(({ name }) => name);
}

/** The greatest number that a table's counting key ever gave; null where SQLite goes by the rows that there are. */
export function lastGiven(database: DatabaseSync, table: string): number | null {
  const keepsThem = database.prepare("select 1 from sqlite_master where name = 'sqlite_sequence'").get();
  if (!keepsThem) return null;
  const row = database.prepare('select seq from sqlite_sequence where name = ?').get(table);
  return (row as { seq: number } | undefined)?.seq ?? null;
}
