import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { id } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { NOTIFICATION_LIMITS } from './notifications.rules.ts';

/** Something that I am told about, as it reads now. Times are epoch milliseconds. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  /** What the kind keeps besides: counts, never words of people. */
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  title: z.string(),
  /** The part of the title that stands out; null: none. */
  emphasis: z.string().nullable(),
  text: z.string().nullable(),
  /** Whose words the second line is: somebody's own, or ours. */
  textIs: z.enum(['own-words', 'note']),
  /** The screen that it leads to. */
  href: z.string().nullable(),
  /** Whose face stands beside it. */
  person: publicPersonSchema.nullable(),
  createdAt: z.int(),
  /** Null until it is read. */
  readAt: z.int().nullable(),
});
export type Notification = z.output<typeof notificationSchema>;

const unreadSchema = z.object({
  /** Counted up to 10: 10 means ten or more. */
  unread: z.int().min(0).max(NOTIFICATION_LIMITS.counted),
});

/** GET /api/notifications: newest first, a page at a time. What cannot be read any more is left out. */
export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What I am told about, newest first. A page may be shorter than asked: what is gone is left out.',
  access: 'signed-in',
  query: pageQuery,
  response: z.array(notificationSchema),
  status: 200,
  errors: [],
  rateLimit: { max: 1200, windowSeconds: 600 },
});

/** GET /api/notifications/unread: for the bell. */
export const getUnread = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/unread',
  summary: 'How many of my notifications are unread, counted up to 10.',
  access: 'signed-in',
  response: unreadSchema,
  status: 200,
  errors: [],
});

/** PUT /api/notifications/:notificationId/read: again changes nothing. */
export const markRead = defineEndpoint({
  method: 'PUT',
  path: '/api/notifications/:notificationId/read',
  summary: 'I have read this one.',
  access: 'signed-in',
  params: z.strictObject({ notificationId: id }),
  response: unreadSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/notifications/read: all up to one of them, so that one which comes meanwhile stays unread. */
export const markAllRead = defineEndpoint({
  method: 'PUT',
  path: '/api/notifications/read',
  summary: 'I have read this one and all before it.',
  access: 'signed-in',
  body: z.strictObject({ upTo: id }),
  response: unreadSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/**
 * GET /api/live: server-sent events for as long as the session stands. Each has `{ "changed": [paths] }`: what is at these
 * paths and below them is to be fetched again. `Last-Event-ID` resumes; without it `age` says how old the page is.
 */
export const openLive = defineEndpoint({
  method: 'GET',
  path: '/api/live',
  summary:
    'Server-sent events: which answers have changed, `{ "changed": ["/api/…"] }` with all below each path. Resumed by ' +
    '`Last-Event-ID`; `age` says how many milliseconds ago the page was loaded.',
  access: 'signed-in',
  query: z.strictObject({ age: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional() }),
  raw: true,
  isStream: true,
  status: 200,
  errors: [],
  rateLimit: { max: 300, windowSeconds: 600 },
});
