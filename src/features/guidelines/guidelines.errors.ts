/** Error codes of agreeing to the guidelines, with their HTTP status; merged into `ErrorCodes` (src/contract/errors.ts). */
export const guidelinesErrors = {
  /** Agreed to texts that are not those of now. */
  GUIDELINES_CHANGED: 409,
} as const;

declare module '#contract/errors.ts' {
  interface ErrorCodes {
    GUIDELINES_CHANGED: 409;
  }
}
