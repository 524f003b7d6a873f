import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { calendarFeed, renewedAddress } from '#contract/secret-address.ts';

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

/** POST /api/plan-calendar/renewed */
export const renewPlanCalendar = renewedAddress({
  path: '/api/plan-calendar/renewed',
  summary: 'Gives the calendar of my plans a new address; the old one ends.',
  response: calendarSchema,
});

/** GET /api/plan-feed/:token */
export const getPlanFeed = calendarFeed({
  path: '/api/plan-feed/:token',
  summary: 'What somebody reads on which day, as iCalendar, by their secret address.',
});
