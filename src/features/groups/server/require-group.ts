import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { canHelp, canWriteInside } from '../groups.policy.ts';
import { holdGroup } from './group-store.ts';
import { standingIn } from './membership-store.ts';
import { archived, noSuchGroup } from './refusals.ts';

type Inside = NonNullable<Awaited<ReturnType<typeof standingIn>>>;

/** How a member stands to their group. @throws AppError NOT_FOUND for whoever is not in it */
export async function requireInside(db: DbOrTx, groupId: string, userId: string): Promise<Inside> {
  const standing = await standingIn(db, groupId, userId);
  if (!standing) throw noSuchGroup();
  return standing;
}

/**
 * The same for who writes in it. The group's row is held: nothing is written any more once it is archived, and two count one after
 * the other. Threads are held after it. @throws AppError NOT_FOUND, GROUP_ARCHIVED
 */
export async function requireWriting(tx: Tx, groupId: string, userId: string): Promise<Inside> {
  await holdGroup(tx, groupId);
  const standing = await requireInside(tx, groupId, userId);
  if (!canWriteInside(standing, standing)) throw archived();
  return standing;
}

/** The same ahead of a transaction, which asks again. @throws AppError NOT_FOUND, GROUP_ARCHIVED */
export async function mayWrite(db: DbOrTx, groupId: string, userId: string): Promise<void> {
  const standing = await requireInside(db, groupId, userId);
  if (!canWriteInside(standing, standing)) throw archived();
}

/** The same for leaders and helpers. @throws AppError NOT_FOUND, GROUP_ARCHIVED */
export async function requireHelping(tx: Tx, groupId: string, userId: string): Promise<Inside> {
  await holdGroup(tx, groupId);
  const standing = await requireInside(tx, groupId, userId);
  if (!canHelp(standing)) throw noSuchGroup();
  if (!canWriteInside(standing, standing)) throw archived();
  return standing;
}
