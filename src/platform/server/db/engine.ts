import { type ColumnDataType, type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from './database.ts';

export type Engine = 'sqlite' | 'postgres';

// biome-ignore lint/suspicious/noExplicitAny: any schema will do
export function engineOf(db: Kysely<any>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';
}

/** Column types of the first tables of accounts, which differ by engine; later tables count milliseconds. */
// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export function authColumnTypes(db: Kysely<any>): { date: ColumnDataType; boolean: ColumnDataType } {
  return engineOf(db) === 'postgres'
    ? { date: 'timestamptz', boolean: 'boolean' }
    : { date: 'text', boolean: 'integer' };
}

/** Type of a primary key column that counts up by itself, in the order of inserts. */
// biome-ignore lint/suspicious/noExplicitAny: migrations know no schema
export function countingColumnType(db: Kysely<any>): ColumnDataType {
  return engineOf(db) === 'postgres' ? 'bigserial' : 'integer';
}

/**
 * Rows that another transaction holds are left out instead of waited for; the others are held. SQLite's transactions
 * take turns, so none of its rows is ever held.
 */
export function passOverHeld<D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  db: Db,
): SelectQueryBuilder<D, T, R> {
  return engineOf(db) === 'sqlite' ? query : query.forUpdate().skipLocked();
}

/**
 * The rows that are read cannot be deleted until the transaction ends, so that rows may point to them. SQLite's
 * transactions take turns, so nothing of theirs is ever deleted meanwhile.
 *
 * @param of the table whose rows stay, where the query joins others
 */
export function keepThere<D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  tx: Tx,
  of?: T & string,
): SelectQueryBuilder<D, T, R> {
  if (engineOf(tx) === 'sqlite') return query;
  return of === undefined ? query.forKeyShare() : query.forKeyShare(of);
}

/** As `keepThere`, but rows that are being deleted at this moment are left out instead of waited for. */
export function keepThosePresent<D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  tx: Tx,
): SelectQueryBuilder<D, T, R> {
  return engineOf(tx) === 'sqlite' ? query : query.forKeyShare().skipLocked();
}

/**
 * The rows that are read are held until the transaction ends: whoever wants to change them waits, rows may point to them
 * meanwhile. SQLite's transactions take turns anyway.
 */
export function hold<D, T extends keyof D, R>(
  query: SelectQueryBuilder<D, T, R>,
  tx: Tx,
): SelectQueryBuilder<D, T, R> {
  return engineOf(tx) === 'sqlite' ? query : query.forNoKeyUpdate();
}

/**
 * Holds names until the transaction ends: a transaction that asks for one of them has to wait. Use it to count things
 * that have no row to hold. SQLite needs nothing here, because its transactions run one after another.
 */
export async function lockNames(tx: Tx, names: readonly string[]): Promise<void> {
  if (engineOf(tx) === 'sqlite') return;
  // Always in the same order; otherwise two transactions could wait for each other.
  for (const name of names.toSorted()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
  }
}
