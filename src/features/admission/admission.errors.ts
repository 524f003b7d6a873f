/** What only the door of the server refuses with. */
export const ADMISSION_ERRORS = {
  /** This server lets in whom a moderator has invited; no invitation came along, or one that does not let in. */
  INVITATION_NEEDED: 403,
  /** Nobody makes an account by themselves now. */
  REGISTRATION_CLOSED: 403,
  /** Only the settings let this account in, so its address is confirmed before anybody signs in to it. */
  CONFIRM_FIRST: 403,
  /** Somebody has as many open invitations as one person may have. */
  INVITATIONS_ENOUGH: 409,
} as const;

type AdmissionErrors = typeof ADMISSION_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends AdmissionErrors {}
}
