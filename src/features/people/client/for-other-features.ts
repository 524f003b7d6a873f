export { currentUserKey, useCurrentUser } from './use-current-user.ts';
