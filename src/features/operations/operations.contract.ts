import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';

/**
 * Work that was given up after its last try. What the event tells is not shown: it may be a person's own. Times are
 * epoch milliseconds.
 */
export const parkedEventSchema = z.object({
  id: z.string(),
  /** What happened: 'letter-due'. */
  type: z.string(),
  /** What was to be done about it: 'send-letter'. */
  handler: z.string(),
  /** The same in a sentence: 'A letter could not be sent.' */
  title: z.string(),
  /** What it happened to. */
  subject: z.string(),
  /** Whose it is; null where it is nobody's. */
  personId: z.string().nullable(),
  error: z.string(),
  attempts: z.int(),
  createdAt: z.int(),
  parkedAt: z.int(),
});
export type ParkedEvent = z.output<typeof parkedEventSchema>;

const eventParams = z.strictObject({ eventId: id });

/** GET /api/admin/parked-events: at most 100. */
export const listParkedEvents = defineEndpoint({
  method: 'GET',
  path: '/api/admin/parked-events',
  summary: 'Work that was given up after its last try, the last first.',
  access: 'admin',
  response: z.array(parkedEventSchema),
  status: 200,
  errors: [],
});

/** POST /api/admin/parked-events/:eventId/retry: it is tried now; once it is given up again, it is back in the list. */
export const retryParkedEvent = defineEndpoint({
  method: 'POST',
  path: '/api/admin/parked-events/:eventId/retry',
  summary: 'Tries work once more that was given up.',
  access: 'admin',
  params: eventParams,
  status: 204,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/admin/parked-events/:eventId */
export const deleteParkedEvent = defineEndpoint({
  method: 'DELETE',
  path: '/api/admin/parked-events/:eventId',
  summary: 'Forgets work that was given up.',
  access: 'admin',
  params: eventParams,
  status: 204,
  errors: ['NOT_FOUND'],
});
