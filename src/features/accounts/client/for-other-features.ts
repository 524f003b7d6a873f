export { AccountMenu } from './components/account-menu.tsx';
export { currentUserKey, useCurrentUser } from './use-current-user.ts';
