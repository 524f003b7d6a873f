export { GroupDoor } from './components/group-door.tsx';
export { GroupPeople } from './components/group-people.tsx';
export { InviteToGroup } from './components/invite-to-group.tsx';
export { LeaveDialog } from './components/leave-group.tsx';
export { groupMuted } from './group-changes.ts';
export { groupMembersQuery, groupPlanQuery, groupQuery, myGroupsQuery } from './group-queries.ts';
export { peopleIn } from './group-texts.ts';
