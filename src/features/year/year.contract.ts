import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';

/** A date of mine, '2026-11-24'. */
const date = z.iso.date();

/** My dates of one year on which a lamp was lit, oldest first. They are mine alone, and shown to nobody else. */
const lampDatesSchema = z.object({ read: z.array(date), write: z.array(date), pray: z.array(date) });
export type LampDates = z.output<typeof lampDatesSchema>;

const yearSchema = z.object({
  year: z.int(),
  /** The date of today where I am. */
  today: date,
  /** The year of my first lamp; that of today before there is one. */
  firstYear: z.int(),
  dates: lampDatesSchema,
  /** Of the whole time, not of this year alone: how many different chapters of a book I have read. No book without one. */
  shelf: z.array(z.object({ bookId: z.string(), chaptersRead: z.int() })),
});
export type Year = z.output<typeof yearSchema>;

/** GET /api/year: a year of mine. */
export const getYear = defineEndpoint({
  method: 'GET',
  path: '/api/year',
  summary: 'On which days of a year I read, wrote and prayed, and what I have read of each book.',
  access: 'signed-in',
  query: z.object({
    /** Absent: the year of today. */
    of: z
      .string()
      .regex(/^\d{4}$/, 'Say the year with four digits, such as 2026.')
      .optional(),
  }),
  response: yearSchema,
  status: 200,
  errors: [],
});
