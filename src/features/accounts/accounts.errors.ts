/** What only accounts refuse with. */
export const ACCOUNT_ERRORS = {
  /** The e-mail address or the password is not right. */
  INVALID_CREDENTIALS: 401,
  WRONG_PASSWORD: 403,
  /** Neither a session of the account nor its password came along. */
  PASSWORD_NEEDED: 403,
  /** Only somebody who signed in just now may do this. */
  SIGN_IN_AGAIN: 403,
  /** The password was right; now the code of the second step is awaited (`passSecondStep`). */
  CODE_NEEDED: 403,
  WRONG_CODE: 403,
  EMAIL_TAKEN: 409,
  /** A link in a letter was used, replaced, or is too old. */
  LINK_EXPIRED: 410,
} as const;

type AccountErrors = typeof ACCOUNT_ERRORS;

declare module '#contract/errors.ts' {
  interface ErrorCodes extends AccountErrors {}
}
