export const MODERATION_ERRORS = {
  ALREADY_REPORTED: 409,
  OWN_WORDS: 409,
  /** Another moderator is on it. */
  CASE_TAKEN: 409,
  /** Somebody has decided it; the message says what was done. */
  CASE_CLOSED: 409,
  /** Its author changed the words since the moderator read them. */
  WORDS_CHANGED: 409,
  TOO_LATE_TO_UNDO: 409,
  /** Before somebody's first shared word. */
  GUIDELINES_NOT_AGREED: 403,
  AGE_NOT_TOLD: 403,
  /** The message says until when. */
  MUTED: 403,
  NEWCOMER_LIMIT: 409,
  LINKS_NOT_YET: 403,
} as const;

type ModerationErrors = typeof MODERATION_ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends ModerationErrors {}
}
