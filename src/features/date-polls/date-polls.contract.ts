import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED } from '#contract/paging.ts';
import { id, line, text } from '#contract/text.ts';
import { isTimezone } from '#contract/timezone.ts';
import { GATHERING_LIMITS } from '#features/gatherings/gatherings.rules.ts';
import { GROUP_ROOMS } from '#features/groups/groups.rules.ts';
import { WORDS_REFUSED } from '#features/moderation/moderation.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { DATE_ANSWERS, DATE_POLL_LIMITS } from './date-polls.rules.ts';

/** A moment on the clocks of the place: '2026-11-26T19:00'. */
const wallClock = z.iso.datetime({ local: true, precision: -1, error: 'Please give a day and a time.' });
const pollParams = z.strictObject({ pollId: id });
const dateParams = pollParams.extend({ dateId: id });
const groupSchema = z.object({ id: z.string(), name: z.string(), room: z.enum(GROUP_ROOMS) });

/** A poll in lists. Times are UTC epoch milliseconds. */
export const datePollCardSchema = z.object({
  id: z.string(),
  group: groupSchema,
  title: z.string(),
  /** How many dates it asks about that are still to come. */
  dates: z.int().min(0),
  /** How many people have answered. */
  answered: z.int().min(0),
  /** Of how many of those dates the reader has said whether they suit. */
  iAnswered: z.int().min(0),
});
export type DatePollCard = z.output<typeof datePollCardSchema>;

const dateSchema = z.object({
  id: z.string(),
  startsAt: z.int(),
  endsAt: z.int(),
  yes: z.int().min(0),
  ifNeeded: z.int().min(0),
  no: z.int().min(0),
  /** The reader's. */
  answer: z.enum(DATE_ANSWERS).nullable(),
  /** It has begun: nothing is said of it any more. */
  isOver: z.boolean(),
  /** The event was planned on it. */
  isTaken: z.boolean(),
});
export type PolledDate = z.output<typeof dateSchema>;

/** A poll on its own page. */
export const datePollSchema = z.object({
  id: z.string(),
  group: groupSchema,
  title: z.string(),
  /** IANA, of the place. */
  timezone: z.string(),
  minutes: z.int(),
  /** Null where the reader may not see who asks. */
  askedBy: publicPersonSchema.nullable(),
  /** The soonest first. */
  dates: z.array(dateSchema).max(DATE_POLL_LIMITS.dates),
  answered: z.int().min(0),
  /** Those who answered and whom the reader may see, with what they said of each of `dates`. */
  people: z
    .array(z.object({ person: publicPersonSchema, answers: z.array(z.enum(DATE_ANSWERS).nullable()) }))
    .max(GATHERING_LIMITS.answers),
  /** What was planned on the date that was found. Null: it is looked for, or the event is not there any more. */
  gathering: z
    .object({
      gatheringId: z.string(),
      start: z.string(),
      startsAt: z.int(),
      endsAt: z.int(),
      isCancelled: z.boolean(),
    })
    .nullable(),
  decidedAt: z.int().nullable(),
  isClosed: z.boolean(),
  /** For its hosts alone: a moderator hid its words, or they wait for one. */
  hidden: z.enum(['held', 'moderator']).nullable(),
  can: z.object({
    answer: z.boolean(),
    /** Add and remove dates. */
    keep: z.boolean(),
    /** Plan the event on one of them. */
    decide: z.boolean(),
    /** Call the search off. */
    end: z.boolean(),
    report: z.boolean(),
  }),
});
export type DatePoll = z.output<typeof datePollSchema>;

