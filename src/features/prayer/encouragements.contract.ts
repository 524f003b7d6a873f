import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, wordsOf } from '#contract/text.ts';
import { passageSchema, quotedSchema } from '#features/bible/bible.contract.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { HIDDEN_BECAUSE, PRAYER_LIMITS } from './prayer.rules.ts';
import { needsHelp, paid, requestParams } from './prayer-fields.ts';

export const encouragementSchema = z.object({
  id: z.string(),
  text: z.string(),
  verse: passageSchema.nullable(),
  /** Null for the reader's own. */
  author: publicPersonSchema.nullable(),
  isMine: z.boolean(),
  writtenAt: z.int(),
  editedAt: z.int().nullable(),
  /** For its author alone: why others do not see it. */
  hidden: z.enum(HIDDEN_BECAUSE).nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), report: z.boolean() }),
});

export type Encouragement = z.output<typeof encouragementSchema>;

const encouragementParams = z.strictObject({ encouragementId: id });

/** GET /api/prayer/requests/:requestId/encouragements */
export const listEncouragements = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/requests/:requestId/encouragements',
  summary: 'What people wrote under a request that I may read, oldest first.',
  access: 'signed-in',
  params: requestParams,
  query: pageQuery,
  response: z.array(encouragementSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** POST /api/prayer/requests/:requestId/encouragements */
export const createEncouragement = defineEndpoint({
  method: 'POST',
  path: '/api/prayer/requests/:requestId/encouragements',
  summary: 'Writes a few words under a request, with a verse if I like.',
  access: 'signed-in',
  params: requestParams,
  body: z.strictObject({
    text: wordsOf(PRAYER_LIMITS.encouragement, 'Please write something. A line is enough.'),
    verse: quotedSchema.nullish(),
  }),
  response: encouragementSchema.extend({ needsHelp, ...paid }),
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'PASSAGE_NOT_FOUND', 'PRAYER_LIMIT'],
  takesWords: true,
  idempotent: true,
});

/** PATCH /api/prayer/encouragements/:encouragementId */
export const updateEncouragement = defineEndpoint({
  method: 'PATCH',
  path: '/api/prayer/encouragements/:encouragementId',
  summary: 'Changes my encouragement within 15 minutes. What is absent stays; null takes the verse away.',
  access: 'signed-in',
  params: encouragementParams,
  body: z.strictObject({
    text: wordsOf(PRAYER_LIMITS.encouragement, 'Please write something. A line is enough.').optional(),
    verse: quotedSchema.nullish(),
  }),
  response: encouragementSchema.extend({ needsHelp }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'PASSAGE_NOT_FOUND'],
  takesWords: true,
});

/** DELETE /api/prayer/encouragements/:encouragementId */
export const deleteEncouragement = defineEndpoint({
  method: 'DELETE',
  path: '/api/prayer/encouragements/:encouragementId',
  summary: 'Removes my encouragement, or one under my request.',
  access: 'signed-in',
  params: encouragementParams,
  status: 204,
  errors: ['NOT_FOUND'],
});
