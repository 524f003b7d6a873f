import { z } from 'zod';
import { defineEndpoint } from '#contract/define-endpoint.ts';
import { id } from '#contract/text.ts';
import { userSchema } from '#features/people/people.contract.ts';
import { AVATAR_STYLES } from '#features/people/people.rules.ts';
import { OUTFIT_CATEGORIES } from './catalogue/outfits.ts';
import { GIFT_KINDS } from './wardrobe.rules.ts';

export const outfitSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(OUTFIT_CATEGORIES),
  modestyLevel: z.int(),
  isUnlocked: z.boolean(),
  isDefaultUnlocked: z.boolean(),
  unlockRequiredXP: z.int(),
});
export type Outfit = z.output<typeof outfitSchema>;

export const wallpaperSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  type: z.enum(['image', 'color']),
  /** Null for a colour. A JPEG of 1440 × 2880. */
  imageUrl: z.string().nullable(),
  /** Null for a colour. AVIF of 360 × 720. */
  previewUrl: z.string().nullable(),
  colorValue: z.string(),
  isUnlocked: z.boolean(),
  unlockRequiredXP: z.int().nullable(),
});
export type Wallpaper = z.output<typeof wallpaperSchema>;

export const chestSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  requiredXP: z.int(),
  isUnlocked: z.boolean(),
  rewards: z.array(wallpaperSchema),
});
export type Chest = z.output<typeof chestSchema>;

export const collectionSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  requiredXP: z.int(),
  isUnlocked: z.boolean(),
  /** Three of its wallpapers, to see what it promises. */
  pictures: z.array(z.object({ name: z.string(), previewUrl: z.string() })),
  /** Only of one that opens in a season of the year and stays: the season that is on for me today, or the next. */
  season: z.object({ when: z.string(), isOn: z.boolean(), from: z.iso.date() }).optional(),
});
export type Collection = z.output<typeof collectionSchema>;

/**
 * Something that XP opens and that is not open yet: what waits for somebody is the part of these that their XP reaches. A
 * wallpaper is among them while XP alone will unlock it, a collection of a season while that is on.
 */
export const unopenedSchema = z.object({
  kind: z.enum(GIFT_KINDS),
  id: z.string(),
  name: z.string(),
  requiredXP: z.int(),
});
export type Unopened = z.output<typeof unopenedSchema>;

/**
 * The user with what they wear and see, and with what is still to be opened, in the order in which it is earned: all that
 * their XP reaches, and the next of the rest (`GIFTS.told`).
 */
export const profileSchema = userSchema.extend({
  currentOutfit: outfitSchema.nullable(),
  currentWallpaper: wallpaperSchema.nullable(),
  unopened: z.array(unopenedSchema),
});
export type Profile = z.output<typeof profileSchema>;

const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Please send a colour as #rrggbb.');

/** What the three calls that unlock something have in common. */
const UNLOCK = {
  method: 'POST',
  access: 'signed-in',
  status: 200,
  errors: ['NOT_FOUND', 'NOT_ENOUGH_XP', 'ALREADY_UNLOCKED'],
} as const;

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user/profile',
  summary:
    'The signed-in user with level, XP, current outfit, current wallpaper, and what is still to be opened.',
  access: 'signed-in',
  response: profileSchema,
  status: 200,
  errors: [],
});

/** PATCH: absent leaves, null goes back to the style's own colour. */
export const updateAvatar = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/avatar',
  summary: 'Changes the avatar’s style and colours.',
  access: 'signed-in',
  body: z.strictObject({
    genderVibe: z
      .enum(AVATAR_STYLES, 'Please choose feminine, masculine, neutral or androgynous.')
      .optional(),
    skinColor: hexColor.nullish(),
    hairColor: hexColor.nullish(),
    accentColor: hexColor.nullish(),
  }),
  response: userSchema,
  status: 200,
  errors: [],
});

export const listOutfits = defineEndpoint({
  method: 'GET',
  path: '/api/outfits',
  summary: 'Every outfit, with what is unlocked for me.',
  access: 'signed-in',
  response: z.array(outfitSchema),
  status: 200,
  errors: [],
});

export const unlockOutfit = defineEndpoint({
  ...UNLOCK,
  path: '/api/outfits/:outfitId/unlock',
  summary: 'Unlocks an outfit that I have enough XP for.',
  params: z.strictObject({ outfitId: id }),
  response: outfitSchema,
});

export const equipOutfit = defineEndpoint({
  method: 'PATCH',
  path: '/api/user/outfit',
  summary: 'Puts on an outfit that is unlocked or a default one.',
  access: 'signed-in',
  body: z.strictObject({ outfitId: id }),
  response: userSchema,
  status: 200,
  errors: ['NOT_FOUND', 'OUTFIT_LOCKED'],
});

export const listChests = defineEndpoint({
  method: 'GET',
  path: '/api/chests',
  summary: 'Every chest with what is inside, and which are open for me.',
  access: 'signed-in',
  response: z.array(chestSchema),
  status: 200,
  errors: [],
});

export const unlockChest = defineEndpoint({
  ...UNLOCK,
  path: '/api/chests/:chestId/unlock',
  summary: 'Opens a chest that I have enough XP for; its wallpapers are mine.',
  params: z.strictObject({ chestId: id }),
  response: chestSchema,
});

export const listWallpapers = defineEndpoint({
  method: 'GET',
  path: '/api/wallpapers',
  summary: 'Every wallpaper, with what is unlocked for me.',
  access: 'signed-in',
  response: z.array(wallpaperSchema),
  status: 200,
  errors: [],
});

export const listCollectionWallpapers = defineEndpoint({
  method: 'GET',
  path: '/api/wallpapers/:collectionId',
  summary: 'The wallpapers of one collection.',
  access: 'signed-in',
  params: z.strictObject({ collectionId: id }),
  response: z.array(wallpaperSchema),
  status: 200,
  errors: ['NOT_FOUND'],
});

export const applyWallpaper = defineEndpoint({
  method: 'POST',
  path: '/api/wallpapers/:wallpaperId/apply',
  summary: 'Makes an unlocked wallpaper my background.',
  access: 'signed-in',
  params: z.strictObject({ wallpaperId: id }),
  response: userSchema,
  status: 200,
  errors: ['NOT_FOUND', 'WALLPAPER_LOCKED'],
});

export const listCollections = defineEndpoint({
  method: 'GET',
  path: '/api/wallpaper-collections',
  summary: 'Every wallpaper collection, and which are unlocked for me.',
  access: 'signed-in',
  response: z.array(collectionSchema),
  status: 200,
  errors: [],
});

/** Opening a ready collection unlocks it (docs/product.md, States). */
export const unlockCollection = defineEndpoint({
  ...UNLOCK,
  path: '/api/wallpaper-collections/:collectionId/unlock',
  summary:
    'Unlocks a collection that I have enough XP for, in its season if it has one, and tells its wallpapers, which are mine with it.',
  params: z.strictObject({ collectionId: id }),
  errors: [...UNLOCK.errors, 'OUT_OF_SEASON'],
  response: collectionSchema.extend({ wallpapers: z.array(wallpaperSchema) }),
});
