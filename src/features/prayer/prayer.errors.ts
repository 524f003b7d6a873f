/** What only prayer refuses with. */
export const PRAYER_ERRORS = {
  /** A limit of one person is reached; the message says which, and what to do. */
  PRAYER_LIMIT: 409,
} as const;

type PrayerErrors = typeof PRAYER_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends PrayerErrors {}
}
