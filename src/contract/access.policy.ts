/** The roles that somebody can have on this server. Each role may do everything that the roles before it may do. */
export const ROLES = ['member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * Who may call. `public` has to be said: a route is closed unless its contract opens it. `signed-in` is any member;
 * the last two also admit the roles above them.
 */
export type Access = 'public' | 'signed-in' | 'moderator' | 'admin';

const LEAST_ROLE = { 'signed-in': 'member', moderator: 'moderator', admin: 'admin' } as const;

/** Whether a caller with this role (null: nobody is signed in) is admitted where the contract asks for `access`. */
export function mayCall(role: Role | null, access: Access): boolean {
  if (access === 'public') return true;
  return role !== null && ROLES.indexOf(role) >= ROLES.indexOf(LEAST_ROLE[access]);
}

/** Whoever has power over others' things shows more than a password: a session without a second step is not admitted. */
export function asksSecondStep(access: Access): boolean {
  return access === 'moderator' || access === 'admin';
}

/** The same where members are admitted too, and a moderator is shown or may do more: until their second step, no more than a member. */
export function actsAsModerator(caller: { role: Role; hasSecondStep: boolean }): boolean {
  return caller.hasSecondStep && mayCall(caller.role, 'moderator');
}
