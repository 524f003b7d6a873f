/** Counts the milliseconds in which the page could be seen. */
export class VisibleTime {
  readonly #now: () => number;
  #since: number | null = null;
  #counted = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Starts from nothing. */
  begin(isVisible: boolean): void {
    this.#counted = 0;
    this.#since = isVisible ? this.#now() : null;
  }

  setVisible(isVisible: boolean): void {
    this.#settle();
    this.#since = isVisible ? this.#now() : null;
  }

  /** What was counted since the last time it was taken, in whole milliseconds. */
  take(): number {
    this.#settle();
    const counted = Math.floor(this.#counted);
    this.#counted = 0;
    return counted;
  }

  /** What `take` would give, left where it is. */
  peek(): number {
    this.#settle();
    return Math.floor(this.#counted);
  }

  #settle(): void {
    if (this.#since === null) return;
    const now = this.#now();
    // A clock that is set back must not take anything away.
    this.#counted += Math.max(0, now - this.#since);
    this.#since = now;
  }
}
