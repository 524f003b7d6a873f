import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx } from '../database.ts';
import { isUniqueViolation } from '../database-errors.ts';
import { inTransaction } from '../transaction.ts';
import { columnsIn, keysThere, lastGiven, pagesOf, type Row, tablesIn } from './sqlite-rows.ts';
import { type TargetTable, targetTables } from './target-tables.ts';
import { comparable, convertValue } from './values.ts';

/** Rows of one statement and one transaction: below PostgreSQL's 65,535 parameters with 130 columns. */
const PAGE = 500;

/** What was found of a table. */
export interface CopiedTable {
  name: string;
  rows: number;
  /** Rows that were not there, or differed. */
  written: number;
  /** Rows that the source no longer has. */
  removed: number;
}

/** A row that is on its way: its values as PostgreSQL takes them, and all of them as one text. */
interface Travelling {
  values: unknown[];
  text: string;
  key: string;
}

/**
 * Makes the rows of PostgreSQL those of SQLite. What is there and equal is only compared, so a copy that was interrupted
 * goes on, and one that was made a while ago takes over what changed. Each page is a transaction of its own.
 * `source` has to be in a transaction, so that rows of different tables belong together.
 * @throws Error when the tables are not the same on both sides, or for a value that PostgreSQL cannot keep
 */
export async function copyTables(
  source: DatabaseSync,
  target: Db,
  copied: (table: CopiedTable) => void,
): Promise<void> {
  const tables = await checkedTables(source, target);
  // Rows that are gone may hold a unique value which another row has now: they go first, children before parents.
  const removed = new Map<string, number>();
  for (const table of tables.toReversed()) removed.set(table.name, await removeGone(source, target, table));
  for (const table of tables) {
    const { rows, written } = await copyTable(source, target, table).catch(async (error: unknown) => {
      if (!isUniqueViolation(error)) throw error;
      // Two rows have exchanged a unique value since the last copy. Empty tables take the rows in any order.
      for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(target);
      return { rows: -1, written: 0 };
    });
    if (rows < 0) return copyTables(source, target, copied);
    if (table.counting) await continueCounting(source, target, table.name, table.counting);
    copied({ name: table.name, rows, written, removed: removed.get(table.name) ?? 0 });
  }
}

/** What a table is on both sides. */
export interface ComparedTable {
  name: string;
  rows: number;
  /** SHA-256 of all its rows, the same on both sides. */
  sha256: string;
}

/**
 * Reads every row on both sides once more.
 * @throws Error that names the first table which differs
 */
export async function compareTables(source: DatabaseSync, target: Db): Promise<ComparedTable[]> {
  const compared: ComparedTable[] = [];
  for (const table of await checkedTables(source, target)) {
    const [here, there] = [createHash('sha256'), createHash('sha256')];
    let rows = 0;
    for (const page of pagesOf(source, namesOf(table), PAGE)) {
      const travelling = page.map((row) => travellingRow(table, row));
      const present = await presentRows(target, table, travelling);
      for (const { key, text } of travelling) {
        here.update(`${text}\n`);
        there.update(`${present.get(key) ?? ''}\n`);
      }
      rows += page.length;
    }
    const sha256 = here.digest('hex');
    const count = await countOf(target, table.name);
    if (there.digest('hex') !== sha256 || count !== rows) {
      throw new Error(`${table.name} differs after it was copied: ${rows} rows here, ${count} there.`);
    }
    compared.push({ name: table.name, rows, sha256 });
  }
  return compared;
}

/** The tables of the target, which have to be those of the source, with the same columns. */
async function checkedTables(source: DatabaseSync, target: Db): Promise<TargetTable[]> {
  const tables = await targetTables(target);
  const names = (list: readonly string[]) => list.toSorted().join(', ');
  const pairs = [['the tables', names(tablesIn(source)), names(tables.map(({ name }) => name))]];
  for (const { name, columns } of tables) {
    pairs.push([name, names(columnsIn(source, name)), names(columns.map((column) => column.name))]);
  }
  for (const [what, here, there] of pairs) {
    if (here !== there) throw new Error(`${what} differ: ${here} here, ${there} in PostgreSQL.`);
  }
  const without = tables.find(({ key }) => key.length === 0);
  if (without) throw new Error(`${without.name} has no primary key.`);
  return tables;
}

