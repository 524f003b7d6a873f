import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { email, givenPassword, newPassword, personName } from './account-fields.ts';
import { AVATAR_STYLES, ROLES, THEMES } from './accounts.rules.ts';

/** The signed-in user as everyone's own client sees it (design, section 6). */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  level: z.int().min(1),
  currentXP: z.int().min(0),
  profileImageUrl: z.string().nullable(),
  avatarGenderVibe: z.enum(AVATAR_STYLES),
  /** `#rrggbb`, null for the style's own. */
  avatarSkinColor: z.string().nullable(),
  avatarHairColor: z.string().nullable(),
  avatarAccentColor: z.string().nullable(),
  currentOutfitId: z.string().nullable(),
  currentWallpaperId: z.string().nullable(),
  timezone: z.string().nullable(),
  theme: z.enum(THEMES),
  createdAt: z.int(),
});
export type User = z.output<typeof userSchema>;

/** GET /api/auth/user: the current user, or 401. */
export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user.',
  access: 'signed-in',
  response: userSchema,
  status: 200,
  errors: [],
});

/** POST /api/auth/register: creates the account; does not sign in. */
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
  }),
  response: userSchema,
  status: 201,
  errors: ['EMAIL_TAKEN'],
  rateLimit: { max: 60, windowSeconds: 600 },
});

/** POST /api/auth/login: 200 with the user and the session's cookie. */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with e-mail and password and sets the session cookie.',
  access: 'public',
  body: z.strictObject({
    email,
    password: givenPassword,
  }),
  response: userSchema,
  status: 200,
  errors: ['INVALID_CREDENTIALS'],
});

/** POST /api/auth/logout: ends this session. */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session and clears its cookie.',
  access: 'public',
  status: 204,
  errors: [],
});
