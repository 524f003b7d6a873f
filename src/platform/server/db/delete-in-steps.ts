import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { engineOf } from './engine.ts';

const STEP = 200;

/**
 * Deletes somebody's rows of a table in which there may be very many, before the person's own row is deleted with all
 * others. SQLite would otherwise delete them in one statement, while nobody else is served; PostgreSQL does so beside, and
 * needs nothing here. Others read meanwhile, and see all of the rows until the transaction is over.
 */
export async function deleteInSteps(tx: Tx, table: keyof Database & string, userId: string): Promise<void> {
  if (engineOf(tx) !== 'sqlite') return;
  // biome-ignore lint/suspicious/noExplicitAny: any table with these columns
  const db = tx as Kysely<any>;
  for (let deleted = STEP; deleted >= STEP; ) {
    const some = db
      .selectFrom(table)
      .select(sql`rowid`.as('rowid'))
      .where('user_id', '=', userId)
      .limit(STEP);
    const result = await db.deleteFrom(table).where(sql.ref('rowid'), 'in', some).executeTakeFirst();
    deleted = Number(result.numDeletedRows);
    await othersTurn();
  }
}
