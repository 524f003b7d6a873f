import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { readInvitation } from '#features/admission/admission.contract.ts';
import { isRefusal } from '#platform/client/api-error.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';

/** The invitation that somebody came by, as `?invitation=` keeps it between the screens; null: none that could be one. */
export function useInvitationToken(): string | null {
  const given = new URLSearchParams(useSearch()).get('invitation');
  return given !== null && isToken(given) ? given : null;
}

export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

export type InvitationHere =
  | { status: 'loading' }
  | { status: 'unreachable'; retry: () => void }
  /** There is no such invitation, or it lets nobody in any more. */
  | { status: 'none' | 'used-up' | 'expired' | 'revoked' }
  | { status: 'open'; inviterName: string | null };

/** What the server says of an invitation, asked anew at each visit: others may have used it up. */
export function useInvitation(token: string | null): InvitationHere {
  const { data, error, refetch } = useQuery({
    ...endpointQuery(readInvitation, { params: { token: token ?? '' } }),
    enabled: token !== null,
    refetchOnMount: 'always',
  });
  if (token === null) return { status: 'none' };
  if (data)
    return data.state === 'open' ? { status: 'open', inviterName: data.inviterName } : { status: data.state };
  if (isRefusal(error)) return { status: 'none' };
  if (error) return { status: 'unreachable', retry: () => void refetch() };
  return { status: 'loading' };
}