async function copyTable(source: DatabaseSync, target: Db, table: TargetTable) {
  let rows = 0;
  let written = 0;
  for (const page of pagesOf(source, namesOf(table), PAGE)) {
    const travelling = page.map((row) => travellingRow(table, row));
    const present = await presentRows(target, table, travelling);
    const differing = travelling.filter(({ key, text }) => present.get(key) !== text);
    // Changes before new rows: what a change sets free, a new row may have taken.
    const ordered = differing.toSorted((a, b) => Number(present.has(b.key)) - Number(present.has(a.key)));
    if (ordered.length > 0) await inTransaction(target, (tx) => write(tx, table, ordered));
    rows += page.length;
    written += ordered.length;
  }
  return { rows, written };
}

function namesOf({ name, columns, key }: TargetTable) {
  return { name, key, columns: columns.map((column) => column.name) };
}

function travellingRow(table: TargetTable, row: Row): Travelling {
  const values = row.map((value, i) => {
    const column = table.columns[i]!;
    try {
      return convertValue(value, column.type);
    } catch (error) {
      const key = JSON.stringify(keyOf(table, row));
      throw new Error(`${table.name}.${column.name} of ${key}: ${(error as Error).message}.`);
    }
  });
  return { values, text: textOf(table, values), key: JSON.stringify(keyOf(table, values)) };
}

function textOf({ columns }: TargetTable, values: readonly unknown[]): string {
  return values.map((value, i) => comparable(value, columns[i]!.type)).join(',');
}

function keyOf<T>({ columns, key }: TargetTable, values: readonly T[]): T[] {
  return key.map((name) => values[columns.findIndex((column) => column.name === name)]!);
}

/** The rows that the target has under the keys of these, as text by key. */
async function presentRows(
  db: Db,
  table: TargetTable,
  rows: readonly Travelling[],
): Promise<Map<string, string>> {
  const keys = rows.map(({ values }) => tuple(keyOf(table, values)));
  const found = await sql<Record<string, unknown>>`
    select * from ${sql.table(table.name)}
    where (${columnList(table.key)}) in (${sql.join(keys)})`.execute(db);
  return new Map(
    found.rows.map((row) => {
      const values = table.columns.map(({ name }) => row[name]);
      return [JSON.stringify(keyOf(table, values)), textOf(table, values)];
    }),
  );
}

async function write(
  db: DbOrTx,
  { name, columns, key }: TargetTable,
  rows: readonly Travelling[],
): Promise<void> {
  const all = columns.map((column) => column.name);
  const others = all.filter((column) => !key.includes(column));
  const update = others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`);
  const onConflict = others.length === 0 ? sql`do nothing` : sql`do update set ${sql.join(update)}`;
  await sql`
    insert into ${sql.table(name)} (${columnList(all)})
    values ${sql.join(rows.map(({ values }) => tuple(values)))}
    on conflict (${columnList(key)}) ${onConflict}`.execute(db);
}

/** Removes the rows of a table that the source does not have. */
async function removeGone(source: DatabaseSync, target: Db, table: TargetTable): Promise<number> {
  const { name, key } = table;
  let removed = 0;
  for (let after: Row | null = null; ; ) {
    const beyond: RawBuilder<unknown> = after ? sql`where (${columnList(key)}) > ${tuple(after)}` : sql``;
    const { rows } = await sql<Record<string, Row[number]>>`
      select ${columnList(key)} from ${sql.table(name)} ${beyond}
      order by ${columnList(key)} limit ${PAGE}`.execute(target);
    if (rows.length === 0) return removed;
    const keys = rows.map((row) => key.map((column) => row[column]!));
    after = keys.at(-1)!;
    const there = keysThere(source, table, keys);
    const gone = keys.filter((values) => !there.has(JSON.stringify(values)));
    if (gone.length === 0) continue;
    await sql`delete from ${sql.table(name)} where (${columnList(key)}) in (${sql.join(gone.map(tuple))})`.execute(
      target,
    );
    removed += gone.length;
  }
}

/**
 * What counts up goes on after the highest that was copied, or that SQLite ever gave where it gives none twice: the rows
 * may be swept, and browsers remember their numbers.
 */
async function continueCounting(source: DatabaseSync, db: Db, table: string, column: string): Promise<void> {
  const given = lastGiven(source, table);
  await sql`
    select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce(greatest(max(${sql.ref(column)}), ${given}::bigint), 1),
      coalesce(max(${sql.ref(column)}), ${given}::bigint) is not null)
    from ${sql.table(table)}`.execute(db);
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]!.count;
}

function columnList(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

function tuple(values: readonly unknown[]): RawBuilder<unknown> {
  return sql`(${sql.join(values.map((value) => sql`${value}`))})`;
}
