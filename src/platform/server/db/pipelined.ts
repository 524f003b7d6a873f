import type { CompiledQuery, DatabaseConnection } from 'kysely';
import type { Db, DbOrTx } from './database.ts';
import { engineOf } from './engine.ts';

/*
 * PostgreSQL answers the statements of one connection in their order, so several can be on their way at once: that is one
 * round trip instead of one for each. `pg` does so with `pipeline: true`.
 */

type Results<P extends readonly unknown[]> = { -readonly [K in keyof P]: Awaited<P[K]> };

/**
 * The results of statements that do not need each other's. They run in this order, and on PostgreSQL in one round trip, if
 * they are `prepared` ones of a transaction. When one fails, the others have ended too before this says so: none of them may
 * reach the database after the transaction.
 * @throws what the first of them threw
 */
export async function together<P extends readonly unknown[]>(...statements: P): Promise<Results<P>> {
  const outcomes = await Promise.allSettled(statements);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.map((outcome) => (outcome as PromiseFulfilledResult<unknown>).value) as Results<P>;
}

const connections = new WeakMap<DbOrTx, DatabaseConnection>();

/**
 * Lets `prepared` statements of a transaction, or of what has a connection of its own, be sent without waiting for each other.
 * Kysely alone would wait.
 */
export async function pipeline<T>(on: DbOrTx, work: () => Promise<T>): Promise<T> {
  if (engineOf(on) === 'sqlite') return work();
  await on.getExecutor().provideConnection(async (connection) => void connections.set(on, connection));
  try {
    return await work();
  } finally {
    connections.delete(on);
  }
}

/**
 * Runs `prepared` reads that do not need each other's results, outside a transaction: on PostgreSQL on one connection and in
 * one round trip, where each would take a connection from others. They may see different states of the database.
 */
export async function readTogether<T>(db: Db, work: (on: Db) => Promise<T>): Promise<T> {
  if (engineOf(db) === 'sqlite') return work(db);
  return db.connection().execute((on) => pipeline(on, () => work(on)));
}

/**
 * Sends a statement at once, of a transaction or of what has a connection of its own; null when Kysely has to find its turn or
 * its connection.
 */
export function sendNow<R>(db: DbOrTx, query: CompiledQuery<R>): Promise<{ rows: R[] }> | null {
  return connections.get(db)?.executeQuery<R>(query) ?? null;
}
