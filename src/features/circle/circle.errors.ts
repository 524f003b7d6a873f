/** What only the circle refuses with. */
export const CIRCLE_ERRORS = {
  /** They have not said yet whether they are 16; `answerAge` asks. */
  AGE_NOT_TOLD: 403,
  CIRCLE_FULL: 409,
  /** Too many links or invitations wait. */
  TOO_MANY_INVITATIONS: 409,
} as const;

type CircleErrors = typeof CIRCLE_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends CircleErrors {}
}
