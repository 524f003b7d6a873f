/** What only administrators are refused with. */
export const ADMINISTRATION_ERRORS = {
  /** Nobody would be left who could make an administrator. */
  LAST_ADMIN: 409,
  /** `ADMIN_EMAILS` would give the role again. */
  NAMED_IN_SETTINGS: 409,
  /** Their address is not confirmed, or they are banned. */
  CANNOT_HAVE_ROLE: 409,
} as const;

type AdministrationErrors = typeof ADMINISTRATION_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends AdministrationErrors {}
}
