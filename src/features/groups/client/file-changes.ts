import type { CachedAnswers } from '#platform/client/cached-answers.ts';
import { endpointPages, endpointQuery } from '#platform/client/endpoint-queries.ts';
import type { Changes } from '#platform/client/use-endpoint-mutation.ts';
import {
  type addGroupFile,
  getGroupFileUsage,
  listGroupFiles,
  type removeGroupFile,
  type renameGroupFile,
} from '../files.contract.ts';

export function groupFilesQuery(groupId: string) {
  return endpointPages(listGroupFiles, { params: { groupId }, query: {} });
}

export function groupFileUsageQuery(groupId: string) {
  return endpointQuery(getGroupFileUsage, { params: { groupId } });
}

function use(cache: CachedAnswers, groupId: string, more: { bytes: number; files: number }): void {
  cache.set(getGroupFileUsage, (usage, { params }) =>
    params['groupId'] === groupId
      ? { ...usage, bytes: usage.bytes + more.bytes, files: usage.files + more.files }
      : usage,
  );
}

export const fileShared: Changes<typeof addGroupFile> = (cache, file, { params: { groupId } }) => {
  cache.setPages(listGroupFiles, (known, { params }) =>
    params['groupId'] === groupId ? [file, ...known.filter(({ id }) => id !== file.id)] : known,
  );
  use(cache, groupId, { bytes: file.size, files: 1 });
};

export const fileRenamed: Changes<typeof renameGroupFile> = (cache, file) =>
  cache.setPages(listGroupFiles, (known) => known.map((one) => (one.id === file.id ? file : one)));

export const fileTakenOut: Changes<typeof removeGroupFile> = (cache, _, { params: { groupFileId } }) =>
  cache.setPages(listGroupFiles, (known, { params }) => {
    const gone = known.find(({ id }) => id === groupFileId);
    if (gone === undefined) return known;
    use(cache, String(params['groupId']), { bytes: -gone.size, files: -1 });
    return known.filter((one) => one !== gone);
  });
