import { mayCall, ROLES, type Role } from '#contract/access.policy.ts';

/** Who is here, what they may do, and what the server takes is seen by administrators: it is the whole server's. */
export function canAdminister(actor: { role: Role }): boolean {
  return mayCall(actor.role, 'admin');
}

/** Roles are given and taken by administrators, their own included. */
export function canChangeRoles(actor: { role: Role }): boolean {
  return canAdminister(actor);
}

/** The last administrator stays one: nobody could make another. */
export function leavesAnAdministrator(
  change: { from: Role; to: Role },
  otherAdministrators: number,
): boolean {
  return change.from !== 'admin' || change.to === 'admin' || otherAdministrators > 0;
}

/** A role is for somebody whose address is known to be theirs, and who may take part. */
export function canHaveRole(person: { emailVerified: boolean; isBanned: boolean }): boolean {
  return person.emailVerified && !person.isBanned;
}

/** Somebody gets a higher role: a lower one is there for everybody. */
export function isRaise({ from, to }: { from: Role; to: Role }): boolean {
  return ROLES.indexOf(to) > ROLES.indexOf(from);
}

/** Whom the settings name stays an administrator: each start would make them one again. */
export function isHeldBySettings(person: { email: string }, adminEmails: readonly string[]): boolean {
  return adminEmails.includes(person.email);
}

/** Anybody's sessions are ended by administrators, but not their own: these are in their settings, one by one. */
export function canEndSessions(actor: { id: string; role: Role }, person: { id: string }): boolean {
  return canAdminister(actor) && person.id !== actor.id;
}
