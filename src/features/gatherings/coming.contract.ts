import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED } from '#contract/paging.ts';
import { id, line } from '#contract/text.ts';
import { GROUP_LIMITS } from '#features/groups/groups.rules.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { ANSWERS, GATHERING_LIMITS, SERIES_ANSWERS } from './gatherings.rules.ts';
import { gatheringSchema, occurrenceParams, writtenGatheringSchema } from './gatherings-fields.ts';

const lineParams = occurrenceParams.extend({ lineId: id });

/** PUT /api/gatherings/:gatheringId/:start/answer: going waits where every seat is taken, and moves up by itself. */
export const answerGathering = defineEndpoint({
  method: 'PUT',
  path: '/api/gatherings/:gatheringId/:start/answer',
  summary: 'Whether I come. Whoever cannot any more gives back what they wanted to bring.',
  access: 'signed-in',
  params: occurrenceParams,
  body: z.strictObject({ answer: z.enum(ANSWERS, 'The answer is going, maybe or cant.') }),
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED', 'GATHERING_LIMIT'],
});

/** PUT /api/gatherings/:gatheringId/:start/series-answer: null takes back what was said; an evening that was answered by itself keeps that. */
export const answerSeries = defineEndpoint({
  method: 'PUT',
  path: '/api/gatherings/:gatheringId/:start/series-answer',
  summary: 'Whether I come to all coming evenings of a series, unless I answer one by itself.',
  access: 'signed-in',
  params: occurrenceParams,
  body: z.strictObject({ answer: z.enum(SERIES_ANSWERS, 'The answer is going or cant.').nullable() }),
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED'],
});

/** POST /api/gatherings/:gatheringId/:start/lines */
export const addBringLine = defineEndpoint({
  method: 'POST',
  path: '/api/gatherings/:gatheringId/:start/lines',
  summary: 'Adds something to bring; `isMine`: I bring it myself, and come.',
  access: 'signed-in',
  params: occurrenceParams,
  body: z.strictObject({ text: line(GATHERING_LIMITS.line), isMine: z.boolean() }),
  response: writtenGatheringSchema,
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GATHERING_CLOSED', 'GATHERING_LIMIT'],
  takesWords: true,
  idempotent: true,
});

/** PUT /api/gatherings/:gatheringId/:start/lines/:lineId/mine: whoever has not answered comes with that. */
export const takeBringLine = defineEndpoint({
  method: 'PUT',
  path: '/api/gatherings/:gatheringId/:start/lines/:lineId/mine',
  summary: 'Takes a line of who brings what, or gives it back.',
  access: 'signed-in',
  params: lineParams,
  body: z.strictObject({ isMine: z.boolean() }),
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED', 'GATHERING_LIMIT', 'LINE_TAKEN'],
});

/** DELETE /api/gatherings/:gatheringId/:start/lines/:lineId: by a host, or by whoever added it while nobody has it. */
export const removeBringLine = defineEndpoint({
  method: 'DELETE',
  path: '/api/gatherings/:gatheringId/:start/lines/:lineId',
  summary: 'Removes a line of who brings what.',
  access: 'signed-in',
  params: lineParams,
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED'],
});

const othersSchema = z.object({
  /** In the order in which they came into the group; not whom the reader does not see. */
  people: z.array(z.object({ person: publicPersonSchema, came: z.boolean() })).max(GROUP_LIMITS.members),
});
export type OthersOfGroup = z.output<typeof othersSchema>;

/** GET /api/gatherings/:gatheringId/:start/others: for hosts of a group's, from its begin on; they can be noted as those who said that they come. */
export const getOthersOfGroup = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings/:gatheringId/:start/others',
  summary:
    'Who of the group has not said that they come, for its hosts: whoever came all the same is noted, too.',
  access: 'signed-in',
  params: occurrenceParams,
  response: othersSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED'],
  rateLimit: LISTED,
});

/** PUT /api/gatherings/:gatheringId/:start/came/:personId: pays them XP once; taken back, so is the XP. */
export const markCame = defineEndpoint({
  method: 'PUT',
  path: '/api/gatherings/:gatheringId/:start/came/:personId',
  summary: 'A host says who came, or that it was a mistake.',
  access: 'signed-in',
  params: occurrenceParams.extend({ personId: id }),
  body: z.strictObject({ came: z.boolean() }),
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED'],
});
