import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import { type deleteFile, getFileUsage, listFiles } from '../files.contract.ts';

/** What the deleted file took is free again. */
export const fileDeleted: Changes<typeof deleteFile> = (cache, _, { params }) => {
  let freed = 0;
  cache.setPages(listFiles, (files) => {
    freed = files.find(({ id }) => id === params.fileId)?.size ?? 0;
    return files.filter(({ id }) => id !== params.fileId);
  });
  cache.set(getFileUsage, (usage) => ({ ...usage, bytes: usage.bytes - freed }));
};
