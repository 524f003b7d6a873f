import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { WEEKDAYS } from '#contract/local-dates.ts';

/** A date of mine, '2026-11-24'. */
const date = z.iso.date();

/** Numbers of days: they are mine alone, and shown to nobody else. */
const rhythmSchema = z.object({
  /** Days in a row on which a lamp was lit. A sabbath, a rest and a flask of oil never break it. */
  row: z.int(),
  /** Flasks of oil that are kept for days that will be missed. */
  flasks: z.int(),
  longest: z.int(),
  /** All days with a lamp. */
  total: z.int(),
  /** The dates that oil has kept, on the day on which I come back. */
  oilOn: z.array(date),
  /** I have lit a lamp once, or chosen a sabbath or a rest: before that I am not told of a sabbath that I did not choose. */
  isBegun: z.boolean(),
  /** The day of the week that is kept free, 1 is Monday. */
  sabbath: z.literal(WEEKDAYS),
  /** The last date of the rest that I am in; null for none. */
  restsUntil: date.nullable(),
});
export type TodaysRhythm = z.output<typeof rhythmSchema>;

const lampsSchema = z.object({ read: z.boolean(), write: z.boolean(), pray: z.boolean() });

/** What I may pray for next: of my own list, or a request that I may read. */
const toPraySchema = z.object({
  /** The item of my list; null for a request that is not on it. */
  itemId: z.string().nullable(),
  /** Null for words of my own. */
  requestId: z.string().nullable(),
  text: z.string(),
  /** Who asks, or whom it is about, by the name that they show; null for nobody, and for one asked without a name. */
  personName: z.string().nullable(),
  /** The date for which prayer is asked above all, or null. */
  forDay: date.nullable(),
});
export type ToPray = z.output<typeof toPraySchema>;

/** My day. Times are UTC epoch milliseconds. */
const todaySchema = z.object({
  date,
  /** When this day ends, at the latest with the local one; what is said here is of this day. */
  endsAt: z.int(),
  /** Each is lit by what was done today. */
  lamps: lampsSchema,
  rhythm: rhythmSchema,
  /** Days since I lit a lamp or looked at what the day asked; null on the first day, and as soon as a lamp is lit. */
  daysAway: z.int().nullable(),
  /** Where reading goes on; null before anything was read. */
  read: z
    .object({
      bookId: z.string(),
      bookName: z.string(),
      chapter: z.int(),
      /** How the chapter begins, in the WEB, and how long it takes; told to who comes back after a while alone. */
      opening: z.object({ minutes: z.int(), reference: z.string(), text: z.string() }).nullable(),
    })
    .nullable(),
  /** What a reading plan has for today or has left from days before, and what comes then once the lamp of reading burns; or null. */
  plan: z
    .object({
      id: z.string(),
      name: z.string(),
      /** 'Mark 5' */
      reading: z.string(),
      /** '/bible/MRK/5' */
      path: z.string(),
    })
    .nullable(),
  /** The question to write about. */
  question: z.string(),
  /** Null when nothing waits, and when the lamp burns. */
  pray: toPraySchema.nullable(),
});
export type Today = z.output<typeof todaySchema>;

const mine = { access: 'signed-in', response: todaySchema, status: 200 } as const;

/** GET /api/today */
export const getToday = defineEndpoint({
  ...mine,
  method: 'GET',
  path: '/api/today',
  summary: 'My day: its three lamps, what I could do next, and my rhythm.',
  errors: [],
});

/** POST /api/today/prayer: for who prays without a list. A second time it changes nothing. */
export const createPrayerOfToday = defineEndpoint({
  ...mine,
  method: 'POST',
  path: '/api/today/prayer',
  summary: 'I have prayed, in words that nobody keeps: lights the lamp.',
  errors: [],
});

/** PUT /api/today/sabbath: what was missed before counts by the day of then. */
export const setSabbath = defineEndpoint({
  ...mine,
  method: 'PUT',
  path: '/api/today/sabbath',
  summary: 'Sets the day of the week that I keep free.',
  body: z.strictObject({ weekday: z.literal(WEEKDAYS) }),
  errors: [],
});

/** PUT /api/today/rest: from today on. A rest that I am in, or that was over yesterday, goes on, with another end. */
export const setRest = defineEndpoint({
  ...mine,
  method: 'PUT',
  path: '/api/today/rest',
  summary: 'Begins a rest today, until a date at most 60 days from now. Nothing is asked of me until then.',
  body: z.strictObject({ until: date }),
  errors: [],
});

/** DELETE /api/today/rest: days of it that are over stay free. */
export const endRest = defineEndpoint({
  ...mine,
  method: 'DELETE',
  path: '/api/today/rest',
  summary: 'Ends my rest, if I am in one.',
  errors: [],
});
