import { type Compilable, sql } from 'kysely';
import type { Db, DbOrTx } from '#platform/server/db/database.ts';
import { engineOf } from '#platform/server/db/engine.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';

/** How the database would run a query, in its own words: which index, and whether rows are sorted. */
export function planOf(db: Db, query: (db: DbOrTx) => Compilable): Promise<string> {
  return inTransaction(db, async (tx) => {
    const isPostgres = engineOf(tx) === 'postgres';
    // A table as small as a test's would be read whole.
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(tx);
    const compiled = query(tx).compile();
    const explain = isPostgres ? 'explain' : 'explain query plan';
    const { rows } = await tx.executeQuery({ ...compiled, sql: `${explain} ${compiled.sql}` });
    return JSON.stringify(rows);
  });
}
