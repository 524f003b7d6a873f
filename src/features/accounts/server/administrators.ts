import {
  findUserByEmail,
  findUserById,
  findUserIdsByEmails,
  type UserTable,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import type { Log } from '#platform/server/server-deps.ts';
import { canBecomeAdmin } from '../accounts.policy.ts';
import { type Cause, noteSecurityEvent } from './security-events.ts';

/** By a setting or at the command line. */
const BY_OPERATOR: Cause = { log: null, reqId: null, device: null };

/** Call it whenever an address is confirmed. Nobody loses the role by it. */
export async function promoteIfAdmin(
  tx: Tx,
  user: UserTable,
  { adminEmails, cause }: { adminEmails: readonly string[]; cause: Cause },
  now: number,
): Promise<UserTable> {
  if (!canBecomeAdmin({ ...user, emailVerified: Boolean(user.emailVerified) }, adminEmails)) return user;
  await noteSecurityEvent(tx, { kind: 'role-changed', userId: user.id, cause }, now);
  return updateUser(tx, user.id, { role: 'admin' }, now);
}

/** At start: the setting may name somebody who confirmed their address long ago. */
export async function promoteAdmins(
  db: Db,
  adminEmails: readonly string[],
  log: Log,
  now: number,
): Promise<void> {
  if (adminEmails.length === 0) return;
  for (const id of await findUserIdsByEmails(db, adminEmails)) {
    await inTransaction(db, async (tx) => {
      const user = await findUserById(tx, id);
      if (user) await promoteIfAdmin(tx, user, { adminEmails, cause: { ...BY_OPERATOR, log } }, now);
    });
  }
}

/** For the operator at the command line: this one person, whatever `ADMIN_EMAILS` says. `email` is in lower case. */
export function makeAdministrator(
  db: Db,
  email: string,
  now: number,
): Promise<'done' | 'already' | 'unconfirmed' | 'nobody'> {
  return inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (!user) return 'nobody';
    if (user.role === 'admin') return 'already';
    const admin = await promoteIfAdmin(tx, user, { adminEmails: [email], cause: BY_OPERATOR }, now);
    return admin.role === 'admin' ? 'done' : 'unconfirmed';
  });
}
