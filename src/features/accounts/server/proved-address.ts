import type { Tx } from '#platform/server/db/database.ts';
import type { DeedTeller } from '#platform/server/deeds.ts';
import { deleteAccounts } from './account-store.ts';
import { withdrawLinks } from './one-time-links.ts';
import { forgetSecondStep } from './second-step.ts';
import { deleteSessions } from './session-store.ts';

/**
 * An address was proved by somebody who showed that the account is theirs as well, by its password or in a session of it
 * (`sessionId`). Every other session was begun before, and what they asked for by letters ends with them. Call it in
 * `inUserTransaction`.
 */
export async function confirmedByHolder(
  tx: Tx,
  userId: string,
  sessionId: string | undefined,
): Promise<void> {
  await deleteSessions(tx, userId, sessionId);
  await withdrawLinks(tx, userId);
}

/**
 * An address that was never confirmed was proved by somebody who has shown nothing else, and who now gets the account. A
 * stranger may have made it: all that could let the stranger in again ends (docs/decisions/039). The caller gives the owner a
 * way in. Call it in `inUserTransaction`.
 */
export async function takenByOwner(tx: Tx, userId: string, deeds: DeedTeller): Promise<void> {
  await deleteAccounts(tx, userId);
  await forgetSecondStep(tx, userId);
  await deleteSessions(tx, userId);
  await withdrawLinks(tx, userId);
  await deeds.tell(tx, 'account-taken', { userId });
}
