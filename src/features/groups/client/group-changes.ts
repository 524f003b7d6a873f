import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type createGroup,
  findGroups,
  type Group,
  getGroup,
  listMyGroups,
  type setGroupArchived,
  type setGroupMuted,
  type updateGroup,
} from '../groups.contract.ts';
import type { GroupCard } from '../groups-fields.ts';
import {
  type approveAsking,
  type createGroupLink,
  type declineAsking,
  type deleteGroupLink,
  getGroupByLink,
  type joinByLink,
  type joinGroup,
  listAsking,
  listGroupLinks,
  type withdrawAsking,
} from '../joining.contract.ts';
import type { answerOffer, offerToLead, takeBackOffer } from '../leading.contract.ts';
import {
  type leaveGroup,
  listGroupActs,
  listGroupMembers,
  type removeGroupMember,
  type setGroupRole,
} from '../members.contract.ts';

interface MemberParams {
  groupId: string;
  personId: string;
}

/** What lists show of a group, of the whole of it. */
function cardOf(group: Group): GroupCard {
  const { id, name, about, topic, language, admission, room, members, standing, archivedAt } = group;
  return { id, name, about, topic, language, admission, room, members, standing, archivedAt };
}

/** A group as the server now has it, wherever it is shown. */
function keepGroup(cache: CachedAnswers, group: Group): void {
  const card = cardOf(group);
  cache.set(getGroup, (known) => (known.id === group.id ? group : known));
  const isListed = group.standing !== 'none';
  cache.set(listMyGroups, (known) => {
    if (!isListed) return known.filter(({ id }) => id !== group.id);
    if (!known.some(({ id }) => id === group.id)) return undefined;
    return known.map((one) =>
      one.id === group.id ? { ...one, ...card, isMuted: group.isMuted, asking: group.asking } : one,
    );
  });
  cache.setPages(findGroups, (known) => known.map((one) => (one.id === group.id ? card : one)));
  cache.set(getGroupByLink, (known) =>
    known.group.id === group.id ? { ...known, group: { ...known.group, ...card } } : known,
  );
}

/** Who is in it has changed: its people and what its leaders did are fetched when they are shown. */
function peopleChanged(cache: CachedAnswers, groupId: string): void {
  cache.setPages(listGroupMembers, (known, { params }) =>
    params['groupId'] === groupId ? undefined : known,
  );
  actsChanged(cache, groupId);
}

function actsChanged(cache: CachedAnswers, groupId: string): void {
  cache.setPages(listGroupActs, (known, { params }) => (params['groupId'] === groupId ? undefined : known));
}

/** It is fetched again, with how many people it has and what I may do in it. */
function groupChanged(cache: CachedAnswers, groupId: string): void {
  cache.set(getGroup, (known) => (known.id === groupId ? undefined : known));
}

export const groupCreated: Changes<typeof createGroup> = (cache, group) => {
  keepGroup(cache, group);
  cache.setPages(findGroups, () => undefined);
};

export const groupUpdated: Changes<typeof updateGroup> = (cache, group) => keepGroup(cache, group);

export const groupArchived: Changes<typeof setGroupArchived> = (cache, group) => {
  keepGroup(cache, group);
  cache.setPages(findGroups, () => undefined);
  actsChanged(cache, group.id);
};

export const groupMuted: Changes<typeof setGroupMuted> = (cache, group) => keepGroup(cache, group);

export const joinedGroup: Changes<typeof joinGroup> = (cache, { needsHelp: _, ...group }) => {
  keepGroup(cache, group);
  peopleChanged(cache, group.id);
};

export const joinedByLink: Changes<typeof joinByLink> = (cache, group) => {
  keepGroup(cache, group);
  peopleChanged(cache, group.id);
};

export const askingWithdrawn: Changes<typeof withdrawAsking> = (cache, _, { params }) => {
  groupChanged(cache, params.groupId);
  cache.set(listMyGroups, (known) => known.filter(({ id }) => id !== params.groupId));
  cache.setPages(findGroups, (known) =>
    known.map((one) => (one.id === params.groupId ? { ...one, standing: 'none' as const } : one)),
  );
};

