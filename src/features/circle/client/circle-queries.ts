import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type acceptInvitation,
  type createCircleLink,
  type declineInvitation,
  type deleteCircleLink,
  getCircleLink,
  getPerson,
  type inviteToCircle,
  type joinCircle,
  type leaveCircle,
  listBlocked,
  listCircle,
  listCircleInvitations,
  listCircleLinks,
  type Member,
  type Relation,
  type withdrawInvitation,
} from '../circle.contract.ts';

export const circleQuery = endpointPages(listCircle, { query: {} });
export const linksQuery = endpointQuery(listCircleLinks);
export const invitationsQuery = endpointQuery(listCircleInvitations);
export const blockedQuery = endpointPages(listBlocked, { query: {} });

export function personQuery(personId: string) {
  return endpointQuery(getPerson, { params: { personId } });
}

export function linkQuery(token: string) {
  return endpointQuery(getCircleLink, { params: { token } });
}

/** Somebody new is in the circle: first in its list, and no invitation waits between us. */
function memberCame(cache: CachedAnswers, member: Member): void {
  const { id } = member.person;
  cache.setPages(listCircle, (members) => [member, ...members.filter(({ person }) => person.id !== id)]);
  forgetInvitations(cache, id);
  relationChanged(cache, id, 'in-circle', member.since);
}

function forgetInvitations(cache: CachedAnswers, personId: string): void {
  cache.set(listCircleInvitations, ({ received, sent }) => ({
    received: received.filter(({ person }) => person.id !== personId),
    sent: sent.filter(({ person }) => person.id !== personId),
  }));
}

function relationChanged(
  cache: CachedAnswers,
  personId: string,
  relation: Relation,
  circleSince: number | null = null,
): void {
  cache.set(getPerson, (known) =>
    known.person.id === personId ? { ...known, relation, circleSince } : known,
  );
}

export const joined: Changes<typeof joinCircle> = (cache, member) => {
  memberCame(cache, member);
  cache.set(getCircleLink, (known) =>
    known.inviter.id === member.person.id ? { ...known, relation: 'in-circle' as const } : known,
  );
};

export const invitationAccepted: Changes<typeof acceptInvitation> = (cache, member) =>
  memberCame(cache, member);

export const invitationDeclined: Changes<typeof declineInvitation> = (cache, _, { params }) => {
  forgetInvitations(cache, params.personId);
  relationChanged(cache, params.personId, 'none');
};

export const invitationWithdrawn: Changes<typeof withdrawInvitation> = (cache, _, { params }) => {
  forgetInvitations(cache, params.personId);
  relationChanged(cache, params.personId, 'none');
};

/** Who invited me before came in at once; since when, the server says. */
export const invited: Changes<typeof inviteToCircle> = (cache, { relation }, { params }) => {
  relationChanged(cache, params.personId, relation);
  cache.set(listCircleInvitations, () => undefined);
  if (relation === 'in-circle') cache.setPages(listCircle, () => undefined);
};

export const memberLeft: Changes<typeof leaveCircle> = (cache, _, { params }) => {
  cache.setPages(listCircle, (members) => members.filter(({ person }) => person.id !== params.personId));
  relationChanged(cache, params.personId, 'none');
};

export const linkCreated: Changes<typeof createCircleLink> = (cache, link) =>
  cache.set(listCircleLinks, (links) => [link, ...links.filter(({ id }) => id !== link.id)]);

export const linkClosed: Changes<typeof deleteCircleLink> = (cache, _, { params }) =>
  cache.set(listCircleLinks, (links) => links.filter(({ id }) => id !== params.id));
