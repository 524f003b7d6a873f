import { type Access, mayCall, type Role } from '#contract/access.policy.ts';
import { AppError } from '#contract/errors.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Caller } from '#platform/server/http/caller.ts';
import { isBanned } from '../people.rules.ts';
import { findUserById } from './user-store.ts';

type WithRole<C> = Omit<C, 'role'> & { role: Role };

/**
 * A caller as they are in this transaction: since the session check their role may have been taken, or they were banned, and whoever is
 * banned has none. Held, they stay so until it ends.
 */
export async function withRoleNow<C extends Pick<Caller, 'id' | 'role'>>(
  db: DbOrTx,
  caller: C,
  now: number,
): Promise<WithRole<C>> {
  if (caller.role === 'member') return caller;
  const user = await findUserById(db, caller.id);
  return { ...caller, role: user && !isBanned(user, now) ? user.role : 'member' };
}

/** The same, where their role lets them make this call still. @throws AppError FORBIDDEN */
export async function requireRoleNow<C extends Pick<Caller, 'id' | 'role'>>(
  db: DbOrTx,
  caller: C,
  access: Access,
  now: number,
): Promise<WithRole<C>> {
  const asTheyAre = await withRoleNow(db, caller, now);
  if (!mayCall(asTheyAre.role, access)) {
    throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
  }
  return asTheyAre;
}
