import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { occurrenceParams } from './gatherings-fields.ts';

const calendarSchema = z.object({
  /** The path of my private feed: whoever has it reads what I may come to. */
  path: z.string(),
  /** Letters the day before and an hour before what I come to. */
  areLettersOn: z.boolean(),
});

/** GET /api/gatherings/:gatheringId/:start/calendar.ics */
export const getGatheringIcs = defineEndpoint({
  method: 'GET',
  path: '/api/gatherings/:gatheringId/:start/calendar.ics',
  summary: 'One occurrence as an iCalendar file.',
  access: 'signed-in',
  params: occurrenceParams,
  status: 200,
  errors: ['NOT_FOUND'],
  raw: true,
});

/** GET /api/gathering-calendar */
export const getMyCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/gathering-calendar',
  summary: 'The address of my calendar feed, and whether I am sent letters before what I come to.',
  access: 'signed-in',
  response: calendarSchema,
  status: 200,
  errors: [],
});

/** PATCH /api/gathering-calendar */
export const updateMyCalendar = defineEndpoint({
  method: 'PATCH',
  path: '/api/gathering-calendar',
  summary: 'Switches letters before what I come to on or off.',
  access: 'signed-in',
  body: z.strictObject({ areLettersOn: z.boolean() }),
  response: calendarSchema,
  status: 200,
  errors: [],
});

/** POST /api/gathering-calendar/renewed: the address until now answers 404 from here on. */
export const renewMyCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/gathering-calendar/renewed',
  summary: 'Gives my calendar feed a new address; the old one ends.',
  access: 'signed-in',
  response: calendarSchema,
  status: 200,
  errors: [],
  rateLimit: { max: 20, windowSeconds: 3600 },
});

/** GET /api/calendar-feed/:token: for calendar programs, which cannot sign in. */
export const getCalendarFeed = defineEndpoint({
  method: 'GET',
  path: '/api/calendar-feed/:token',
  summary: 'Gatherings that somebody may come to, as iCalendar, by their secret address.',
  access: 'public',
  params: z.strictObject({
    token: z.string().regex(/^[A-Za-z0-9_.-]{20,160}$/, 'This is no calendar.'),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  raw: true,
  rateLimit: { max: 120, windowSeconds: 600 },
});
