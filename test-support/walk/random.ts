/** Chance that is the same for the same seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1, without 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to `below`, without it. */
  under(below: number): number {
    return Math.floor(this.next() * below);
  }

  isLikely(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of them; undefined where there is none. */
  maybeOf<T>(list: readonly T[]): T | undefined {
    return list[this.under(list.length)];
  }

  of<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const one = this.maybeOf(list);
    if (one === undefined) throw new Error('there is none to choose from');
    return one;
  }
}
