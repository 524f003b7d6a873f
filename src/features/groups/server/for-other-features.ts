export {
  amongGroupsOf,
  amongMembersOf,
  findGroupsByIds,
  groupIdsOf,
  groupNamesOf,
  isInGroup,
  memberIdsOf,
  standingIn,
} from './membership-store.ts';
