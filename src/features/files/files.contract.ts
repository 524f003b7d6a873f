import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { id } from '#contract/text.ts';

/** A file as its owner sees it; `createdAt` is epoch milliseconds, `url` downloads it. */
export const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  createdAt: z.int(),
  url: z.string(),
});
export type StoredFile = z.output<typeof fileSchema>;

const fileParams = z.strictObject({ fileId: id });

export const listFiles = defineEndpoint({
  method: 'GET',
  path: '/api/files',
  summary: 'My files, newest first.',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(fileSchema),
  status: 200,
  errors: [],
  rateLimit: { max: 1200, windowSeconds: 600 },
});

export const getFileUsage = defineEndpoint({
  method: 'GET',
  path: '/api/files/usage',
  summary:
    'How many bytes my files take, with what my unfinished uploads have announced, which is given once more by itself, ' +
    'and the limits.',
  access: 'signed-in',
  response: z.object({
    bytes: z.int(),
    unfinishedBytes: z.int(),
    limitBytes: z.int(),
    fileLimitBytes: z.int(),
  }),
  status: 200,
  errors: [],
});

export const giveUpUploads = defineEndpoint({
  method: 'DELETE',
  path: '/api/files/unfinished',
  summary: 'Gives up all of my uploads that have not come to an end, wherever they are sent from.',
  access: 'signed-in',
  status: 204,
  errors: [],
  rateLimit: { max: 60, windowSeconds: 3600 },
});

export const downloadFile = defineEndpoint({
  method: 'GET',
  path: '/api/files/:fileId/content',
  summary:
    'Downloads one of my files, under its name; ranges are honoured. May lead to the file’s store (302).',
  access: 'signed-in',
  params: fileParams,
  status: 200,
  raw: true,
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  rateLimit: { max: 6000, windowSeconds: 600 },
});

export const deleteFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/files/:fileId',
  summary: 'Deletes one of my files.',
  access: 'signed-in',
  params: fileParams,
  status: 204,
  errors: ['NOT_FOUND'],
});
