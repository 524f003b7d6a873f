export { readUser } from './present-user.ts';
export {
  createUser,
  deleteUser,
  findUserByEmail,
  findUserById,
  findUserIdsByEmails,
  requireUser,
  updateUser,
} from './user-store.ts';
export type { UserTable } from './user-table.ts';
