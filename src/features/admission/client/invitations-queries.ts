import { endpointPages } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type createInvitation,
  listInvitations,
  listInvited,
  type revokeInvitation,
} from '../admission.contract.ts';

/** People come by them at any time, so each visit asks anew. */
export const invitationsQuery = { ...endpointPages(listInvitations), refetchOnMount: 'always' as const };

export const invitedQuery = (invitationId: string) => ({
  ...endpointPages(listInvited, { params: { invitationId } }),
  refetchOnMount: 'always' as const,
});

export const invitationMade: Changes<typeof createInvitation> = (cache, made) =>
  cache.setPages(listInvitations, (known) => [made, ...known.filter(({ id }) => id !== made.id)]);

export const invitationRevoked: Changes<typeof revokeInvitation> = (cache, revoked) =>
  cache.setPages(listInvitations, (known) => known.map((one) => (one.id === revoked.id ? revoked : one)));
