export const GATHERING_ERRORS = {
  /** More open gatherings, lines or answers than one group or occurrence can have; the message says of what. */
  GATHERING_LIMIT: 409,
  /** It is cancelled, over, or of an archived group: nothing is answered or changed any more. Or it is hidden, and not divided; or nobody is asked to it any more. */
  GATHERING_CLOSED: 409,
  /** Somebody else took the line first. */
  LINE_TAKEN: 409,
} as const;

type GatheringErrors = typeof GATHERING_ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends GatheringErrors {}
}
