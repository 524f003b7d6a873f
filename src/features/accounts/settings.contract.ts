import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';
import { isTimezone } from '#contract/timezone.ts';
import { userSchema } from '#features/people/people.contract.ts';
import { THEMES } from '#features/people/people.rules.ts';
import { givenPassword, newPassword, personName } from './account-fields.ts';
import { secondStepSchema } from './second-step.contract.ts';
import { ACTIVITY_KINDS } from './security-events.rules.ts';

/** GET /api/user/account: what the settings need besides the user. */
export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/user/account',
  summary: 'How the signed-in user signs in, and an e-mail address that waits to be confirmed.',
  access: 'signed-in',
  bannedToo: true,
  response: z.object({
    hasPassword: z.boolean(),
    hasProvider: z.boolean(),
    pendingEmail: z.string().nullable(),
    /** Null: no code is asked for at the sign-in. */
    secondStep: secondStepSchema.nullable(),
    /** They are an administrator, and nobody else is one. */
    isOnlyAdministrator: z.boolean(),
  }),
  status: 200,
  errors: [],
});

/** PATCH /api/user/settings: absent leaves, `timezone: null` follows the browser again. */
export const updateSettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/settings',
  summary: "Changes the signed-in user's name, time zone or theme.",
  access: 'signed-in',
  body: z.strictObject({
    firstName: personName.optional(),
    lastName: personName.optional(),
    timezone: z
      .string()
      .max(64)
      .refine(isTimezone, 'This is not a time zone that we know, such as Europe/Rome.')
      .nullable()
      .optional(),
    theme: z.enum(THEMES, 'The theme is system, dawn or vigil.').optional(),
  }),
  response: userSchema,
  status: 200,
  errors: [],
});

/** PUT /api/user/password: all other sessions end, and this one gets another cookie. */
export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/user/password',
  summary: "Changes the signed-in user's password and ends the other sessions.",
  access: 'signed-in',
  body: z.strictObject({ currentPassword: givenPassword, newPassword }),
  status: 204,
  errors: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN'],
});

/** GET /api/user/sessions: newest use first. */
export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where the signed-in user is signed in.',
  access: 'signed-in',
  response: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string().nullable(),
      createdAt: z.int(),
      lastUsedAt: z.int(),
      isCurrent: z.boolean(),
    }),
  ),
  status: 200,
  errors: [],
});

/** GET /api/user/activity: what happened to the account in the last 90 days, the newest first; times in epoch ms. */
export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/user/activity',
  summary: "What happened to the signed-in user's account in the last 90 days, the newest first.",
  access: 'signed-in',
  response: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ACTIVITY_KINDS),
      /** 'Firefox on Android'; null where no browser did it. */
      device: z.string().nullable(),
      /** How often since `begunAt`, the last time `at`. */
      times: z.int(),
      begunAt: z.int(),
      at: z.int(),
    }),
  ),
  status: 200,
  errors: [],
});

/** DELETE /api/user/sessions/:id */
export const revokeSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: "Ends one of the signed-in user's sessions.",
  access: 'signed-in',
  params: z.object({ id }),
  status: 204,
  errors: ['NOT_FOUND'],
});

/** DELETE /api/user/sessions */
export const revokeOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: "Ends all of the signed-in user's sessions but this one.",
  access: 'signed-in',
  status: 204,
  errors: [],
});

/** GET /api/user/export: a JSON file, written while it is read. */
export const exportMine = defineEndpoint({
  method: 'GET',
  path: '/api/user/export',
  summary: 'Everything that Lampstand keeps about the signed-in user, as one JSON file.',
  access: 'signed-in',
  bannedToo: true,
  status: 200,
  raw: true,
  errors: [],
  rateLimit: { max: 20, windowSeconds: 600 },
});

/** POST /api/user/deletion: with the password, or, for accounts without one, the word DELETE and a fresh sign-in. */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Deletes the account of the signed-in user with everything in it. There is no way back.',
  access: 'signed-in',
  bannedToo: true,
  body: z.strictObject({
    password: givenPassword.optional(),
    confirmation: z.string().max(20).optional(),
  }),
  status: 204,
  errors: ['WRONG_PASSWORD', 'SIGN_IN_AGAIN'],
});
