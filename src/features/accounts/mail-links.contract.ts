import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { email, givenPassword, newPassword } from './account-fields.ts';

/** The secret in the link of a letter. Any other text cannot be one. */
const token = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete. Please open it from the letter.');

/** POST /api/auth/forgot-password: the same answer whether or not there is such an account. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Sends a link to choose a new password, if there is an account with this e-mail.',
  access: 'public',
  body: z.strictObject({ email }),
  response: z.object({ email: z.string() }),
  status: 202,
  errors: [],
  rateLimit: { max: 10, windowSeconds: 600 },
});

/** POST /api/auth/reset-password: ends every session of the account. */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Sets a new password with the link from the letter, which works once and for one hour.',
  access: 'public',
  body: z.strictObject({ token, password: newPassword }),
  status: 204,
  errors: ['LINK_EXPIRED'],
  rateLimit: { max: 30, windowSeconds: 600 },
});

/**
 * POST /api/auth/verify-email: confirms the address of an account, or the one that it changes to. The link alone does nothing:
 * it takes a session of the account, or its password. All other sessions end.
 */
export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  summary:
    'Confirms an e-mail address with the link from the letter, which works once and for one hour, in a session of the account or with its password.',
  access: 'public',
  body: z.strictObject({ token, password: givenPassword.optional() }),
  response: z.object({ email: z.string(), changed: z.boolean() }),
  status: 200,
  errors: ['LINK_EXPIRED', 'EMAIL_TAKEN', 'PASSWORD_NEEDED', 'WRONG_PASSWORD'],
  rateLimit: { max: 30, windowSeconds: 600 },
});

/** POST /api/auth/resend-verification: another letter; the link in the one before stops working. */
export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  summary: "Sends the letter that confirms the signed-in user's e-mail address again.",
  access: 'signed-in',
  status: 204,
  errors: ['ALREADY_DONE'],
  rateLimit: { max: 5, windowSeconds: 3600 },
});

/** POST /api/user/email: nothing changes until the new address is confirmed. */
export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/api/user/email',
  summary: 'Sends a link to a new e-mail address; opening it makes the address the account’s.',
  access: 'signed-in',
  body: z.strictObject({ email, password: givenPassword.optional() }),
  response: z.object({ pendingEmail: z.string() }),
  status: 202,
  errors: ['EMAIL_TAKEN', 'ALREADY_DONE', 'WRONG_PASSWORD', 'SIGN_IN_AGAIN'],
  rateLimit: { max: 10, windowSeconds: 600 },
});
