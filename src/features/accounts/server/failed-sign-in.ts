import { findUserByEmail, findUserById } from '#features/people/server/for-other-features.ts';
import { inUserTransaction } from '#platform/server/db/transaction.ts';
import type { SecurityEventKind } from '../security-events.rules.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { type Cause, logSecurityEvent, noteSecurityEvent } from './security-events.ts';
import type { Count } from './sign-in-guard.ts';

/**
 * Notes that somebody tried a wrong password, for the log and for the person whose address it was. `closed`: for what it was
 * the last try for now.
 */
export async function noteFailedSignIn(
  { db, clock }: Pick<AccountsDeps, 'db' | 'clock'>,
  { email, closed, cause }: { email: string; closed: readonly Count[]; cause: Cause },
): Promise<void> {
  const kinds: SecurityEventKind[] = ['sign-in-failed'];
  if (closed.includes('account') || closed.includes('device')) kinds.push('sign-in-locked');
  if (closed.includes('address')) logSecurityEvent('address-locked', null, cause);
  const user = await findUserByEmail(db, email);
  if (!user) {
    for (const kind of kinds) logSecurityEvent(kind, null, cause);
    return;
  }
  await inUserTransaction(db, user.id, async (tx) => {
    // The account may have been deleted meanwhile.
    if (!(await findUserById(tx, user.id))) return;
    for (const kind of kinds) await noteSecurityEvent(tx, { kind, userId: user.id, cause }, clock.now());
  });
}
