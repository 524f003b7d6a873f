export const GROUP_ERRORS = {
  /** More people, passages, topics or links than one group can have; the message says of what. */
  GROUP_LIMIT: 409,
  /** Nobody writes in an archived group. */
  GROUP_ARCHIVED: 409,
  /** Somebody who was asked to lead has answered, and is asked again after a while. */
  ASKED_LATELY: 409,
  /** A poll in which nobody chooses any more. */
  POLL_ENDED: 409,
  /** A poll whose question stays, since others have chosen. */
  POLL_ANSWERED: 409,
  /** The last leader hands the group over, or archives it, before they leave. */
  LAST_LEADER: 409,
} as const;

type GroupErrors = typeof GROUP_ERRORS;
declare module '#contract/errors.ts' {
  interface ErrorCodes extends GroupErrors {}
}
