import { MINUTE_MS } from '#contract/durations.ts';

/** Where the time comes from; tests pass one that they move themselves. */
export interface Clock {
  /** UTC epoch milliseconds. */
  now(): number;
}

/**
 * The clocks of servers agree to within seconds (docs/running.md). What a row says of a time that is later than now by more than this was
 * written while a clock was wrong: nobody waits for it.
 */
export const CLOCKS_AGREE_WITHIN_MS = MINUTE_MS;

export const systemClock: Clock = { now: () => Date.now() };
