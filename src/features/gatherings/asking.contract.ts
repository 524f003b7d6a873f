import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED } from '#contract/paging.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { GATHERING_LIMITS } from './gatherings.rules.ts';
import { occurrenceParams } from './gatherings-fields.ts';

const notAnsweredSchema = z.object({
  /** Those whom the reader may see, without the reader; who is in the group the longest first. */
  people: z.array(publicPersonSchema).max(GATHERING_LIMITS.notAnswered),
  /** How many they are in all. */
  count: z.int().min(0),
  /** How many of them would be asked now: who was not yet. Whether each of them hears of it is theirs to tell. */
  toAsk: z.int().min(0),
});
export type NotAnswered = z.output<typeof notAnsweredSchema>;

/** GET /api/gatherings/:gatheringId/:start/not-answered: for hosts, of a gathering of a group. */
export const getNotAnswered = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings/:gatheringId/:start/not-answered',
  summary: 'Who of the group has given no answer, for its hosts: the first fifty, and how many they are.',
  access: 'signed-in',
  params: occurrenceParams,
  response: notAnsweredSchema,
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** PUT /api/gatherings/:gatheringId/:start/asked: each is asked once, whichever host does it and however often. */
export const askWhoCome = defineEndpoint({
  method: 'PUT',
  path: '/api/gatherings/:gatheringId/:start/asked',
  summary:
    'Asks those who have given no answer and were not asked yet, by the bell; says how many they were.',
  access: 'signed-in',
  params: occurrenceParams,
  response: notAnsweredSchema.extend({
    /** How many were asked by this call. */
    asked: z.int().min(0),
  }),
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED'],
  rateLimit: { max: 60, windowSeconds: 3600 },
});
