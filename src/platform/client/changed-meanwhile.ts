import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { onlyQuery } from './only-query.ts';

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'CHANGED_MEANWHILE';
}

/** Where a save was refused because another has changed it: asks for what stands there now, which the form shows beside what was typed. */
export function askAnewIfChanged(
  queryClient: QueryClient,
  error: unknown,
  query: { queryKey: QueryKey },
): void {
  if (isChangedMeanwhile(error)) void queryClient.invalidateQueries(onlyQuery(query));
}
