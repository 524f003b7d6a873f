import { mayCall, type Role } from '#contract/access.policy.ts';
import type { Registration } from './admission.rules.ts';

/** Whoever acts, by their id and role. */
interface Actor {
  id: string;
  role: Role;
}

/** People are invited to the server by moderators and administrators, who answer for the peace of the house. */
export function canInvite(actor: { role: Role }): boolean {
  return mayCall(actor.role, 'moderator');
}

/** An invitation is taken back by whoever made it, and by administrators. */
export function canRevokeInvitation(actor: Actor, invitation: { makerId: string }): boolean {
  return canInvite(actor) && (actor.role === 'admin' || invitation.makerId === actor.id);
}

/** The link itself is seen by whoever made it alone: whom it lets in came by their name. */
export function canSeeLink(actor: Actor, invitation: { makerId: string }): boolean {
  return canInvite(actor) && invitation.makerId === actor.id;
}

/** What somebody without an account brings to the door. */
interface Newcomer {
  /** An invitation that lets in. */
  isInvited: boolean;
  /** The address is one of `ADMIN_EMAILS`. */
  isNamed: boolean;
}

/**
 * An account is made by anybody while the server is open, and with an invitation while it lets in the invited. Whom the
 * settings name can always make one: without them nobody could open a new server's door.
 */
export function canRegister({ isInvited, isNamed }: Newcomer, registration: Registration): boolean {
  return registration === 'open' || isNamed || (registration === 'invite' && isInvited);
}

/**
 * Whom nothing but the settings let in signs in once the address is confirmed: anybody can write an administrator's address
 * into the form, and a closed server would be open to whoever knows one (docs/decisions/050).
 */
export function mustConfirmFirst({ isInvited, isNamed }: Newcomer, registration: Registration): boolean {
  return isNamed && !canRegister({ isInvited, isNamed: false }, registration);
}
