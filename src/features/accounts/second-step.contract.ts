import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { userSchema } from '#features/people/people.contract.ts';
import { givenPassword } from './account-fields.ts';

/** A second step that is on. */
export const secondStepSchema = z.object({ since: z.int(), backupCodesLeft: z.int() });

/** Six digits of the app, or a backup code; spaces and hyphens do not matter. */
const code = z.string().trim().min(1, 'Please enter the code.').max(40, 'This is not a code.');

/** Shown this once. */
const newCodes = z.object({ backupCodes: z.array(z.string()), secondStep: secondStepSchema });

/** POST /api/auth/second-step: after a first step that was answered with `CODE_NEEDED`, within ten minutes. */
export const passSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/auth/second-step',
  summary: 'Ends signing in with the code of the second step, and sets the session cookie.',
  access: 'public',
  body: z.strictObject({ code }),
  response: userSchema,
  status: 200,
  errors: ['WRONG_CODE', 'SIGN_IN_AGAIN'],
  rateLimit: { max: 100, windowSeconds: 600 },
});

/** POST /api/user/second-step/setup: nothing is asked for at the sign-in before a code has shown that the key arrived. */
export const beginSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-step/setup',
  summary: 'Makes a new key for the app that shows codes; it counts once a code of it was given.',
  access: 'signed-in',
  body: z.strictObject({ password: givenPassword.optional() }),
  response: z.object({
    /** Base32, for typing it in. */
    key: z.string(),
    /** The same as an `otpauth:` address, for a QR code. */
    uri: z.string(),
  }),
  status: 200,
  errors: ['ALREADY_DONE', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN'],
  rateLimit: { max: 30, windowSeconds: 600 },
});

/** POST /api/user/second-step: ends the other sessions, which have not passed it. The backup codes are shown this once. */
export const confirmSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-step',
  summary: 'Turns the second step on, by the first code of the app, and gives the backup codes.',
  access: 'signed-in',
  body: z.strictObject({ code }),
  response: newCodes,
  status: 200,
  errors: ['WRONG_CODE', 'ALREADY_DONE', 'NOT_FOUND'],
  rateLimit: { max: 100, windowSeconds: 600 },
});

/** POST /api/user/second-step/backup-codes: those of before stop working. */
export const renewBackupCodes = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-step/backup-codes',
  summary: 'Gives new backup codes in place of all earlier ones.',
  access: 'signed-in',
  body: z.strictObject({ code }),
  response: newCodes,
  status: 200,
  errors: ['WRONG_CODE', 'NOT_FOUND'],
  rateLimit: { max: 100, windowSeconds: 600 },
});

/** POST /api/user/second-step/removal: with the password (or, without one, a fresh sign-in) and a code. */
export const removeSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/user/second-step/removal',
  summary: 'Turns the second step off.',
  access: 'signed-in',
  body: z.strictObject({ password: givenPassword.optional(), code }),
  status: 204,
  errors: ['WRONG_CODE', 'NOT_FOUND', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN'],
  rateLimit: { max: 100, windowSeconds: 600 },
});
