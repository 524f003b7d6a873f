/** What only the Bible refuses with. */
export const BIBLE_ERRORS = {
  /** No place in the Bible is called so, or it is longer than what can stand beside somebody's words. */
  PASSAGE_NOT_FOUND: 400,
  /** What was uploaded as a Bible text is none, or cannot be read. */
  TEXT_NOT_READABLE: 422,
  /** A Bible text of this name is offered already. */
  TEXT_NAME_TAKEN: 409,
  /** The words of a note would be replaced by somebody who has not seen them: they were changed on another device meanwhile. */
  NOTE_CHANGED: 409,
} as const;

type BibleErrors = typeof BIBLE_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends BibleErrors {}
}
