export { keepProgress, keepUser } from './keep-user.ts';
export { currentUserKey, useCurrentUser } from './use-current-user.ts';
