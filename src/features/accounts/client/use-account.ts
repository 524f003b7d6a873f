import { useQuery } from '@tanstack/react-query';
import type { CallOutput } from '#contract/define-endpoint.ts';
import type { getAccount } from '../settings.contract.ts';

export const accountKey = ['/api/user/account'] as const;

/** How the user can sign in, and an address that waits to be confirmed; undefined until it is known. */
export function useAccount(): CallOutput<typeof getAccount> | undefined {
  return useQuery<CallOutput<typeof getAccount>>({ queryKey: accountKey }).data;
}
