/** One place for what form, contract and table agree on. */
export const ACCOUNT_LIMITS = {
  name: 60,
  email: 254,
  /** docs/product.md, Constants. */
  passwordMin: 8,
  passwordMax: 200,
} as const;
