import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { id, line, text, wordsOf } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { requestSchema } from './prayer.contract.ts';
import { PRAYER_LIMITS } from './prayer.rules.ts';

const itemParams = z.strictObject({ itemId: id });

const folderParams = z.strictObject({ folderId: id });

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
