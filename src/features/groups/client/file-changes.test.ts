import { expect, it } from 'vitest';
import { changeAnswers } from '#platform/client/cached-answers.ts';
import { createQueryClient } from '#platform/client/query-client.ts';
import type { GroupFile } from '../files.contract.ts';
import { fileShared, fileTakenOut, groupFilesQuery, groupFileUsageQuery } from './file-changes.ts';

const file = (id: string, size: number): GroupFile => ({
  id,
  title: id,
  name: `${id}.mp3`,
  contentType: 'audio/mpeg',
  size,
  url: `/api/groups/files/${id}/content`,
  person: null,
  isMine: true,
  addedAt: 0,
  hidden: null,
  can: { rename: true, remove: true, report: false },
});

it('a file that is shared stands first in its group and counts there, until it is taken out', () => {
  const cache = createQueryClient();
  const usage = { bytes: 10, limitBytes: 100, files: 1, limitFiles: 5 };
  for (const groupId of ['kitchen', 'choir']) {
    cache.setQueryData(groupFilesQuery(groupId).queryKey, {
      pages: [{ items: [file(`of-${groupId}`, 10)], next: null }],
      pageParams: [null],
    } as never);
    cache.setQueryData(groupFileUsageQuery(groupId).queryKey, usage as never);
  }
  const shown = (groupId: string) => {
    const known = cache.getQueryData(groupFilesQuery(groupId).queryKey) as unknown as {
      pages: { items: GroupFile[] }[];
    };
    const { bytes, files } = cache.getQueryData(groupFileUsageQuery(groupId).queryKey) as never;
    return [known.pages.flatMap(({ items }) => items.map(({ id }) => id)), bytes, files];
  };
  changeAnswers(cache, (answers) =>
    fileShared(answers, file('new', 5), {
      params: { groupId: 'kitchen' },
      body: { fileId: 'mine', title: 'new' },
    }),
  );
  expect(shown('kitchen')).toEqual([['new', 'of-kitchen'], 15, 2]);
  expect(shown('choir')).toEqual([['of-choir'], 10, 1]);
  changeAnswers(cache, (answers) =>
    fileTakenOut(answers, undefined as never, { params: { groupFileId: 'new' } }),
  );
  expect(shown('kitchen')).toEqual([['of-kitchen'], 10, 1]);
  expect(shown('choir')).toEqual([['of-choir'], 10, 1]);
});
