import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { WEEKDAYS } from '#contract/local-dates.ts';
import { calendarFeed, endByLink, renewedAddress } from '#contract/secret-address.ts';
import { deviceSchema, pushSchema } from '#features/push/push.contract.ts';
import { WAYS } from './reminders.rules.ts';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "A time is like '06:40'.");
const times = z
  .array(time.nullable())
  .length(7)
  .refine((all) => all.some((one) => one !== null), 'Please choose at least one day.');

/** My reminder. Dates and times are those of my zone. */
const reminderSchema = z.object({
  /** How it comes; null: it is off. */
  way: z.enum(WAYS).nullable(),
  /** From Monday to Sunday; null on a day without one. Kept while it is off. */
  times: z.array(z.string().nullable()),
  /** My date now. */
  today: z.iso.date(),
  /** The next one that will come, if nothing changes; null when it is off, or no day is left. */
  next: z.object({ date: z.iso.date(), time: z.string() }).nullable(),
  sabbath: z.literal(WEEKDAYS),
  /** The last date of the rest that I am in; null for none. */
  restsUntil: z.iso.date().nullable(),
  push: pushSchema,
  isEmailConfirmed: z.boolean(),
  /** The path of the calendar, whose address is secret. */
  calendarPath: z.string(),
});
export type MyReminder = z.output<typeof reminderSchema>;

const mine = { access: 'signed-in', response: reminderSchema, status: 200 } as const;

/** GET /api/reminder */
export const getReminder = defineEndpoint({
  ...mine,
  method: 'GET',
  path: '/api/reminder',
  summary: 'My reminder: how it comes, when, and when next.',
  errors: [],
});

/** PUT /api/reminder: `device` is this browser, for push; absent, those that have it stay. */
export const saveReminder = defineEndpoint({
  ...mine,
  method: 'PUT',
  path: '/api/reminder',
  summary: 'Chooses how my reminder comes, and when. By push, `device` is this browser.',
  body: z.strictObject({ way: z.enum(WAYS), times, device: deviceSchema.optional() }),
  errors: [],
});

/** DELETE /api/reminder: all of it, on every device. */
export const endReminder = defineEndpoint({
  ...mine,
  method: 'DELETE',
  path: '/api/reminder',
  summary: 'Ends my reminder, on every device and in the calendar.',
  errors: [],
});

/** DELETE /api/reminder/device */
export const removeDevice = defineEndpoint({
  ...mine,
  method: 'DELETE',
  path: '/api/reminder/device',
  summary: 'This device gets no more reminders; others of mine still do.',
  errors: [],
});

/** POST /api/reminder/calendar/renewed */
export const renewReminderCalendar = renewedAddress({
  path: '/api/reminder/calendar/renewed',
  summary: 'Gives the calendar with my reminders a new address; the old one ends.',
  response: mine.response,
});

/** POST /api/reminder/end?token=… */
export const endReminderByToken = endByLink({
  path: '/api/reminder/end',
  summary: 'Ends a reminder by what one of them carried: no sign-in is needed.',
});

/** GET /api/reminder-calendar/:token */
export const getReminderCalendar = calendarFeed({
  path: '/api/reminder-calendar/:token',
  summary: "Somebody's reminders as iCalendar, by their secret address.",
});
