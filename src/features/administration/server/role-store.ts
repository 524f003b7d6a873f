import type { Tx } from '#platform/server/db/database.ts';
import { lockNames } from '#platform/server/db/engine.ts';

/** Holds all roles until the transaction ends: of two administrators who demote one another, the second one has no role then. */
export function holdRoles(tx: Tx): Promise<void> {
  return lockNames(tx, ['roles']);
}

/** How many administrators there are beside this person. */
export async function countOtherAdministrators(tx: Tx, personId: string): Promise<number> {
  const { others } = await tx
    .selectFrom('user')
    .select((eb) => eb.fn.countAll<number | string>().as('others'))
    .where('role', '!=', 'member')
    .where('role', '=', 'admin')
    .where('id', '!=', personId)
    .executeTakeFirstOrThrow();
  return Number(others);
}
