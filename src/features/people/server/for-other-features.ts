export { isBannedNow, setBan } from './bans.ts';
export {
  countBlocksOf,
  createBlock,
  deleteBlock,
  findBlock,
  findBlocksOf,
  isBlockedBetween,
  notAmongBanned,
  notAmongBannedForGood,
  notAmongBlocked,
  notBlockedWith,
  partedFrom,
} from './block-store.ts';
export { cameBy, createCameBy, findInvited } from './came-by-store.ts';
export { requireFeedOwner } from './feed-owner.ts';
export { isOfficeNameOfGroup } from './name-office.ts';
export { noteNameShown } from './name-shown.ts';
export { ageAnswerOf, correctAgeAnswer, whoIsUnder16 } from './person-to-others-store.ts';
export { readUser } from './present-user.ts';
export { namesOfBlocked, peopleForModerators, publicPeople, wallpaperOf } from './public-people.ts';
export { requireRoleNow, withRoleNow } from './role-now.ts';
export {
  countOtherAdministrators,
  createUser,
  deleteUser,
  findUserByEmail,
  findUserById,
  findUserIdsByEmails,
  findUsersByIds,
  hasPeople,
  peopleWhoStay,
  requireUser,
  updateUser,
  whoIsBannedForGood,
} from './user-store.ts';
export type { UserTable } from './user-table.ts';