/** GET /api/date-polls: those whose date is still looked for, the one that ends soonest first. */
export const listDatePolls = defineEndpoint({
  method: 'GET',
  path: '/api/date-polls',
  summary: 'The dates that my groups are looking for, at most 20; of one group when it is named.',
  access: 'signed-in',
  query: z.strictObject({ groupId: id.optional() }),
  response: z.array(datePollCardSchema).max(20),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** POST /api/date-polls: a leader or helper asks their group; everybody in it is told. */
export const createDatePoll = defineEndpoint({
  method: 'POST',
  path: '/api/date-polls',
  summary: 'Asks a group that I lead or help which of some dates suit them.',
  access: 'signed-in',
  body: z.strictObject({
    groupId: id,
    title: line(DATE_POLL_LIMITS.title),
    minutes: z
      .int('Please give a whole number of minutes.')
      .min(DATE_POLL_LIMITS.shortest, `At least ${DATE_POLL_LIMITS.shortest} minutes.`)
      .max(DATE_POLL_LIMITS.longest, 'At most twelve hours.'),
    timezone: z.string().max(64).refine(isTimezone, 'Please choose a time zone.'),
    startsAt: z
      .array(wallClock)
      .min(2, 'Please give two dates at least.')
      .max(DATE_POLL_LIMITS.dates, `At most ${DATE_POLL_LIMITS.dates} dates.`),
  }),
  response: datePollSchema,
  status: 201,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'DATE_POLL_LIMIT', 'GROUP_ARCHIVED'],
  takesWords: true,
  idempotent: true,
  rateLimit: { max: 60, windowSeconds: 3600 },
});

/** GET /api/date-polls/:pollId */
export const getDatePoll = defineEndpoint({
  method: 'GET',
  path: '/api/date-polls/:pollId',
  summary: 'One poll: its dates, whom they suit, and what I may do.',
  access: 'signed-in',
  params: pollParams,
  response: datePollSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/date-polls/:pollId/dates/:dateId/answer */
export const answerDate = defineEndpoint({
  method: 'PUT',
  path: '/api/date-polls/:pollId/dates/:dateId/answer',
  summary: 'Whether a date suits me.',
  access: 'signed-in',
  params: dateParams,
  body: z.strictObject({ answer: z.enum(DATE_ANSWERS, 'The answer is yes, if-needed or no.') }),
  response: datePollSchema,
  status: 200,
  errors: ['NOT_FOUND', 'DATE_POLL_CLOSED'],
});

/** POST /api/date-polls/:pollId/dates: a date that is there already changes nothing. Whoever has answered is told of another one. */
export const addDate = defineEndpoint({
  method: 'POST',
  path: '/api/date-polls/:pollId/dates',
  summary: 'Asks about one more date.',
  access: 'signed-in',
  params: pollParams,
  body: z.strictObject({ startsAt: wallClock }),
  response: datePollSchema,
  status: 200,
  errors: ['NOT_FOUND', 'DATE_POLL_CLOSED', 'DATE_POLL_LIMIT'],
});

/** DELETE /api/date-polls/:pollId/dates/:dateId: what was said of it goes with it; the last one stays. */
export const removeDate = defineEndpoint({
  method: 'DELETE',
  path: '/api/date-polls/:pollId/dates/:dateId',
  summary: 'Asks about a date no more.',
  access: 'signed-in',
  params: dateParams,
  response: datePollSchema,
  status: 200,
  errors: ['NOT_FOUND', 'DATE_POLL_CLOSED', 'DATE_POLL_LIMIT'],
});

/**
 * PUT /api/date-polls/:pollId/decision: plans the event. Whom the date suits comes, whom it suits if needed may come; they can say otherwise
 * there. The same date chosen again is answered alike.
 */
export const decideDate = defineEndpoint({
  method: 'PUT',
  path: '/api/date-polls/:pollId/decision',
  summary: 'Plans the event on one of the dates.',
  access: 'signed-in',
  params: pollParams,
  body: z.strictObject({ dateId: id, place: text(GATHERING_LIMITS.place) }),
  response: datePollSchema,
  status: 200,
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'DATE_POLL_CLOSED', 'GATHERING_LIMIT'],
  takesWords: true,
});

/** DELETE /api/date-polls/:pollId: a date is looked for no more. */
export const deleteDatePoll = defineEndpoint({
  method: 'DELETE',
  path: '/api/date-polls/:pollId',
  summary: 'Calls the search for a date off.',
  access: 'signed-in',
  params: pollParams,
  status: 204,
  errors: ['NOT_FOUND', 'DATE_POLL_CLOSED'],
});
