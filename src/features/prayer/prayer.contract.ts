import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id } from '#contract/text.ts';
import { passageSchema } from '#features/bible/bible.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { AUDIENCE_KINDS, HIDDEN_BECAUSE, MOST_COUNTED, REQUEST_STATES } from './prayer.rules.ts';
import { paid, requestParams } from './prayer-fields.ts';

export const audienceSchema = z
  .strictObject({ kind: z.enum(AUDIENCE_KINDS), id: id.nullable() })
  .refine(
    ({ kind, id }) => (kind === 'group') === (id !== null),
    'A group is named by its id, and nothing else is.',
  );

/** What came of a request, in its author's words. */
export const testimonySchema = z.object({
  text: z.string(),
  /** The day on which it was told, '2026-11-22'. */
  answeredOn: z.string(),
  /** Null where it is not the reader's own. */
  audience: audienceSchema.nullable(),
  editedAt: z.int().nullable(),
  /** For its author alone: why others do not see it; null when they do. */
  hidden: z.enum(HIDDEN_BECAUSE).nullable(),
});

/** A request as one reader sees it (docs/product.md, Prayer). Times are epoch milliseconds. */
export const requestSchema = z.object({
  id: z.string(),
  text: z.string(),
  verse: passageSchema.nullable(),
  isMine: z.boolean(),
  isAnonymous: z.boolean(),
  /** Null for one asked without a name, and for the reader's own. */
  author: publicPersonSchema.nullable(),
  /** 'circle': from somebody in my circle. Null for one asked without a name, which does not tell whom it was shown to. */
  audience: audienceSchema.nullable(),
  /** The name of the group that was asked; null where none was, the audience is not told, or the reader is not in it. */
  groupName: z.string().nullable(),
  /** The day on which it was asked, by UTC. */
  askedOn: z.string(),
  /** Null for others' requests without a name: only the day is told. */
  askedAt: z.int().nullable(),
  editedAt: z.int().nullable(),
  /** The day for which prayer is asked above all ('my interview is on Thursday'), or null. */
  forDay: z.string().nullable(),
  state: z.enum(REQUEST_STATES),
  testimony: testimonySchema.nullable(),
  /** I prayed for it on my local day of today. */
  prayedToday: z.boolean(),
  /** I put it off today: it stands at the end. */
  isLater: z.boolean(),
  /** The item of my list that came from it, or null. */
  itemId: z.string().nullable(),
  /** For its author alone; null for everybody else. */
  own: z
    .object({
      /** How many people have prayed: never who. */
      prayedPeople: z.int(),
      /** How often they have, each once a day at most. */
      prayedTimes: z.int(),
      /** Those that I may read; null in lists, which do not count them. */
      encouragements: z.int().nullable(),
      /** Why others do not see it; null when they do. */
      hidden: z.enum(HIDDEN_BECAUSE).nullable(),
      /** `ASK_AFTER_DAYS` have passed: still praying, answered, or let it rest? */
      isAskedHowItIs: z.boolean(),
      /** My words tell of danger: show who helps, until I put it away (`putHelpAway`). Null in lists, which do not look. */
      showsHelp: z.boolean().nullable(),
    })
    .nullable(),
  /** What the reader may do. */
  can: z.object({
    pray: z.boolean(),
    encourage: z.boolean(),
    edit: z.boolean(),
    answer: z.boolean(),
    report: z.boolean(),
  }),
});

export type PrayerRequest = z.output<typeof requestSchema>;

/** GET /api/prayer/overview */
export const getPrayerOverview = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/overview',
  summary: 'How many requests wait for my prayer today, and whether there is anything here at all.',
  access: 'signed-in',
  response: z.object({
    /** Not prayed for and not put off today; counted to 100. */
    waiting: z.int().max(MOST_COUNTED.waiting),
    isMore: z.boolean(),
    /** No request of anybody that I may read, none of mine, and nothing on my list. */
    isQuiet: z.boolean(),
  }),
  status: 200,
  errors: [],
});

/** GET /api/prayer/waiting */
export const listWaiting = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/waiting',
  summary:
    "Others' requests that are open and that I may read: first those for today, then of my circle, then of everyone; last " +
    'those that I prayed for or put off today.',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(requestSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** GET /api/prayer/groups/:groupId/requests: with mine among them. */
export const listGroupRequests = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/groups/:groupId/requests',
  summary: 'What is asked of one of my groups and is open, the newest day first, mine included.',
  access: 'signed-in',
  params: z.strictObject({ groupId: id }),
  query: pageQuery,
  response: z.array(requestSchema),
  status: 200,
  errors: ['NOT_FOUND'],
  rateLimit: LISTED,
});

/** GET /api/prayer/audiences */
export const getAudiences = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/audiences',
  summary: 'Whom I may ask for prayer, how many they are, and what I chose last.',
  access: 'signed-in',
  response: z.object({
    options: z.array(
      z.object({
        audience: audienceSchema,
        /** Of a group; null for the others. */
        name: z.string().nullable(),
        /** Others who would see it; of everyone here about as many (`othersHere`). Counted to 1,000. */
        people: z.int().max(MOST_COUNTED.people),
        isMore: z.boolean(),
        /** Why nobody could be sure not to be recognised without a name; null when there is nothing to say. */
        anonymousNote: z.string().nullable(),
      }),
    ),
    chosen: z.object({ audience: audienceSchema, isAnonymous: z.boolean() }),
  }),
  status: 200,
  errors: [],
});

/** PUT /api/prayer/requests/:requestId/prayed */
export const markPrayed = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/requests/:requestId/prayed',
  summary: '"I prayed": counts once on my local day; again on the same day it changes nothing.',
  access: 'signed-in',
  params: requestParams,
  response: z.object({ request: requestSchema, ...paid }),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/prayer/requests/:requestId/prayed: it is counted no more, and its XP is taken back; the lamp goes on burning. */
export const unmarkPrayed = defineEndpoint({
  method: 'DELETE',
  path: '/api/prayer/requests/:requestId/prayed',
  summary:
    'Takes back "I prayed" of my local day: a slip of the finger. Where there is none it changes nothing.',
  access: 'signed-in',
  params: requestParams,
  response: z.object({ request: requestSchema, progress: paid.progress }),
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/prayer/requests/:requestId/later */
export const putOff = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/requests/:requestId/later',
  summary: 'Puts a request to the end for today.',
  access: 'signed-in',
  params: requestParams,
  response: requestSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** GET /api/prayer/answered */
export const listAnswered = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/answered',
  summary:
    'Answered requests whose testimony I may read, the newest day first; or all answered ones of mine.',
  access: 'signed-in',
  query: pageQuery.extend({ whose: z.enum(['all', 'mine']).default('all') }),
  response: z.array(requestSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});
