import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { id, text } from '#contract/text.ts';
import { isBlank } from '#contract/visible-text.ts';
import { versesOf } from '#features/bible/passage-ids.rules.ts';
import { progressSchema } from '#features/progress/progress.contract.ts';
import { JOURNAL_LIMITS, MOOD_IDS, searchProblem, type WrittenEntry } from './journal.rules.ts';

/**
 * An entry as its author sees it (docs/product.md, Things and their fields); nobody else ever sees it. Times are
 * epoch milliseconds.
 */
export const entrySchema = z.object({
  id: z.string(),
  content: z.string(),
  reflectionPrompt: z.string().nullable(),
  mood: z.enum(MOOD_IDS).nullable(),
  passage: z.string().nullable(),
  writingTimeMinutes: z.int(),
  createdAt: z.int(),
  /** Null until it is edited. */
  updatedAt: z.int().nullable(),
  xpEarned: z.int(),
});
export type JournalEntry = z.output<typeof entrySchema>;

/** What the next entry of the day would earn, and how many more of this day would earn it. */
const leftOfDaySchema = z.object({ nextEntryXP: z.int(), paidEntriesLeft: z.int() });

/** The day, with the id of the prompt that is everybody's of this date. */
const todaySchema = leftOfDaySchema.extend({ promptId: z.string() });

/** What its author writes of an entry, as it is checked. */
const written = {
  content: text(JOURNAL_LIMITS.content).refine(
    (value) => !isBlank(value),
    'Please write something in your journal entry before saving',
  ),
  reflectionPrompt: text(JOURNAL_LIMITS.prompt).nullish(),
  mood: z.enum(MOOD_IDS, 'Please choose one of the moods.').nullish(),
  passage: text(JOURNAL_LIMITS.passage)
    .refine((value) => versesOf(value) !== null, 'Name verses of a chapter, such as PSA.23.2-4.')
    .nullish(),
} satisfies Record<keyof WrittenEntry, z.ZodType>;
/** Each UTF-16 unit of the longest entry may come as an escape of six bytes, `\u2057`. */
const bodyLimit = 6 * (JOURNAL_LIMITS.content + JOURNAL_LIMITS.prompt) + 1024;
const entryParams = z.strictObject({ entryId: id });

/** GET /api/journal/entries: newest first, a page at a time; `q` searches within them. */
export const listEntries = defineEndpoint({
  method: 'GET',
  path: '/api/journal/entries',
  summary:
    'My journal entries, newest first; a page ends early after long ones. `q` keeps those that contain all its words, ' +
    'ten at most.',
  access: 'signed-in',
  query: pageQuery.extend({
    q: text(JOURNAL_LIMITS.search)
      .refine((q) => searchProblem(q) === null, { error: ({ input }) => searchProblem(String(input)) ?? '' })
      .optional(),
  }),
  response: z.array(entrySchema),
  status: 200,
  errors: [],
  rateLimit: { max: 1200, windowSeconds: 600 },
});

/** POST /api/journal/entries: saves an entry and pays its XP in one step. */
export const createEntry = defineEndpoint({
  method: 'POST',
  path: '/api/journal/entries',
  summary:
    'Saves a journal entry; `xpEarned` tells what it earned, `progress` how far I have come, `nextEntryXP` what the ' +
    'next entry of this day would earn, and `paidEntriesLeft` how many more would.',
  access: 'signed-in',
  body: z.strictObject({
    ...written,
    writingTimeMinutes: z
      .int('writingTimeMinutes is a whole number.')
      .min(JOURNAL_LIMITS.minWritingMinutes, 'writingTimeMinutes is at least 1.')
      .max(JOURNAL_LIMITS.maxWritingMinutes, 'writingTimeMinutes is at most a day.'),
  }),
  response: entrySchema.extend({ progress: progressSchema, ...leftOfDaySchema.shape }),
  status: 201,
  errors: ['NOT_FOUND'],
  bodyLimit,
  idempotent: true,
});

/** PATCH: absent leaves, null clears. */
export const updateEntry = defineEndpoint({
  method: 'PATCH',
  path: '/api/journal/entries/:entryId',
  summary:
    'Changes one of my entries. What is absent stays; null clears prompt, mood or passage. With `basedOn`, words that were changed ' +
    'since are not replaced.',
  access: 'signed-in',
  params: entryParams,
  body: z.strictObject({
    ...written,
    content: written.content.optional(),
    /** `updatedAt` of the entry as whoever changes it has seen it. */
    basedOn: z.int().nullable().optional(),
  }),
  response: entrySchema,
  status: 200,
  errors: ['NOT_FOUND', 'ENTRY_CHANGED'],
  bodyLimit,
});

export const deleteEntry = defineEndpoint({
  method: 'DELETE',
  path: '/api/journal/entries/:entryId',
  summary: 'Deletes one of my entries. The XP it earned stays.',
  access: 'signed-in',
  params: entryParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** GET /api/journal/entries/:entryId: what leads to an entry from elsewhere opens it alone. */
export const getEntry = defineEndpoint({
  method: 'GET',
  path: '/api/journal/entries/:entryId',
  summary: 'One of my entries.',
  access: 'signed-in',
  params: entryParams,
  response: entrySchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** An entry as a line that leads to it. */
export const entryLineSchema = entrySchema
  .pick({ id: true, mood: true, passage: true, createdAt: true })
  .extend({
    /** My calendar day when it was written. */
    date: z.iso.date(),
    /** How it begins: `JOURNAL_LIMITS.firstWords` characters at most. */
    firstWords: z.string(),
  });
export type EntryLine = z.output<typeof entryLineSchema>;

/** GET /api/journal/chapters/:bookId/:chapter: what I wrote about verses of a chapter. */
export const listOfChapter = defineEndpoint({
  method: 'GET',
  path: '/api/journal/chapters/:bookId/:chapter',
  summary: 'My entries about verses of a chapter as lines, newest first; 50 at most.',
  access: 'signed-in',
  params: z.strictObject({ bookId: z.string().max(40), chapter: z.string().max(10) }),
  response: z.array(entryLineSchema),
  status: 200,
  errors: [],
});

/** GET /api/journal/on-this-day: what I wrote on this day of the month one, three and six months ago, and of earlier years. */
export const listOnThisDay = defineEndpoint({
  method: 'GET',
  path: '/api/journal/on-this-day',
  summary:
    'My entries of this day one, three and six months ago, and in earlier years, newest first; 20 at most.',
  access: 'signed-in',
  response: z.array(entrySchema),
  status: 200,
  errors: [],
});

/** GET /api/journal/today: what the next entries would earn, and the day's prompt; the day is the server's to decide. */
export const getToday = defineEndpoint({
  method: 'GET',
  path: '/api/journal/today',
  summary: 'What the next entry of my local day would earn, how many more would, and the prompt of the day.',
  access: 'signed-in',
  response: todaySchema,
  status: 200,
  errors: [],
});
