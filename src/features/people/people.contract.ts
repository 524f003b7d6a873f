import { z } from 'zod';
import { ROLES } from '#contract/access.policy.ts';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { text } from '#contract/text.ts';
import { CHOSEN_NAME_MAX, chosenNameProblem } from './chosen-name.rules.ts';
import { AGE_ANSWERS, AVATAR_STYLES, SHOWN_AS, THEMES } from './people.rules.ts';
import { tidyName } from './person-name.rules.ts';

/** The signed-in user as everyone's own client sees it (docs/product.md, Accounts). */
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
  /** `#rrggbb`, null for the style's own; of whoever has chosen nothing, those that their id was given. */
  avatarSkinColor: z.string().nullable(),
  avatarHairColor: z.string().nullable(),
  avatarAccentColor: z.string().nullable(),
  currentOutfitId: z.string().nullable(),
  currentWallpaperId: z.string().nullable(),
  timezone: z.string().nullable(),
  theme: z.enum(THEMES),
  createdAt: z.int(),
  /** The name under which others see them: 'Tola A.' */
  shownName: z.string(),
  shownAs: z.enum(SHOWN_AS),
  chosenName: z.string().nullable(),
  /** Their XP, level and counts are put away, on their own screens too. */
  isSecret: z.boolean(),
  ageAnswer: z.enum(['not-asked', ...AGE_ANSWERS]),
  /** A ban may be over (`isBanned`); null: there was none. UTC epoch milliseconds. */
  bannedUntil: z.int().nullable(),
});
export type User = z.output<typeof userSchema>;

/** What others may see of somebody: a strict object, so that a test finds whatever else would be shown. */
export const publicPersonSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  profileImageUrl: z.string().nullable(),
  /** Null for whoever is in secret mode. */
  level: z.int().min(1).nullable(),
  avatar: z.strictObject({
    style: z.enum(AVATAR_STYLES),
    /** `#rrggbb`, null for the style's own. */
    skinColor: z.string().nullable(),
    hairColor: z.string().nullable(),
    accentColor: z.string().nullable(),
    /** Null for the outfit that everybody begins with. */
    outfitId: z.string().nullable(),
  }),
});
export type PublicPerson = z.output<typeof publicPersonSchema>;

/** GET /api/auth/user: the current user, or 401. */
export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'The signed-in user.',
  access: 'signed-in',
  bannedToo: true,
  response: userSchema,
  status: 200,
  errors: [],
});

/** A name to be shown under, tidied. */
const chosenName = text(4 * CHOSEN_NAME_MAX)
  .overwrite(tidyName)
  .superRefine((name, context) => {
    const message = chosenNameProblem(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

/** PATCH /api/people/me: how I am shown. Absent leaves; a chosen name is kept while another way is shown. */
export const updateHowShown = defineEndpoint({
  method: 'PATCH',
  path: '/api/people/me',
  summary: 'Changes under which name others see me, and whether my level, XP and counts are put away.',
  access: 'signed-in',
  body: z.strictObject({
    shownAs: z.enum(SHOWN_AS, 'A name is shown as initial, full or chosen.').optional(),
    chosenName: chosenName.optional(),
    isSecret: z.boolean().optional(),
  }),
  response: userSchema,
  status: 200,
  errors: ['NAME_TAKEN'],
  /** Somebody who looks for a name needs a few; who tries out which are taken needs many. */
  rateLimit: { max: 30, windowSeconds: 3600 },
});

/** PUT /api/people/me/age: asked once, before the first shared word, and shown to nobody. */
export const answerAge = defineEndpoint({
  method: 'PUT',
  path: '/api/people/me/age',
  summary: 'Answers whether I am under 16. It is asked once; an administrator can correct it.',
  access: 'signed-in',
  body: z.strictObject({ answer: z.enum(AGE_ANSWERS, 'The answer is under-16 or grown.') }),
  response: userSchema,
  status: 200,
  errors: ['AGE_TOLD_BEFORE'],
});
