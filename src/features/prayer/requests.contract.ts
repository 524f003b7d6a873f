import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { wordsOf } from '#contract/text.ts';
import { quotedSchema } from '#features/bible/bible.contract.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { audienceSchema, requestSchema } from './prayer.contract.ts';
import { ASK_AFTER_DAYS, PRAYER_LIMITS, REQUEST_STATES } from './prayer.rules.ts';
import { needsHelp, paid, requestParams } from './prayer-fields.ts';

/** '2026-11-22' */
const date = z.iso.date('Please give a day as 2026-11-22.');
const written = {
  text: wordsOf(PRAYER_LIMITS.request, 'Please write what we shall pray for.'),
  /** Looked up, and refused when there is no such place. */
  verse: quotedSchema.nullish(),
  forDay: date.nullish(),
};

/** GET /api/prayer/requests: mine. */
export const listMyRequests = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/requests',
  summary: 'My requests, newest first, those for me alone included.',
  access: 'signed-in',
  query: pageQuery.extend({ state: z.enum(REQUEST_STATES).optional() }),
  response: z.array(requestSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** POST /api/prayer/requests */
export const createRequest = defineEndpoint({
  method: 'POST',
  path: '/api/prayer/requests',
  summary:
    'Asks for prayer, or keeps a prayer for me alone (it then stands on my list). The audience is remembered as my choice.',
  access: 'signed-in',
  body: z.strictObject({ ...written, audience: audienceSchema, isAnonymous: z.boolean() }),
  response: requestSchema.extend({ needsHelp }),
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'PASSAGE_NOT_FOUND', 'PRAYER_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  idempotent: true,
});

/** GET /api/prayer/requests/:requestId */
export const getRequest = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/requests/:requestId',
  summary: 'One request that I may read.',
  access: 'signed-in',
  params: requestParams,
  response: requestSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PATCH: absent leaves, null clears. Whether it has a name was settled when it was asked: what differs is refused. */
export const updateRequest = defineEndpoint({
  method: 'PATCH',
  path: '/api/prayer/requests/:requestId',
  summary: 'Changes my request: its words, verse, day or audience. What is absent stays; null clears.',
  access: 'signed-in',
  params: requestParams,
  body: z.strictObject({
    ...written,
    text: written.text.optional(),
    audience: audienceSchema.optional(),
    isAnonymous: z.boolean().optional(),
  }),
  response: requestSchema.extend({ needsHelp }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'PASSAGE_NOT_FOUND', 'PRAYER_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
});

/** DELETE /api/prayer/requests/:requestId */
export const deleteRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/prayer/requests/:requestId',
  summary: 'Deletes my request with everything that was written under it.',
  access: 'signed-in',
  params: requestParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/prayer/requests/:requestId/help-put-away */
export const putHelpAway = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/requests/:requestId/help-put-away',
  summary:
    'I am all right for now: who helps is shown with this request of mine no more, until its words are others.',
  access: 'signed-in',
  params: requestParams,
  response: requestSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/prayer/requests/:requestId/answer */
export const answerRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/requests/:requestId/answer',
  summary:
    'My request was answered: what happened, and who may read it (nobody beyond those who may read the request, unless ' +
    '`audience` says so). Again, it changes the words. Without words it is answered all the same.',
  access: 'signed-in',
  params: requestParams,
  body: z.strictObject({
    text: wordsOf(PRAYER_LIMITS.testimony, 'Please write what happened. A line is enough.').nullable(),
    /** Absent: the request's own. */
    audience: audienceSchema.optional(),
  }),
  response: z.object({ request: requestSchema, needsHelp, ...paid }),
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GROUP_ARCHIVED'],
  takesWords: true,
});

/** PUT /api/prayer/requests/:requestId/state */
export const setRequestState = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/requests/:requestId/state',
  summary:
    `'open': still praying, which also answers the question after ${ASK_AFTER_DAYS} days, and takes an answer with its testimony back. ` +
    "'resting': nobody is asked to pray further, and only I see it.",
  access: 'signed-in',
  params: requestParams,
  body: z.strictObject({ state: z.enum(['open', 'resting']) }),
  response: requestSchema,
  status: 200,
  errors: ['MUTED', 'NOT_FOUND', 'PRAYER_LIMIT'],
});
