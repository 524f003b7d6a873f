export const DATE_POLL_ERRORS = {
  /** More open polls in one group, or dates in one poll, than there can be; the message says of what. */
  DATE_POLL_LIMIT: 409,
  /** Its date is found, every date has passed, or its group is archived: nothing is answered or changed any more. */
  DATE_POLL_CLOSED: 409,
} as const;

type DatePollErrors = typeof DATE_POLL_ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends DatePollErrors {}
}
