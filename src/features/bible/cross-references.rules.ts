export const CROSS_REFERENCE_LIMITS = {
  /** The most that are answered. A verse has 12 on average, and 90 at most. */
  shown: 60,
  /** Verses of a passage that are followed: the first of more. */
  followed: 50,
  /** Characters of the verses in the address: '1-3,7'. */
  verses: 60,
} as const;