/** One asks less, whether they were let in or not. */
function answered(cache: CachedAnswers, { groupId, personId }: MemberParams): void {
  cache.setPages(listAsking, (known, { params }) =>
    params['groupId'] === groupId ? known.filter(({ person }) => person.id !== personId) : known,
  );
  cache.set(getGroup, (known) =>
    known.id === groupId && known.asking !== null
      ? { ...known, asking: Math.max(0, known.asking - 1) }
      : known,
  );
  cache.set(listMyGroups, (known) =>
    known.map((one) =>
      one.id === groupId && one.asking !== null ? { ...one, asking: Math.max(0, one.asking - 1) } : one,
    ),
  );
}

export const askingApproved: Changes<typeof approveAsking> = (cache, _, { params }) => {
  answered(cache, params);
  peopleChanged(cache, params.groupId);
  groupChanged(cache, params.groupId);
};

export const askingDeclined: Changes<typeof declineAsking> = (cache, _, { params }) =>
  answered(cache, params);

export const groupLinkCreated: Changes<typeof createGroupLink> = (cache, link, { params }) =>
  cache.set(listGroupLinks, (links, of) =>
    of.params['groupId'] === params.groupId ? [link, ...links.filter(({ id }) => id !== link.id)] : links,
  );

export const groupLinkClosed: Changes<typeof deleteGroupLink> = (cache, _, { params }) =>
  cache.set(listGroupLinks, (links) => links.filter(({ id }) => id !== params.linkId));

/** Leaders come first in the list, so where they belong now is the server's to say; so is what I may still do. */
export const roleGiven: Changes<typeof setGroupRole> = (cache, { isMe, role }, { params }) => {
  peopleChanged(cache, params.groupId);
  if (isMe) {
    // At once, so that nothing is asked for any more that only leaders may read.
    cache.set(getGroup, (known) =>
      known.id === params.groupId
        ? {
            ...known,
            standing: role,
            can: { ...known.can, help: role !== 'member', lead: role === 'leader' },
          }
        : known,
    );
  }
  groupChanged(cache, params.groupId);
  cache.set(listMyGroups, () => undefined);
};

/** Whoever is asked, or is not any more, is marked in the list of people. */
function markAsked(cache: CachedAnswers, { groupId, personId }: MemberParams, isAsked: boolean): void {
  cache.setPages(listGroupMembers, (known, { params }) =>
    params['groupId'] === groupId
      ? known.map((one) => (one.person.id === personId ? { ...one, isAsked } : one))
      : known,
  );
}

export const leadingOffered: Changes<typeof offerToLead> = (cache, { isAsked }, { params }) =>
  markAsked(cache, params, isAsked);

export const offerTakenBack: Changes<typeof takeBackOffer> = (cache, _, { params }) =>
  markAsked(cache, params, false);

/** Whoever leads it now has more to do in it, and its people stand in another order. */
export const offerAnswered: Changes<typeof answerOffer> = (cache, group) => {
  keepGroup(cache, group);
  if (group.standing === 'leader') peopleChanged(cache, group.id);
};

export const memberRemoved: Changes<typeof removeGroupMember> = (cache, _, { params }) => {
  cache.setPages(listGroupMembers, (known, of) =>
    of.params['groupId'] === params.groupId
      ? known.filter(({ person }) => person.id !== params.personId)
      : known,
  );
  actsChanged(cache, params.groupId);
  groupChanged(cache, params.groupId);
};

/** It is in none of my lists any more; whoever leaves forgets what they read inside (`LeaveDialog`). */
export const groupLeft: Changes<typeof leaveGroup> = (cache, _, { params }) => {
  cache.set(listMyGroups, (known) => known.filter(({ id }) => id !== params.groupId));
  cache.setPages(findGroups, () => undefined);
};
