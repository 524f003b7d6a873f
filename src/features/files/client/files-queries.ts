import type { QueryClient } from '@tanstack/react-query';
import { type CachedAnswers, changeAnswers } from '#platform/client/cached-answers.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import { getFileUsage, listFiles } from '../files.contract.ts';

/** My files, newest first, a page at a time. */
export const filesQuery = endpointPages(listFiles);

/** How much of my space is used, and the server's limits; bytes. */
export const usageQuery = endpointQuery(getFileUsage);

/** What there is has to be asked for again. */
export function filesUnknown(cache: CachedAnswers): void {
  cache.setPages(listFiles, () => undefined);
  cache.set(getFileUsage, () => undefined);
}

/** After a file has come: it shows here and in the browser's other tabs. */
export function refreshFiles(queryClient: QueryClient): void {
  changeAnswers(queryClient, filesUnknown);
}
