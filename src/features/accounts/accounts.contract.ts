import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { invitationToken } from '#features/admission/admission.contract.ts';
import { userSchema } from '#features/people/people.contract.ts';
import { email, givenPassword, newPassword, personName } from './account-fields.ts';

/**
 * POST /api/auth/register: creates the account; does not sign in. `invitation` is the token of the link that somebody came by:
 * it counts there, too, where nobody needs one.
 */
export const register = defineEndpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Creates an account. The new user signs in afterwards.',
  access: 'public',
  body: z.strictObject({
    firstName: personName,
    lastName: personName,
    email,
    password: newPassword,
    invitation: invitationToken.optional(),
  }),
  response: userSchema,
  status: 201,
  errors: ['EMAIL_TAKEN', 'INVITATION_NEEDED', 'REGISTRATION_CLOSED'],
  rateLimit: { max: 60, windowSeconds: 600 },
});

/**
 * POST /api/auth/login: 200 with the user and the session's cookie. Where the account has a second step, `CODE_NEEDED`, and
 * `passSecondStep` ends the sign-in.
 */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with e-mail and password and sets the session cookie.',
  access: 'public',
  bannedToo: true,
  body: z.strictObject({
    email,
    password: givenPassword,
  }),
  response: userSchema,
  status: 200,
  errors: ['INVALID_CREDENTIALS', 'CODE_NEEDED', 'CONFIRM_FIRST'],
});

/** POST /api/auth/logout: ends this session. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session and clears its cookie.',
  access: 'public',
  bannedToo: true,
  status: 204,
  errors: [],
});
