import type { Tx } from '#platform/server/db/database.ts';
import { lockNames } from '#platform/server/db/engine.ts';

/** Holds all roles until the transaction ends: of two administrators who demote one another, the second one has no role then. */
export function holdRoles(tx: Tx): Promise<void> {
  return lockNames(tx, ['roles']);
}
