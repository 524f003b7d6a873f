import { sql } from 'kysely';
import { engineOf } from '#platform/server/db/engine.ts';
import type { TestApp } from './start-test-app.ts';

/**
 * Runs `work` while the app's database really refuses every write, as one does whose disk is full: SQLite by
 * `query_only`, PostgreSQL by transactions that start read-only in fresh connections.
 */
export async function withReadOnlyDatabase(app: TestApp, work: () => Promise<void>): Promise<void> {
  await setReadOnly(app, true);
  try {
    await work();
  } finally {
    await setReadOnly(app, false);
  }
}

async function setReadOnly({ db }: TestApp, on: boolean): Promise<void> {
  if (engineOf(db) === 'sqlite') {
    await sql`pragma query_only = ${sql.raw(on ? 'on' : 'off')}`.execute(db);
    return;
  }
  // On one connection and outside a transaction; `set` first, so that taking it back is allowed.
  await db.connection().execute(async (connection) => {
    await sql`set default_transaction_read_only = off`.execute(connection);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(connection);
    await sql`alter database ${sql.id(rows[0]!.name)} set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}`.execute(
      connection,
    );
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(connection);
    await sql`set default_transaction_read_only = ${sql.raw(on ? 'on' : 'off')}`.execute(connection);
  });
}
