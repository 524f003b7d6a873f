/** What only people refuse with. */
export const PEOPLE_ERRORS = {
  /** Somebody else has a name that looks like this one. */
  NAME_TAKEN: 409,
  /** They have not said yet whether they are under 16; `answerAge` asks. */
  AGE_NOT_TOLD: 403,
  /** The question about age was answered before, with another answer. */
  AGE_TOLD_BEFORE: 409,
} as const;

type PeopleErrors = typeof PEOPLE_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends PeopleErrors {}
}
