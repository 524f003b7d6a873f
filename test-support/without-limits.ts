/** Settings of a server that is measured, or kept busy: one person does there what thousands do elsewhere. */
export const WITHOUT_LIMITS = {
  RATE_LIMIT_FACTOR: '1000000',
  JOURNAL_ENTRIES_PER_DAY: '1000000000',
  JOURNAL_LIMIT_MB: '1000000',
};
