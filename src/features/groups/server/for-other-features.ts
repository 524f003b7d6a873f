export {
  readWholeFiles,
  readWholeGroup,
  readWholePictures,
  readWholeThread,
  type ThreadOfGroup,
  type WholeGroup,
} from './everything-of-group.ts';
export { idsWithRole } from './member-store.ts';
export {
  allStandingsOf,
  amongGroupsOf,
  amongMembersOf,
  findGroupsByIds,
  groupIdsOf,
  groupNamesOf,
  isInGroup,
  memberIdsOf,
  membersOf,
  membersWhoStay,
  otherLeaderOf,
  standingIn,
} from './membership-store.ts';
export { countPassageAnswers, hasPassageToAnswer } from './passages-answered-store.ts';
export { countReadersIn, unreachedIn } from './readers-in-groups-store.ts';
export { countTakenPart } from './taken-part-store.ts';
export { passageOfDay } from './thread-store.ts';
