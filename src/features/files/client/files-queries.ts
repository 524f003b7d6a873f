import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '#platform/client/call-endpoint.ts';
import { pagesOf } from '#platform/client/list-pages.ts';
import type { deleteFile, getFileUsage, StoredFile } from '../files.contract.ts';

const filesKey = ['/api/files'] as const;
const usageKey = ['/api/files/usage'] as const;

/** My files, newest first, a page at a time. */
export const filesQuery = { queryKey: filesKey, ...pagesOf<StoredFile>(filesKey[0]) };

/** How much of my space is used, and the server's limits; bytes. */
export const usageQuery = queryOptions({
  queryKey: usageKey,
  queryFn: ({ signal }) => callEndpoint<typeof getFileUsage>('GET /api/files/usage', {}, { signal }),
});

export function removeFile(fileId: string) {
  return callEndpoint<typeof deleteFile>('DELETE /api/files/:fileId', { params: { fileId } });
}

/** After a file has come or gone. */
export async function refreshFiles(queryClient: QueryClient): Promise<void> {
  await Promise.all([filesKey, usageKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
