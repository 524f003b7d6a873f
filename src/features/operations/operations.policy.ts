import { mayCall, type Role } from '#contract/access.policy.ts';

/** Work that was given up is seen, tried again and discarded by administrators: it is the whole server's. */
export function canDecideOnParkedWork(actor: { role: Role }): boolean {
  return mayCall(actor.role, 'admin');
}
