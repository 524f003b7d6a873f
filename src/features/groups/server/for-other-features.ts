export {
  allStandingsOf,
  amongGroupsOf,
  amongMembersOf,
  findGroupsByIds,
  groupIdsOf,
  groupNamesOf,
  isInGroup,
  memberIdsOf,
  otherLeaderOf,
  standingIn,
} from './membership-store.ts';
