import type { Kysely, Transaction } from 'kysely';

/**
 * Every table, by name. Each feature adds its own from its `*-tables.ts` by declaration merging, so that a feature can
 * be deleted with its folder:
 *
 *     declare module '#platform/server/db/database.ts' { interface Database { journal_entry: JournalEntryTable } }
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the features
export interface Database {}

export type Db = Kysely<Database>;

/** A transaction: all of its writes are kept, or none. */
export type Tx = Transaction<Database>;

/** For reads that may run inside or outside a transaction. */
export type DbOrTx = Db | Tx;
