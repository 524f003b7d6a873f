import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { calendarFeed, renewedAddress } from '#contract/secret-address.ts';
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

/** POST /api/gathering-calendar/renewed */
export const renewMyCalendar = renewedAddress({
  path: '/api/gathering-calendar/renewed',
  summary: 'Gives my calendar feed a new address; the old one ends.',
  response: calendarSchema,
});

/** GET /api/calendar-feed/:token */
export const getCalendarFeed = calendarFeed({
  path: '/api/calendar-feed/:token',
  summary: 'Gatherings that somebody may come to, as iCalendar, by their secret address.',
});
