/** The latest moment that an answer told of (UTC epoch milliseconds), and when it came (milliseconds since the page began). */
let told: { at: number; cameAt: number } | null = null;

/** What the server's clock has reached by now at the least, from what it told; before the first answer nothing is known. */
function atLeast(sinceBegun: number): number {
  return told === null ? Number.NEGATIVE_INFINITY : told.at + sinceBegun - told.cameAt;
}

/**
 * Learns from an answer's `Date` header what time it is for the server. An answer that was kept tells of an earlier moment than a
 * fresh one has told, and changes nothing.
 */
export function noteServerTime(headers: Pick<Headers, 'get'>, sinceBegun: number = performance.now()): void {
  const at = Date.parse(headers.get('Date') ?? '');
  if (at > atLeast(sinceBegun)) told = { at, cameAt: sinceBegun };
}

/** What time it is is looked up again after so long: the server's may be told meanwhile, and a device sleeps or has its clock set. */
const LOOKED_UP_EVERY_MS = 600_000;

/** How long to wait for what ends at `endsAt` (UTC epoch milliseconds), or until the time should be looked up again; milliseconds. */
export function untilOver(endsAt: number, now: number = serverNow()): number {
  return Math.min(Math.max(endsAt - now, 1000), LOOKED_UP_EVERY_MS);
}

/**
 * What time it is (UTC epoch milliseconds): by the device's clock, or by the server's where that is known to be ahead of it. Whatever
 * the server lets begin or end (a day, a ban) goes by this: a device whose clock is behind would learn of it hours late.
 */
export function serverNow(deviceNow: number = Date.now(), sinceBegun: number = performance.now()): number {
  return Math.max(deviceNow, atLeast(sinceBegun));
}
