import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import { endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getAccount } from '../settings.contract.ts';

/** How the user can sign in, and an address that waits to be confirmed; undefined until it is known, or unless it is `wanted`. */
export function useAccount(wanted = true): CallOutput<typeof getAccount> | undefined {
  return useQuery({ ...endpointQuery(getAccount), enabled: wanted }).data;
}
