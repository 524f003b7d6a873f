/** Error codes of agreeing to the guidelines, with their HTTP status; merged into `ErrorCodes` (src/contract/errors.ts). */
export const guidelinesErrors = {
  /** Before the first word to others, and again when the texts have changed. */
  GUIDELINES_NOT_AGREED: 403,
  /** Agreed to texts that are not those of now. */
  GUIDELINES_CHANGED: 409,
} as const;

declare module '#contract/errors.ts' {
  interface ErrorCodes {
    GUIDELINES_NOT_AGREED: 403;
    GUIDELINES_CHANGED: 409;
  }
}
