import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { pageQuery } from '#contract/paging.ts';
import { endByLink } from '#contract/secret-address.ts';
import { id } from '#contract/text.ts';
import { publicPersonSchema } from '#features/people/people.contract.ts';
import { deviceSchema, pushSchema } from '#features/push/push.contract.ts';
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

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is like '21:00'.");

const quietSchema = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from !== to, 'Quiet hours begin at one time and end at another.');

/** What reaches me, and when. Quiet hours are in my own zone; they may pass midnight. */
export const notificationSettingsSchema = z.object({
  switches: z.array(
    z.object({ id: z.string(), label: z.string(), description: z.string(), isOn: z.boolean() }),
  ),
  quiet: quietSchema.nullable(),
  weeklyLetter: z.boolean(),
  /** The devices that are told what is new while no page is open. */
  push: pushSchema,
});
export type NotificationSettings = z.output<typeof notificationSettingsSchema>;

/** GET /api/notifications/settings */
export const getNotificationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/notifications/settings',
  summary: 'What reaches me, and when.',
  access: 'signed-in',
  response: notificationSettingsSchema,
  status: 200,
  errors: [],
});

/** PATCH: absent leaves, null clears. */
export const updateNotificationSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/notifications/settings',
  summary: 'Changes what reaches me, and when. What is absent stays; null ends quiet hours.',
  access: 'signed-in',
  body: z.strictObject({
    /** By the switch's id. */
    switches: z.record(id, z.boolean()).optional(),
    quiet: quietSchema.nullish(),
    weeklyLetter: z.boolean().optional(),
  }),
  response: notificationSettingsSchema,
  status: 200,
  errors: ['NOT_FOUND'],
});

/** PUT /api/notifications/device: again with another address, that one is taken instead. */
export const addDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/notifications/device',
  summary: 'This browser is told by push what is new, while no page is open.',
  access: 'signed-in',
  body: z.strictObject({ device: deviceSchema }),
  response: notificationSettingsSchema,
  status: 200,
  errors: [],
});

/** DELETE /api/notifications/device: again changes nothing. */
export const removeDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/notifications/device',
  summary: 'This browser is told nothing more of what is new; others of mine still are.',
  access: 'signed-in',
  response: notificationSettingsSchema,
  status: 200,
  errors: [],
});

/** POST /api/letters/weekly/stop?token=… */
export const stopWeeklyLetter = endByLink({
  path: '/api/letters/weekly/stop',
  summary: 'Ends my weekly letter, by the link in one of them: no sign-in is needed.',
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
