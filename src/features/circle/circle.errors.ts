/** What only the circle refuses with. */
export const CIRCLE_ERRORS = {
  CIRCLE_FULL: 409,
  /** Too many links or invitations wait. */
  TOO_MANY_INVITATIONS: 409,
  TOO_MANY_BLOCKS: 409,
} as const;

type CircleErrors = typeof CIRCLE_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends CircleErrors {}
}
