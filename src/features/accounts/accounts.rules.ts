/** One place for what form, contract and table agree on. */
export const ACCOUNT_LIMITS = {
  name: 60,
  email: 254,
  /** docs/product.md, Constants. */
  passwordMin: 8,
  passwordMax: 200,
  /** Browsers that one person is signed in with at the same time; one more ends the session that was unused for longest. */
  sessions: 50,
} as const;
