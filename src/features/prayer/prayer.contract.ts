import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { pageQuery } from '#contract/paging.ts';
import { id, line, text } from '#contract/text.ts';
import { passageSchema, quotedSchema } from '#features/bible/bible.contract.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';
import {
  AUDIENCE_KINDS,
  HIDDEN_BECAUSE,
  MOST_COUNTED,
  PRAYER_LIMITS,
  REQUEST_STATES,
} from './prayer.rules.ts';

/** '2026-11-22' */
const date = z.iso.date('Please give a day as 2026-11-22.');

export const audienceSchema = z.strictObject({ kind: z.enum(AUDIENCE_KINDS), id: id.nullable() });

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
      /** 30 days have passed: still praying, answered, or let it rest? */
      isAskedHowItIs: z.boolean(),
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

/** Words of danger were found: help is shown to the author. Nothing was changed or hidden because of it. */
const needsHelp = z.boolean();
const paid = { xpEarned: z.int(), progress: progressSchema };

const wordsOf = (max: number, empty: string) => text(max).refine((value) => value.trim() !== '', empty);
const written = {
  text: wordsOf(PRAYER_LIMITS.request, 'Please write what we shall pray for.'),
  /** Looked up, and refused when there is no such place. */
  verse: quotedSchema.nullish(),
  forDay: date.nullish(),
};
/** What whoever writes to others may be refused with. */
const WORDS_REFUSED = [
  'GUIDELINES_NOT_AGREED',
  'AGE_NOT_TOLD',
  'MUTED',
  'NEWCOMER_LIMIT',
  'LINKS_NOT_YET',
] as const satisfies readonly ErrorCode[];
const requestParams = z.strictObject({ requestId: id });
const encouragementParams = z.strictObject({ encouragementId: id });
const itemParams = z.strictObject({ itemId: id });
const folderParams = z.strictObject({ folderId: id });
const LISTED = { max: 1200, windowSeconds: 600 } as const;

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
        /** Others who would see it; counted to 1,000. */
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
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'PASSAGE_NOT_FOUND', 'PRAYER_LIMIT'],
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

/** PATCH: absent leaves, null clears. Whether it has a name can change only while it is for me alone. */
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
  errors: [...WORDS_REFUSED, 'NOT_FOUND', 'PASSAGE_NOT_FOUND', 'PRAYER_LIMIT'],
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
  errors: [...WORDS_REFUSED, 'NOT_FOUND'],
});

/** PUT /api/prayer/requests/:requestId/state */
export const setRequestState = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/requests/:requestId/state',
  summary:
    "'open': still praying, which also answers the question after 30 days, and takes an answer with its testimony back. " +
    "'resting': nobody is asked to pray further, and only I see it.",
  access: 'signed-in',
  params: requestParams,
  body: z.strictObject({ state: z.enum(['open', 'resting']) }),
  response: requestSchema,
  status: 200,
  errors: ['NOT_FOUND', 'PRAYER_LIMIT'],
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

/** When somebody is reminded of an item: minutes after midnight of their local day, and the days as a sum (Monday 1, Sunday 64). */
const reminderSchema = z.strictObject({
  minuteOfDay: z
    .int()
    .min(0)
    .max(24 * 60 - 1),
  days: z.int().min(1).max(127),
});

/** An item of my list. Nobody else ever sees it. */
export const itemSchema = z.object({
  id: z.string(),
  /** Mine; null where it came from a request or a person alone. */
  text: z.string().nullable(),
  folderId: z.string().nullable(),
  /** The request that it came from, while I may read it. */
  request: requestSchema.nullable(),
  /** The person whom it is about, while I may see them. */
  person: publicPersonSchema.nullable(),
  /** It came from a request or a person that is not there for me any more, and has no words of mine. */
  isGone: z.boolean(),
  /** The last local day on which I prayed for it, and whether that is today. */
  prayedOn: z.string().nullable(),
  prayedToday: z.boolean(),
  reminder: reminderSchema.nullable(),
  /** When it became a thanks; null: I still pray. */
  answeredAt: z.int().nullable(),
  /** What I give thanks for, in my words. */
  thanks: z.string().nullable(),
  createdAt: z.int(),
});
export type PrayerItem = z.output<typeof itemSchema>;

export const folderSchema = z.object({ id: z.string(), name: z.string() });
export type PrayerFolder = z.output<typeof folderSchema>;

