import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, line } from '#contract/text.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { GATHERING_LIMITS, SCOPES } from './gatherings.rules.ts';
import {
  gatheringCardSchema,
  gatheringSchema,
  gatheringWords,
  occurrenceParams,
  repeatSchema,
  writtenGatheringSchema,
} from './gatherings-fields.ts';

const day = z.iso.date('Please give a day as 2026-11-22.');
const scope = z.enum(SCOPES, 'A change is of one, following or all.');
const brings = z
  .array(line(GATHERING_LIMITS.line))
  .max(GATHERING_LIMITS.lines, `At most ${GATHERING_LIMITS.lines} lines.`);

/** GET /api/gatherings: those that are not over, soonest first; cancelled ones too. */
export const listGatherings = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings',
  summary: 'Coming gatherings of my groups and of everyone, soonest first; of one group when it is named.',
  access: 'signed-in',
  query: pageQuery.extend({ groupId: id.optional() }),
  response: z.array(gatheringCardSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** GET /api/gatherings/between: what begins on local days of the reader, half-open, for the month's grid; 500 a page. */
export const listGatheringsBetween = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings/between',
  summary: 'Gatherings that begin from a day on and before another, at most 62 days, soonest first.',
  access: 'signed-in',
  query: z.strictObject({
    from: day,
    before: day,
    timezone: gatheringWords.timezone,
    groupId: id.optional(),
    cursor: pageQuery.shape.cursor,
  }),
  response: z.array(gatheringCardSchema).max(500),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** GET /api/gatherings/next: what the reader has not answered with can't, and is not cancelled. */
export const listNextGatherings = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings/next',
  summary: 'The next three gatherings that I may come to; of one group when it is named.',
  access: 'signed-in',
  query: z.strictObject({ groupId: id.optional() }),
  response: z.array(gatheringCardSchema).max(3),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** POST /api/gatherings: a leader or helper for their group; a moderator for everyone. */
export const createGathering = defineEndpoint({
  method: 'POST',
  path: '/api/gatherings',
  summary: 'Makes a gathering of a group that I lead or help, or as a moderator of everyone.',
  access: 'signed-in',
  body: z.strictObject({
    ...gatheringWords,
    groupId: id.nullable(),
    repeat: repeatSchema.nullable(),
    brings,
    /** Whoever plans it comes to it, of a series to the first, before anybody else has a seat. Absent: they have not answered. */
    comes: z.boolean().optional(),
  }),
  response: writtenGatheringSchema,
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'GATHERING_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** GET /api/gatherings/:gatheringId/:start */
export const getGathering = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings/:gatheringId/:start',
  summary: 'One occurrence: who comes, who brings what, and what I may do.',
  access: 'signed-in',
  params: occurrenceParams,
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** These fields of an occurrence as whoever changes them saw them; unlike new ones they may be of an earlier version. */
const gatheringAsSeen = z
  .strictObject({
    title: z.string(),
    description: z.string(),
    place: z.string(),
    link: z.string(),
    startsAt: z.string(),
    endsAt: z.string(),
    timezone: z.string(),
    seats: z.int().nullable(),
    repeat: z.strictObject({ kind: z.string(), every: z.int(), until: z.string().nullable() }).nullable(),
    brings: z.array(z.string()),
  })
  .partial();

/**
 * PATCH /api/gatherings/:gatheringId/:start: `repeat` and `brings` are of following and all. Answers move along; those who come are told
 * of another time or place. Of what is needed, what is new is added to each, and what is gone goes where nobody has taken it. Where a series was divided, the answer has another id.
 */
export const updateGathering = defineEndpoint({
  method: 'PATCH',
  path: '/api/gatherings/:gatheringId/:start',
  summary:
    'Changes one occurrence, it and all that follow, or all. What is absent stays. With `basedOn`, what another host has changed since ' +
    'is not replaced.',
  access: 'signed-in',
  params: occurrenceParams,
  body: z
    .strictObject({ ...gatheringWords, repeat: repeatSchema.nullable(), brings })
    .partial()
    .extend({ scope, basedOn: gatheringAsSeen.optional() }),
  response: writtenGatheringSchema,
  status: 200,
  errors: [
    ...WORDS_REFUSED,
    'NOT_FOUND',
    'GATHERING_CLOSED',
    'GATHERING_LIMIT',
    'GROUP_ARCHIVED',
    'CHANGED_MEANWHILE',
  ],
  takesWords: true,
});

/** PUT /api/gatherings/:gatheringId/:start/cancelled: those who come are told. */
export const cancelGathering = defineEndpoint({
  method: 'PUT',
  path: '/api/gatherings/:gatheringId/:start/cancelled',
  summary: 'Cancels one occurrence, it and all that follow, or all; those who come are told.',
  access: 'signed-in',
  params: occurrenceParams,
  body: z.strictObject({ scope }),
  response: gatheringSchema,
  status: 200,
  errors: ['NOT_FOUND', 'GATHERING_CLOSED', 'GROUP_ARCHIVED'],
});
