/** A ban without an end: the last moment that a date can be, UTC epoch milliseconds. */
export const FOREVER = 8_640_000_000_000_000;

/** Whether a ban that lasts until then (`user.bannedUntil`, UTC epoch milliseconds) has no end. */
export function isForGood(until: number | null): boolean {
  return until !== null && until >= FOREVER;
}
