import type { Tx } from '#platform/server/db/database.ts';
import { lockUser } from '#platform/server/db/transaction.ts';
import type { ServerDeps } from '#platform/server/server-deps.ts';

/** What this feature's use cases receive. */
export type ModerationDeps = Pick<ServerDeps, 'db' | 'clock' | 'events' | 'words' | 'wordList' | 'secret'>;

/**
 * Holds these people's rows until the transaction ends: their roles, bans and XP stay as they are read. Always in one order, so
 * that two who report or moderate each other wait instead of blocking one another.
 */
export async function holdPeople(tx: Tx, ids: readonly (string | null)[]): Promise<void> {
  const wanted = new Set(ids.filter((id) => id !== null));
  for (const id of [...wanted].toSorted()) await lockUser(tx, id);
}
