import { type Kysely, type RawBuilder, sql } from 'kysely';
import { engineOf } from './engine.ts';

/**
 * Makes an index without keeping writers waiting, for a step of the schema that says `outsideTransaction`. May be run
 * again: an index that a killed try has left unfinished, which PostgreSQL keeps up but never uses, is dropped first.
 * On SQLite it is an index like any other.
 */
export async function createIndexConcurrently(
  // biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
  db: Kysely<any>,
  {
    index,
    table,
    on: parts,
    using = 'btree',
    options,
    where,
  }: {
    index: string;
    table: string;
    on: readonly (string | RawBuilder<unknown>)[];
    /** PostgreSQL's kind of index, and its settings. */
    using?: 'btree' | 'gin';
    options?: string;
    /** Which rows are in it; all of them unless told. */
    where?: RawBuilder<unknown>;
  },
): Promise<void> {
  const rowsOf = where ? sql` where ${where}` : sql``;
  const columns = parts.map((part) => (typeof part === 'string' ? sql.ref(part) : part));
  if (engineOf(db) === 'sqlite') {
    const on = sql`${sql.table(table)} (${sql.join(columns)})`;
    await sql`create index if not exists ${sql.id(index)} on ${on}${rowsOf}`.execute(db);
    return;
  }
  const { rows } = await sql`
    select 1 from pg_index join pg_class on pg_class.oid = pg_index.indexrelid
    where pg_class.relname = ${index} and pg_table_is_visible(pg_class.oid) and not pg_index.indisvalid`.execute(
    db,
  );
  if (rows.length > 0) await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db);
  const built = sql`${sql.table(table)} using ${sql.raw(using)} (${sql.join(columns)})`;
  const settings = options ? sql` with (${sql.raw(options)})` : sql``;
  await sql`create index concurrently if not exists ${sql.id(index)} on ${built}${settings}${rowsOf}`.execute(
    db,
  );
}

/** Drops an index in such a step, if it is there, without keeping writers waiting. */
// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export async function dropIndexConcurrently(db: Kysely<any>, index: string): Promise<void> {
  const how = engineOf(db) === 'sqlite' ? sql`drop index if exists` : sql`drop index concurrently if exists`;
  await sql`${how} ${sql.id(index)}`.execute(db);
}
