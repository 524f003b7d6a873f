import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';

/** The path of my private feed: whoever has it reads what I read on which day. */
const calendarSchema = z.object({ path: z.string() });

/** GET /api/plan-calendar */
export const getPlanCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/plan-calendar',
  summary: 'The address of the calendar of my reading plans.',
  access: 'signed-in',
  response: calendarSchema,
  status: 200,
  errors: [],
});

/** POST /api/plan-calendar/renewed: the address until now answers 404 from here on. */
export const renewPlanCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/plan-calendar/renewed',
  summary: 'Gives the calendar of my plans a new address; the old one ends.',
  access: 'signed-in',
  response: calendarSchema,
  status: 200,
  errors: [],
  rateLimit: { max: 20, windowSeconds: 3600 },
});

/** GET /api/plan-feed/:token: for calendar programs, which cannot sign in. */
export const getPlanFeed = defineEndpoint({
  method: 'GET',
  path: '/api/plan-feed/:token',
  summary: 'What somebody reads on which day, as iCalendar, by their secret address.',
  access: 'public',
  params: z.strictObject({
    token: z.string().regex(/^[A-Za-z0-9_.-]{20,160}$/, 'This is no calendar.'),
  }),
  status: 200,
  errors: ['NOT_FOUND'],
  raw: true,
  rateLimit: { max: 120, windowSeconds: 600 },
});
