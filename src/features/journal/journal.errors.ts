/** What only the journal refuses with. */
export const JOURNAL_ERRORS = {
  /** The words of an entry would be replaced by somebody who has not seen them: they were changed on another device meanwhile. */
  ENTRY_CHANGED: 409,
} as const;

type JournalErrors = typeof JOURNAL_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends JournalErrors {}
}
