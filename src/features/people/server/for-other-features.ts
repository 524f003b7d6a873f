export { presentUser } from './present-user.ts';
export { findUserByEmail, findUserById, insertUser, updateUser } from './user-store.ts';
export type { UserTable } from './user-table.ts';
