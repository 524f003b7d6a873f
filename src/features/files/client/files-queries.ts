import type { QueryClient } from '@tanstack/react-query';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getFileUsage, listFiles } from '../files.contract.ts';

/** My files, newest first, a page at a time. */
export const filesQuery = endpointPages(listFiles);

/** How much of my space is used, and the server's limits; bytes. */
export const usageQuery = endpointQuery(getFileUsage);

/** After a file has come. */
export async function refreshFiles(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [filesQuery, usageQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })),
  );
}
