import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, line } from '#contract/text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { GROUP_LIMITS } from './groups.rules.ts';
import { groupParams } from './groups-fields.ts';

const groupFileParams = z.strictObject({ groupFileId: id });
const title = line(GROUP_LIMITS.fileTitle);

/** A file of a group. Bytes; times in UTC epoch milliseconds. */
const groupFileSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** As it is saved when it is downloaded. */
  name: z.string(),
  contentType: z.string(),
  size: z.int(),
  /** Downloads or plays it; ranges are honoured. */
  url: z.string(),
  /** Whose file it is; null where the reader may not see them. */
  person: publicPersonSchema.nullable(),
  isMine: z.boolean(),
  addedAt: z.int(),
  /** For its owner alone: others do not see it. */
  hidden: z.enum(['held', 'moderator']).nullable(),
  can: z.object({ rename: z.boolean(), remove: z.boolean(), report: z.boolean() }),
});
export type GroupFile = z.output<typeof groupFileSchema>;

/** GET /api/groups/:groupId/files */
export const listGroupFiles = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/files',
  summary: 'Files that people of one of my groups share in it, newest first.',
  access: 'signed-in',
  params: groupParams,
  query: pageQuery,
  response: z.array(groupFileSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** GET /api/groups/:groupId/files/usage */
export const getGroupFileUsage = defineEndpoint({
  method: 'GET',
  path: '/api/groups/:groupId/files/usage',
  summary: 'How many bytes the files of one of my groups take, and how many they may.',
  access: 'signed-in',
  params: groupParams,
  response: z.object({ bytes: z.int(), limitBytes: z.int(), files: z.int(), limitFiles: z.int() }),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** POST /api/groups/:groupId/files: it stays mine, and counts against my room too. */
export const addGroupFile = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/files',
  summary: 'Shares a file of mine in a group. It goes from there when I delete it.',
  access: 'signed-in',
  params: groupParams,
  body: z.strictObject({
    /** Of my files. */
    fileId: id,
    title,
  }),
  response: groupFileSchema,
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'ALREADY_DONE', 'GROUP_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  idempotent: true,
});

/** PATCH /api/groups/files/:groupFileId */
export const renameGroupFile = defineEndpoint({
  method: 'PATCH',
  path: '/api/groups/files/:groupFileId',
  summary: 'Gives a file that I share in a group another title.',
  access: 'signed-in',
  params: groupFileParams,
  body: z.strictObject({ title }),
  response: groupFileSchema,
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_ARCHIVED'],
  takesWords: true,
});

/** DELETE /api/groups/files/:groupFileId: its owner keeps the file. */
export const removeGroupFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/files/:groupFileId',
  summary: 'Takes a file out of a group: mine, or as its leader or helper. Its owner keeps it.',
  access: 'signed-in',
  params: groupFileParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** GET /api/groups/files/:groupFileId/content */
export const downloadGroupFile = defineEndpoint({
  method: 'GET',
  path: '/api/groups/files/:groupFileId/content',
  summary:
    'Downloads a file of one of my groups, without where a picture or video was taken; ranges are honoured. May lead to the file’s store (302).',
  access: 'signed-in',
  params: groupFileParams,
  status: 200,
  raw: true,
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
  rateLimit: { max: 6000, windowSeconds: 600 },
});
