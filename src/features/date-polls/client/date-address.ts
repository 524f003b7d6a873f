/** Where a poll has its page. */
export function datePollPath(pollId: string): string {
  return `/community/dates/${pollId}`;
}
