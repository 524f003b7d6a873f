export const DEBATE_ERRORS = {
  /** The week is over: nothing is said, marked or changed any more. */
  DEBATE_CLOSED: 409,
  /** A second claim of a week comes with a statement of another side. */
  OTHER_SIDE_FIRST: 409,
  /** Words in quotation marks that do not stand in the passage that is cited; the message says what stands there. */
  MISQUOTED: 409,
  /** More claims, or more of them below one another, than there can be; the message says of what. */
  DEBATE_LIMIT: 409,
} as const;

type DebateErrors = typeof DEBATE_ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends DebateErrors {}
}
