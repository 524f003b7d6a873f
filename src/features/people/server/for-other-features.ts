export { isBanned, setBan } from './bans.ts';
export { isBlockedBetween, notBlockedWith } from './block-store.ts';
export { type CameBy, cameBy, createCameBy, findInvited } from './came-by-store.ts';
export { ageAnswerOf, isSecret } from './person-to-others-store.ts';
export { readUser } from './present-user.ts';
export { peopleForModerators, publicPeople } from './public-people.ts';
export {
  createUser,
  deleteUser,
  findUserByEmail,
  findUserById,
  findUserIdsByEmails,
  hasPeople,
  requireUser,
  updateUser,
} from './user-store.ts';
export type { UserTable } from './user-table.ts';
