import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { engineOf } from './engine.ts';

/** Rows in a step: of short ones, whose deletion takes some milliseconds. */
const SHORT_ROWS = 200;

/**
 * Deletes somebody's rows of a table in which there may be very many, before the person's own row is deleted with all
 * others. SQLite would otherwise delete them in one statement, while nobody else is served; PostgreSQL does so beside, and
 * needs nothing here. Others read meanwhile, and see all of the rows until the transaction is over.
 * @param step rows at a time: fewer where each may be a long text with an index of its words
 */
export async function deleteInSteps(
  tx: Tx,
  table: keyof Database & string,
  userId: string,
  step = SHORT_ROWS,
): Promise<void> {
  if (engineOf(tx) !== 'sqlite') return;
  // biome-ignore lint/suspicious/noExplicitAny: any table with these columns
  const db = tx as Kysely<any>;
  for (let deleted = step; deleted >= step; ) {
    const some = db
      .selectFrom(table)
      .select(sql`rowid`.as('rowid'))
      .where('user_id', '=', userId)
      .limit(step);
    const result = await db.deleteFrom(table).where(sql.ref('rowid'), 'in', some).executeTakeFirst();
    deleted = Number(result.numDeletedRows);
    await othersTurn();
  }
}
