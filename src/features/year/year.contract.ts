import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { LISTED, pageQuery } from '#contract/paging.ts';
import { passageSchema } from '#features/bible/bible.contract.ts';
import { entryLineSchema } from '#features/journal/journal.contract.ts';
import { MOOD_IDS } from '#features/journal/journal.rules.ts';

/** All of it is the caller's own, and shown to nobody else. */

/** A date of mine, '2026-11-24'. */
const date = z.iso.date();
const yearNumber = z.string().regex(/^\d{4}$/, 'Say the year with four digits, such as 2026.');
/** Absent: the year of today. */
const ofYear = z.object({ of: yearNumber.optional() });

/** My dates of one year on which a lamp was lit, oldest first. */
const lampDatesSchema = z.object({ read: z.array(date), write: z.array(date), pray: z.array(date) });
export type LampDates = z.output<typeof lampDatesSchema>;

/** A week, or what of it is in the year. */
const weekSchema = z.object({
  /** Its first day in the year. */
  start: date,
  /** Full ones, of all reading sessions together that began in it. */
  minutes: z.int(),
  /** How many were read, each once a day. */
  chapters: z.int(),
});
export type Week = z.output<typeof weekSchema>;

const moodsOfMonthSchema = z.object({
  /** '2026-03' */
  month: z.string(),
  /** In the order in which moods are offered; none without an entry. */
  moods: z.array(z.object({ mood: z.enum(MOOD_IDS), entries: z.int() })),
});
export type MoodsOfMonth = z.output<typeof moodsOfMonthSchema>;

const yearSchema = z.object({
  year: z.int(),
  /** The date of today where I am. */
  today: date,
  /** The year of my first lamp; that of today before there is one. */
  firstYear: z.int(),
  dates: lampDatesSchema,
  /** Of the whole time, not of this year alone: how many different chapters of a book I have read. No book without one. */
  shelf: z.array(z.object({ bookId: z.string(), chaptersRead: z.int() })),
  /** Those in which I read, in their order. */
  weeks: z.array(weekSchema),
  /** Those in which an entry has a mood, in their order. */
  moods: z.array(moodsOfMonthSchema),
});
export type Year = z.output<typeof yearSchema>;

/** GET /api/year: a year of mine. */
export const getYear = defineEndpoint({
  method: 'GET',
  path: '/api/year',
  summary:
    'On which days of a year I read, wrote and prayed, how much I read by week, the moods of my entries by month, and what I have ' +
    'read of each book.',
  access: 'signed-in',
  query: ofYear,
  response: yearSchema,
  status: 200,
  errors: [],
});

const daySchema = z.object({
  date,
  /** The first 100 at most. */
  entries: z.array(entryLineSchema),
  /** Whether there are more. */
  hasMoreEntries: z.boolean(),
  /** Chapters that I marked read, 'JHN.3', for the first time or again, in the order in which I did. */
  chapters: z.array(z.string()),
  /** Full ones, of all its reading sessions together; null where there was none, 0 for less than a minute. */
  minutes: z.int().nullable(),
  /** Whether each lamp burned. */
  lamps: z.object({ read: z.boolean(), write: z.boolean(), pray: z.boolean() }),
  /** How many requests of others I prayed for. */
  prayedFor: z.int(),
});
export type DayOfYear = z.output<typeof daySchema>;

/** GET /api/year/days/:date: a day opened. */
export const getDayOfYear = defineEndpoint({
  method: 'GET',
  path: '/api/year/days/:date',
  summary: 'What I wrote, read and prayed on a day of my calendar.',
  access: 'signed-in',
  params: z.strictObject({ date: z.iso.date('A day is written like 2026-11-23.') }),
  response: daySchema,
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

/** GET /api/year/entries: what I wrote in a year or a month, with one mood or with any. */
export const listEntriesOfYear = defineEndpoint({
  method: 'GET',
  path: '/api/year/entries',
  summary:
    'My entries of a year (`of=2026`) or a month (`of=2026-03`) as lines, the last day first; `mood` keeps those that have it.',
  access: 'signed-in',
  query: pageQuery.extend({
    of: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Say a year or a month, such as 2026 or 2026-03.'),
    mood: z.enum(MOOD_IDS, 'Please choose one of the moods.').optional(),
  }),
  response: z.array(entryLineSchema),
  status: 200,
  errors: [],
  rateLimit: LISTED,
});

const pageSchema = z.object({
  year: z.int(),
  today: date,
  dates: lampDatesSchema,
  /** How many I read in this year, each once a day. */
  chapters: z.int(),
  /** Whose last chapter was read in this year, or that were read whole again in it, in the order of the Bible. */
  booksWhole: z.array(z.string()),
  entries: z.int(),
  /** How often I prayed for a request of somebody. */
  prayedFor: z.int(),
  /** My prayers that were answered, newest first; `YEAR_LIMITS.answered` at most. */
  answered: z.array(z.object({ text: z.string(), thanks: z.string().nullable() })),
  verse: passageSchema.nullable(),
});
export type PageOfYear = z.output<typeof pageSchema>;

/** GET /api/year/page: what stands on the page that is kept of a year. */
export const getPageOfYear = defineEndpoint({
  method: 'GET',
  path: '/api/year/page',
  summary: 'What I read, wrote and prayed in a year, what was answered, and a verse, for a page to keep.',
  access: 'signed-in',
  query: ofYear,
  response: pageSchema,
  status: 200,
  errors: [],
});
