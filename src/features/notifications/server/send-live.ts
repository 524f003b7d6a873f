import type { Tx } from '#platform/server/db/database.ts';
import { notify as notifyProcesses } from '#platform/server/db/notifications.ts';
import { whenCommitted } from '#platform/server/db/transaction.ts';
import { createLiveMessages } from './live-store.ts';

/** What other processes on the same PostgreSQL listen to. */
export const LIVE_CHANNEL = 'lampstand_live';

/** Those of this process who pass messages on; one for each server that runs in it. */
const listening = new Set<() => void>();

/** Calls `wake` when a message was committed by this process; returns how to stop. */
export function hearLive(wake: () => void): () => void {
  listening.add(wake);
  return () => void listening.delete(wake);
}

function wakeAll(): void {
  for (const wake of listening) wake();
}

/**
 * Tells the open browsers of these people that answers have changed, once the transaction is committed: on whatever server
 * they are, and when they come back within the hour. Write it for those whom it concerns alone, since each is a row.
 * @param changed API paths, each with all below it: `['/api/prayer/requests/ID']`. Cached answers of these are fetched
 * again where a screen shows them, and forgotten elsewhere. They are told as they stand: no words in them.
 */
export async function sendLive(
  tx: Tx,
  userIds: readonly string[],
  changed: readonly string[],
  now: number,
): Promise<void> {
  if (userIds.length === 0 || changed.length === 0) return;
  const recipients = [...new Set(userIds)].toSorted();
  await createLiveMessages(tx, recipients, { changed: JSON.stringify(changed), created_at: now });
  if (whenCommitted(tx, wakeAll)) await notifyProcesses(tx, LIVE_CHANNEL);
}
