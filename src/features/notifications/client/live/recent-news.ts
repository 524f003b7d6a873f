import { MINUTE_MS } from '#contract/durations.ts';

/** A page that was loaded longer ago than this listens long since. Milliseconds. */
const KEPT_MS = MINUTE_MS;

/** What the listening tab heard lately, for tabs that were loaded before they could hear it. Times in milliseconds of one clock. */
export class RecentNews {
  #heard: { at: number; changed: readonly string[] }[] = [];

  note(changed: readonly string[], now: number): void {
    this.#heard = this.#heard.filter(({ at }) => now - at < KEPT_MS);
    if (changed.length > 0) this.#heard.push({ at: now, changed });
  }

  /** What changed since, each once. */
  since(time: number): string[] {
    return [...new Set(this.#heard.flatMap(({ at, changed }) => (at >= time ? changed : [])))];
  }
}