/** GET /api/prayer/list */
export const getPrayerList = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/list',
  summary: 'My list: my folders, and what I pray for, each in the order that I gave them.',
  access: 'signed-in',
  response: z.object({ folders: z.array(folderSchema), items: z.array(itemSchema) }),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** GET /api/prayer/thanks */
export const listThanks = defineEndpoint({
  method: 'GET',
  path: '/api/prayer/thanks',
  summary: 'What was answered on my list, newest first.',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(itemSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

const itemText = wordsOf(PRAYER_LIMITS.item, 'Please write who or what is on your heart.');

/** POST /api/prayer/items */
export const createItem = defineEndpoint({
  method: 'POST',
  path: '/api/prayer/items',
  summary:
    'Puts something on my list: words of mine, a request that I may read, or a person. The same request or person once.',
  access: 'signed-in',
  body: z
    .strictObject({
      text: itemText.nullish(),
      folderId: id.nullish(),
      requestId: id.nullish(),
      personId: id.nullish(),
      reminder: reminderSchema.nullish(),
    })
    .refine(
      ({ text: words, requestId, personId }) => Boolean(words ?? requestId ?? personId),
      'Please write something, or choose a request or a person.',
    ),
  response: itemSchema,
  status: 201,
  errors: ['NOT_FOUND', 'PRAYER_LIMIT'],
  idempotent: true,
});

/** PATCH /api/prayer/items/:itemId */
export const updateItem = defineEndpoint({
  method: 'PATCH',
  path: '/api/prayer/items/:itemId',
  summary:
    'Changes an item of my list. `isAnswered: true` makes it a thanks, with `thanks` in my words; false takes that back. What is ' +
    'absent stays; null clears.',
  access: 'signed-in',
  params: itemParams,
  body: z.strictObject({
    text: itemText.optional(),
    folderId: id.nullish(),
    reminder: reminderSchema.nullish(),
    isAnswered: z.boolean().optional(),
    thanks: text(PRAYER_LIMITS.testimony).nullish(),
  }),
  response: itemSchema,
  status: 200,
  errors: ['NOT_FOUND', 'PRAYER_LIMIT'],
});

/** DELETE /api/prayer/items/:itemId */
export const deleteItem = defineEndpoint({
  method: 'DELETE',
  path: '/api/prayer/items/:itemId',
  summary: 'Takes something off my list. A request that it came from stays.',
  access: 'signed-in',
  params: itemParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/prayer/items/:itemId/prayed */
export const setItemPrayed = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/items/:itemId/prayed',
  summary: "Whether I prayed for it on my local day of today; 'not today' gives back the day before.",
  access: 'signed-in',
  params: itemParams,
  body: z.strictObject({ today: z.boolean() }),
  response: itemSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/prayer/items/order */
export const orderItems = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/items/order',
  summary:
    'The order of items in one folder (or in none): they stand first, in this order, and are moved there.',
  access: 'signed-in',
  body: z.strictObject({ folderId: id.nullable(), itemIds: z.array(id).max(PRAYER_LIMITS.items) }),
  status: 204,
  errors: ['NOT_FOUND'],
});

/** POST /api/prayer/folders */
export const createFolder = defineEndpoint({
  method: 'POST',
  path: '/api/prayer/folders',
  summary: 'Makes a folder of my list.',
  access: 'signed-in',
  body: z.strictObject({ name: line(PRAYER_LIMITS.folderName) }),
  response: folderSchema,
  status: 201,
  errors: ['NOT_FOUND', 'PRAYER_LIMIT'],
  idempotent: true,
});

/** PATCH /api/prayer/folders/:folderId */
export const updateFolder = defineEndpoint({
  method: 'PATCH',
  path: '/api/prayer/folders/:folderId',
  summary: 'Renames a folder of my list.',
  access: 'signed-in',
  params: folderParams,
  body: z.strictObject({ name: line(PRAYER_LIMITS.folderName) }),
  response: folderSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/prayer/folders/:folderId */
export const deleteFolder = defineEndpoint({
  method: 'DELETE',
  path: '/api/prayer/folders/:folderId',
  summary: 'Removes a folder of my list. What was in it stays on the list.',
  access: 'signed-in',
  params: folderParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** PUT /api/prayer/folders/order */
export const orderFolders = defineEndpoint({
  method: 'PUT',
  path: '/api/prayer/folders/order',
  summary: 'The order of my folders.',
  access: 'signed-in',
  body: z.strictObject({ folderIds: z.array(id).max(PRAYER_LIMITS.folders) }),
  status: 204,
  errors: ['NOT_FOUND'],
});
