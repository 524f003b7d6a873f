import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';
import { ZIP_STATES } from './zips.rules.ts';

const zipParams = z.strictObject({ zipId: id });

/** What somebody takes along of a group. Times are UTC epoch milliseconds. */
const zipSchema = z.object({
  id: z.string(),
  /** Null once the group is no more. */
  groupId: z.string().nullable(),
  /** As it was called when they asked. */
  groupName: z.string(),
  state: z.enum(ZIP_STATES),
  askedAt: z.int(),
  /** Bytes; null until it is ready. */
  size: z.int().nullable(),
  /** It is deleted then. */
  keptUntil: z.int(),
  /** Where it is downloaded; null until it is ready. */
  url: z.string().nullable(),
});
export type GroupZip = z.output<typeof zipSchema>;

/** GET /api/groups/zips: mine, also of groups that I have left since. */
export const listZips = defineEndpoint({
  method: 'GET',
  path: '/api/groups/zips',
  summary: 'What I take along of groups: the latest first.',
  access: 'signed-in',
  response: z.array(zipSchema).max(20),
  status: 200,
  errors: [],
});

/**
 * POST /api/groups/:groupId/zips: of a group that I am in. It is packed outside the request, of what I may read by then; the one
 * of this group from before goes. While one is being packed, that one is answered.
 */
export const createZip = defineEndpoint({
  method: 'POST',
  path: '/api/groups/:groupId/zips',
  summary: 'Packs everything that I may read in a group into one zip, and tells me when it is ready.',
  access: 'signed-in',
  params: z.strictObject({ groupId: id }),
  response: zipSchema,
  status: 202,
  errors: ['NOT_FOUND', 'GROUP_LIMIT'],
  idempotent: true,
  rateLimit: { max: 10, windowSeconds: 3600 },
});

/** GET /api/groups/zips/:zipId/content: mine; with Range. */
export const downloadZip = defineEndpoint({
  method: 'GET',
  path: '/api/groups/zips/:zipId/content',
  summary: 'The zip, or where it is (302).',
  access: 'signed-in',
  params: zipParams,
  status: 200,
  raw: true,
  errors: ['NOT_FOUND', 'RANGE_NOT_SATISFIABLE'],
});

/** DELETE /api/groups/zips/:zipId */
export const deleteZip = defineEndpoint({
  method: 'DELETE',
  path: '/api/groups/zips/:zipId',
  summary: 'Deletes a zip of mine before its time.',
  access: 'signed-in',
  params: zipParams,
  status: 204,
  errors: ['NOT_FOUND'],
});
