/** What only the wardrobe refuses with. */
export const WARDROBE_ERRORS = {
  NOT_ENOUGH_XP: 403,
  OUT_OF_SEASON: 403,
  OUTFIT_LOCKED: 403,
  WALLPAPER_LOCKED: 403,
  ALREADY_UNLOCKED: 409,
} as const;

type WardrobeErrors = typeof WARDROBE_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends WardrobeErrors {}
}
