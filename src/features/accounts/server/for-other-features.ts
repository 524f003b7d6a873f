export { findUserById, updateUser } from './account-store.ts';
export { presentUser } from './present-user.ts';
