export { readUser } from './present-user.ts';
export {
  deleteUser,
  findUserByEmail,
  findUserById,
  findUserIdsByEmails,
  insertUser,
  requireUser,
  updateUser,
} from './user-store.ts';
export type { UserTable } from './user-table.ts';
