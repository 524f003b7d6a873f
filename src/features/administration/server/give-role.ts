import type { Role } from '#contract/access.policy.ts';
import { AppError } from '#contract/errors.ts';
import { type Cause, noteSecurityEvent } from '#features/accounts/server/for-other-features.ts';
import { notify } from '#features/notifications/server/for-other-features.ts';
import { keepAct } from '#features/operations/server/for-other-features.ts';
import { isBanned } from '#features/people/people.rules.ts';
import {
  countOtherAdministrators,
  findUserById,
  type UserTable,
  updateUser,
} from '#features/people/server/for-other-features.ts';
import { inTransaction, lockUser } from '#platform/server/db/transaction.ts';
import {
  canChangeRoles,
  canHaveRole,
  isHeldBySettings,
  isRaise,
  leavesAnAdministrator,
} from '../administration.policy.ts';
import { whyNoRole } from '../administration.rules.ts';
import type { AdministrationDeps } from './administration-deps.ts';
import { holdRoles } from './role-store.ts';

const TOLD = { admin: 'role-changed', moderator: 'moderator-made', member: 'role-ended' } as const;

/**
 * Gives somebody another role, and tells them. Whose role was taken while they were at it changes nobody's.
 * @throws AppError FORBIDDEN, NOT_FOUND, LAST_ADMIN, NAMED_IN_SETTINGS, CANNOT_HAVE_ROLE
 */
export function giveRole(
  { db, clock, adminEmails }: AdministrationDeps,
  { callerId, personId, role, cause }: { callerId: string; personId: string; role: Role; cause: Cause },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    // Before any row is held, so that nobody who waits for the roles holds what another needs.
    await holdRoles(tx);
    await lockUser(tx, personId);
    const actor = await findUserById(tx, callerId);
    if (!actor || !canChangeRoles(actor)) {
      throw new AppError('FORBIDDEN', 'Your account is not allowed to do this.');
    }
    const person = await findUserById(tx, personId);
    if (!person) throw new AppError('NOT_FOUND', 'There is nobody here with this id.');
    if (person.role === role) return;
    const now = clock.now();
    if (isRaise({ from: person.role, to: role })) refuseRaise(person, now);
    else if (isHeldBySettings(person, adminEmails)) throw heldBySettings();
    if (!leavesAnAdministrator({ from: person.role, to: role }, await countOtherAdministrators(tx, personId)))
      throw lastAdmin();
    await updateUser(tx, personId, { role }, now);
    // Not the administrator's device: the person would take it for a stranger's.
    const event = { kind: TOLD[role], userId: personId, cause: { ...cause, device: null } };
    await noteSecurityEvent(tx, event, now);
    await keepAct(tx, { actorId: callerId, kind: 'role-changed', personId, detail: role }, now);
    const notice = {
      userId: personId,
      kind: 'role-changed',
      subjectId: personId,
      actorId: null,
      data: { role },
    };
    await notify(tx, [notice], now);
  });
}

function refuseRaise(person: UserTable, now: number): void {
  const emailVerified = Boolean(person.emailVerified);
  if (canHaveRole({ emailVerified, isBanned: isBanned(person, now) })) return;
  throw new AppError('CANNOT_HAVE_ROLE', whyNoRole({ emailVerified }));
}

function heldBySettings(): AppError {
  return new AppError(
    'NAMED_IN_SETTINGS',
    'ADMIN_EMAILS names this address, so the next start would give the role again. Take it out of the settings first.',
  );
}

function lastAdmin(): AppError {
  return new AppError(
    'LAST_ADMIN',
    'The last administrator stays one: nobody could make another. Make somebody else an administrator first.',
  );
}
