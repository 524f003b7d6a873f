import { randomUUID } from 'node:crypto';

/** UUIDv7 (RFC 9562): sorts by time, so rows are inserted at the end of their index. */
export function newId(now: number): string {
  // Node keeps random bytes ready for version 4; of those only the time and the version are replaced.
  const random = randomUUID();
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random.slice(15)}`;
}
