export { readUser } from './present-user.ts';
export {
  deleteUser,
  findUserByEmail,
  findUserById,
  insertUser,
  requireUser,
  updateUser,
} from './user-store.ts';
export type { UserTable } from './user-table.ts';
