/** One place for what form, contract and table agree on. */
export const ACCOUNT_LIMITS = {
  name: 60,
  email: 254,
  /** docs/product.md, Constants. */
  passwordMin: 8,
  passwordMax: 128,
  /** Longer ones could be chosen once, and still let their people in. */
  passwordGivenMax: 200,
  /** Browsers that one person is signed in with at the same time; one more ends the session that was unused for longest. */
  sessions: 50,
} as const;

export const PASSWORD_TOO_LONG = `Password must be at most ${ACCOUNT_LIMITS.passwordMax} characters long`;
