import type { Clock } from '#platform/server/clock.ts';

/** A clock that stands still until the test moves it. */
export class FakeClock implements Clock {
  #now: number;

  constructor(start = Date.now()) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  set(instant: number | string): void {
    this.#now = typeof instant === 'string' ? Date.parse(instant) : instant;
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; ms?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 } = by;
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + ms;
  }
}
