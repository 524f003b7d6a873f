export { currentUserKey, useCurrentUser } from './use-current-user.ts';
export { useSignOut } from './use-sign-out.ts';
